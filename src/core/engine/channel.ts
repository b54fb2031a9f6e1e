import { isGivenId } from '../base/json.js'
import type { ReadRequest } from './read-request.js'
import { storedWord } from './stored-words.js'

export type Channel = 'PUSH' | 'EMAIL'

/** Returns whether campaigns of the channel can be created and updated. */
export const isChannel = (value: unknown): value is Channel => value === 'PUSH' || value === 'EMAIL'

/** Returns whether a test request has `draft_id`, of any value but an empty string. */
export const isDraftTest = ({ body }: Pick<ReadRequest, 'body'>): boolean =>
  isGivenId(body?.draft_id)

/** Returns whether a test request has inline content instead of `draft_id`. */
export const isInlineTest = (c: ReadRequest): boolean =>
  c.operation === 'testCampaign' && !isDraftTest(c)

/** Returns whether the request is about a stored campaign, which has a channel. */
const isAboutStored = (c: ReadRequest): boolean =>
  c.operation !== 'createCampaign' && !isInlineTest(c)

/** Returns the channel of the body, else that of the stored campaign. */
export function channelOf(c: ReadRequest): Channel | undefined {
  if (c.body === undefined) return undefined
  const stored = isAboutStored(c) ? storedWord(c.facts.campaign, 'channel') : undefined
  const { channel = stored } = c.body
  return isChannel(channel) ? channel : undefined
}

/** Returns whether the channel is unknown because a fact, the campaign or its channel, is missing. */
export const channelNeedsFact = (c: ReadRequest): boolean =>
  isAboutStored(c) &&
  c.body?.channel === undefined &&
  c.facts.campaign !== null &&
  storedWord(c.facts.campaign, 'channel') === undefined

/** Returns whether the body is for e-mail, for which push fields are unknown. */
export const isEmailBody = ({ body }: ReadRequest): boolean => body?.channel === 'EMAIL'
