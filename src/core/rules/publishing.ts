import { isObject, type JsonObject, own } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import { channelNeedsFact, channelOf } from './channel.js'
import { campaignContent, isFlat } from './content.js'
import {
  type BodyContext,
  type BodyRule,
  fine,
  type Problem,
  problem,
  type RuleContext,
  unchecked,
} from './rule.js'

/** Whether the request asks to publish a draft. */
export const isPublishing = ({ operation, body }: RuleContext): boolean =>
  operation === 'updateCampaign' && body?.status === 'PUBLISH'

/** Whether the request is about a draft as it would be published. */
const asksForDraftCheck = (context: RuleContext): boolean =>
  context.operation === 'validateCampaign' || isPublishing(context)

/** Whether a draft would be checked if the facts held it. */
export const waitsForDraft = (context: RuleContext): boolean =>
  asksForDraftCheck(context) && context.facts.campaign === undefined

/** Parts of a campaign that must be complete to publish; a submitted one replaces the stored. */
export const components = ['basic_details', 'connector', 'campaign_content'] as const

/** Whether the stored campaign is no longer a draft and may not be published anew either. */
function isNotDraft(campaign: JsonObject, { workspace }: Facts): boolean | undefined {
  if (campaign.status === undefined) return undefined
  if (campaign.status === 'DRAFT') return false
  return workspace?.versioningEnabled === undefined ? undefined : !workspace.versioningEnabled
}

/**
 * Returns the draft to check: the stored campaign with what the body changes. Undefined where the
 * request does not ask for such a check, or where there is nothing to check.
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
    ? fine
    : problem(['status'], 'The only status that can be set here is `PUBLISH`.')
}

export const publishNotDraft: BodyRule = (context) => {
  const { campaign } = context.facts
  if (!isPublishing(context) || campaign === null) return fine
  if (campaign === undefined) return unchecked
  const notDraft = isNotDraft(campaign, context.facts)
  if (notDraft === undefined) return unchecked
  return notDraft
    ? problem(
        ['status'],
        'Only a DRAFT can be published; this campaign has been published already.',
      )
    : fine
}

export const publishIncomplete: BodyRule = (context) => {
  if (context.subject !== 'draft') return fine
  const missing = missingWhole(context)
  const mayNeedConnector = channelNeedsFact(context) && context.body.connector === undefined
  return missing.length === 0 && mayNeedConnector ? unchecked : missing
}

/** The parts that the judged draft does not have at all. */
function missingWhole(context: BodyContext): readonly Problem[] {
  const { body } = context
  const content = campaignContent(context)
  const found: Problem[] = []
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

/**
 * Whether a `content` has a message at any level; one that lacks its variation level is another
 * rule's, and what is no object the schema's.
 */
const hasMessage = (content: unknown): boolean =>
  !isObject(content) ||
  isFlat(content) ||
  Object.values(content).some(
    (locale) =>
      !isObject(locale) ||
      isFlat(locale) ||
      Object.values(locale).some((variation) => !isObject(variation) || isFlat(variation)),
  )
