import type { RuleContext } from './rule.js'

export type Channel = 'PUSH' | 'EMAIL'

const isChannel = (value: unknown): value is Channel => value === 'PUSH' || value === 'EMAIL'

/** Whether a test request names a saved draft; the key decides, whatever it holds. */
export const isDraftTest = ({ body }: RuleContext): boolean => body?.draft_id !== undefined

/** Whether a test request carries its content itself. */
export const isInlineTest = (context: RuleContext): boolean =>
  context.operation === 'testCampaign' && context.body !== undefined && !isDraftTest(context)

/** Whether the request is about a stored campaign, which has a channel. */
const isAboutStored = (context: RuleContext): boolean =>
  context.operation !== 'createCampaign' && !isInlineTest(context)

/** The body's channel; where the body gives none, the stored campaign's. */
export function channelOf(context: RuleContext): Channel | undefined {
  const { body, facts } = context
  if (body === undefined) return undefined
  const stored = isAboutStored(context) ? facts.campaign?.channel : undefined
  const value = body.channel !== undefined ? body.channel : stored
  return isChannel(value) ? value : undefined
}

/** Whether a fact that was not given, the campaign or its channel, would tell the channel. */
export const channelNeedsFact = (context: RuleContext): boolean =>
  isAboutStored(context) &&
  context.body?.channel === undefined &&
  context.facts.campaign !== null &&
  context.facts.campaign?.channel === undefined

/** Whether the body says that it is about e-mail, which the fields of push have no part in. */
export const isEmailBody = ({ body }: RuleContext): boolean => body?.channel === 'EMAIL'
