import type { BodyContext } from './rule.js'

export type Channel = 'PUSH' | 'EMAIL'

const isChannel = (value: unknown): value is Channel => value === 'PUSH' || value === 'EMAIL'

/** Whether a test request names a saved draft; the key decides, whatever it holds. */
export const isDraftTest = ({ body }: BodyContext): boolean => body.draft_id !== undefined

/** Whether a test request carries its content itself. */
export const isInlineTest = (context: BodyContext): boolean =>
  context.operation === 'testCampaign' && !isDraftTest(context)

/** Whether the request is about a stored campaign, which has a channel. */
const isAboutStored = (context: BodyContext): boolean =>
  context.operation !== 'createCampaign' && !isInlineTest(context)

/** The body's channel; where the body gives none, the stored campaign's. */
export function channelOf(context: BodyContext): Channel | undefined {
  const { body, facts } = context
  const stored = isAboutStored(context) ? facts.campaign?.channel : undefined
  const { channel = stored } = body
  return isChannel(channel) ? channel : undefined
}

/** Whether a fact that was not given, the campaign or its channel, would tell the channel. */
export const channelNeedsFact = (context: BodyContext): boolean =>
  isAboutStored(context) &&
  context.body.channel === undefined &&
  context.facts.campaign !== null &&
  context.facts.campaign?.channel === undefined

/** Whether the body says that it is about e-mail, which the fields of push have no part in. */
export const isEmailBody = ({ body }: BodyContext): boolean => body.channel === 'EMAIL'
