import { isObject, type JsonObject, own } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import { channelNeedsFact, channelOf } from './channel.js'
import { campaignContent, isFlat } from './content.js'
import {
  type BodyContext,
  type BodyRule,
  type RuleContext,
  type RuleViolation,
  unchecked,
  valid,
  violation,
} from './rule.js'

/** Returns whether the request publishes a draft. */
export const isPublishing = ({ operation, body }: RuleContext): boolean =>
  operation === 'updateCampaign' && body?.status === 'PUBLISH'

/** Returns whether the request needs the draft, as it would be published, to be validated. */
const asksForDraftCheck = (context: RuleContext): boolean =>
  context.operation === 'validateCampaign' || isPublishing(context)

/** Returns whether a draft must be validated, but is a missing fact. */
export const waitsForDraft = (context: RuleContext): boolean =>
  asksForDraftCheck(context) && context.facts.campaign === undefined

/** Parts of a campaign that must be complete to publish; a sent part replaces the stored one. */
export const components = ['basic_details', 'connector', 'campaign_content'] as const

/** Returns whether the stored campaign is no longer a draft and cannot be published again. */
function isNotDraft(campaign: JsonObject, { workspace }: Facts): boolean | undefined {
  if (campaign.status === undefined) return undefined
  if (campaign.status === 'DRAFT') return false
  return workspace?.versioningEnabled === undefined ? undefined : !workspace.versioningEnabled
}

/**
 * Returns the draft to validate: the stored campaign with the changes of the body. Undefined if the
 * request does not need a draft, or if there is none.
 */
export function draftToCheck(context: RuleContext): JsonObject | undefined {
  const { campaign } = context.facts
  if (!asksForDraftCheck(context) || !isObject(campaign)) return undefined
  if (isPublishing(context) && isNotDraft(campaign, context.facts)) return undefined
  const draft: Record<string, unknown> = { ...campaign }
  for (const name of ['channel', 'campaign_delivery_type', ...components]) {
    const submitted = own(context.body ?? {}, name)
    if (submitted !== undefined) draft[name] = submitted
  }
  return draft
}

export const statusValue: BodyRule = ({ body }) => {
  return body.status === 'PUBLISH'
    ? valid
    : violation(['status'], 'Must be `PUBLISH`, the only status that can be set.')
}

export const publishNotDraft: BodyRule = (context) => {
  const { campaign } = context.facts
  if (!isPublishing(context) || campaign === null) return valid
  if (campaign === undefined) return unchecked
  const notDraft = isNotDraft(campaign, context.facts)
  if (notDraft === undefined) return unchecked
  return notDraft
    ? violation(['status'], 'Only a DRAFT can be published; this campaign is already published.')
    : valid
}

export const publishIncomplete: BodyRule = (context) => {
  if (context.subject !== 'draft') return valid
  const missing = missingWhole(context)
  const mayNeedConnector = channelNeedsFact(context) && context.body.connector === undefined
  return missing.length === 0 && mayNeedConnector ? unchecked : missing
}

/** Returns the violations for missing parts of the draft. */
function missingWhole(context: BodyContext): readonly RuleViolation[] {
  const { body } = context
  const content = campaignContent(context)
  const found: RuleViolation[] = []
  if (body.campaign_content === undefined) {
    found.push({
      at: ['campaign_content'],
      message: '`campaign_content` is required to publish the campaign.',
    })
  } else if (content !== undefined && !hasMessage(content.content ?? {})) {
    found.push({
      at: ['campaign_content', 'content'],
      message: 'A message (`push` or `email`) is required to publish the campaign.',
    })
  }
  if (channelOf(context) === 'EMAIL' && body.connector === undefined) {
    found.push({
      at: ['connector'],
      message: '`connector` is required to publish an e-mail campaign.',
    })
  }
  return found
}

/** Returns whether a `content` has a message at any level; counts values that are not objects. */
const hasMessage = (content: unknown): boolean =>
  !isObject(content) ||
  isFlat(content) ||
  Object.values(content).some(
    (locale) =>
      !isObject(locale) ||
      isFlat(locale) ||
      Object.values(locale).some((variation) => !isObject(variation) || isFlat(variation)),
  )
