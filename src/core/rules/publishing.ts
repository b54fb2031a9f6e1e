import { statusActions } from '../../../generated/tables.js'
import { channelNeedsFact } from '../engine/channel.js'
import type { BodyCheck } from '../engine/check.js'
import { isNotDraft, isPublishing } from '../engine/draft.js'
import { campaignContent } from './content.js'

const actions: ReadonlySet<unknown> = new Set(statusActions.map(({ action }) => action))

/** The status of an update: publishes a draft, once. (Publish) */
export function publish(c: BodyCheck): void {
  const status = c.body.status
  if (status !== undefined && status !== 'PUBLISH') {
    c.report(
      'publish/status-value',
      ['status'],
      actions.has(status)
        ? `Must be \`PUBLISH\`. To ${String(status).toLowerCase()} a campaign, call \`changeCampaignStatus\`.`
        : 'Must be `PUBLISH`, the only status that can be set.',
    )
  }
  const { campaign } = c.facts
  if (!isPublishing(c)) return
  const notDraft = campaign && isNotDraft(campaign, c.facts)
  if (notDraft === undefined) c.skip('publish/not-draft')
  else if (notDraft) {
    c.report(
      'publish/not-draft',
      ['status'],
      'Only a DRAFT can be published; this campaign is already published.',
    )
  }
}

/** Requires the parts of a draft without which it cannot be published. */
export function completeDraft(c: BodyCheck): void {
  if (!c.isDraft) return
  const rule = 'publish/incomplete'
  const before = c.count
  const content = campaignContent(c)
  if (c.body.campaign_content === undefined) {
    c.report(rule, ['campaign_content'], '`campaign_content` is required to publish the campaign.')
  } else if (content !== undefined && content.content === undefined) {
    c.report(
      rule,
      ['campaign_content', 'content'],
      'A message (`push` or `email`) is required to publish the campaign.',
    )
  }
  if (c.body.connector !== undefined) return
  if (c.channel === 'EMAIL') {
    c.report(rule, ['connector'], '`connector` is required to publish an e-mail campaign.')
  } else if (c.count === before && channelNeedsFact(c)) c.skip(rule)
}
