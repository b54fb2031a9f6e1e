import { isGivenId } from '../base/json.js'
import type { BodyContext } from './rule.js'

export type Channel = 'PUSH' | 'EMAIL'

/** Returns whether campaigns of the channel can be created and updated. */
export const isChannel = (value: unknown): value is Channel => value === 'PUSH' || value === 'EMAIL'

/** Returns whether a test request has `draft_id`, of any value but an empty string. */
export const isDraftTest = ({ body }: BodyContext): boolean => isGivenId(body.draft_id)

/** Returns whether a test request has inline content instead of `draft_id`. */
export const isInlineTest = (context: BodyContext): boolean =>
  context.operation === 'testCampaign' && !isDraftTest(context)

/** Returns whether the request is about a stored campaign, which has a channel. */
const isAboutStored = (context: BodyContext): boolean =>
  context.operation !== 'createCampaign' && !isInlineTest(context)

/** Returns the channel of the body, else that of the stored campaign. */
export function channelOf(context: BodyContext): Channel | undefined {
  const { body, facts } = context
  const stored = isAboutStored(context) ? facts.campaign?.channel : undefined
  const { channel = stored } = body
  return isChannel(channel) ? channel : undefined
}

/** Returns whether the channel is unknown because a fact, the campaign or its channel, is missing. */
export const channelNeedsFact = (context: BodyContext): boolean =>
  isAboutStored(context) &&
  context.body.channel === undefined &&
  context.facts.campaign !== null &&
  context.facts.campaign?.channel === undefined

/** Returns whether the body is for e-mail, for which push fields are unknown. */
export const isEmailBody = ({ body }: BodyContext): boolean => body.channel === 'EMAIL'
