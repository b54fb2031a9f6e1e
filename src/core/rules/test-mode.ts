import { asObject } from '../base/json.js'
import { listed, quoted } from '../base/text.js'
import { isDraftTest } from '../engine/channel.js'
import type { BodyCheck } from '../engine/check.js'
import { storedWord } from '../engine/stored-words.js'

/** A test of inline content or of a draft: what each needs, and what excludes the other. (Test) */
export function testMode(c: BodyCheck): void {
  if (isDraftTest(c)) ofDraft(c)
  else ofInlineContent(c)
}

const identity = ['name', 'content_type', 'user_attribute_identifier', 'subscription_category']

function ofInlineContent(c: BodyCheck): void {
  const { channel, campaign_content, basic_details, connector } = c.body
  const without = 'without `draft_id`.'
  if (channel === undefined) {
    c.report('test/channel-required', ['channel'], `\`channel\` is required ${without}`)
  }
  if (campaign_content === undefined) {
    c.report(
      'test/content-required',
      ['campaign_content'],
      `\`campaign_content\` is required ${without}`,
    )
  } else if (asObject(campaign_content)?.content === undefined && asObject(campaign_content)) {
    c.report(
      'test/content-required',
      ['campaign_content', 'content'],
      `\`content\` is required ${without}`,
    )
  }
  if (c.channel !== 'EMAIL') return
  const email = `is required to test an e-mail ${without}`
  if (basic_details === undefined) {
    c.report(
      'test/basic-details-required',
      ['basic_details'],
      `\`basic_details\`, with ${listed(identity, 'and')}, ${email}`,
    )
  }
  if (connector === undefined) {
    c.report('test/connector-required', ['connector'], `\`connector\` ${email}`)
  }
  const details = asObject(basic_details)
  if (details === undefined) return
  for (const field of identity) {
    if (details[field] !== undefined) continue
    c.report('test/email-identity-required', ['basic_details', field], `${quoted(field)} ${email}`)
  }
}

function ofDraft(c: BodyCheck): void {
  const { draft_id, campaign_content, channel } = c.body
  if (typeof draft_id !== 'string') return
  if (campaign_content !== undefined) {
    c.report(
      'test/mode-conflict',
      ['campaign_content'],
      '`draft_id` and `campaign_content` cannot be sent together. Remove `draft_id` to test this content, or `campaign_content` to test the draft.',
    )
  }
  const { campaign } = c.facts
  if (campaign === null) {
    c.report('test/draft-unknown', ['draft_id'], 'The workspace has no campaign with this id.')
    return
  }
  if (campaign === undefined) c.skip('test/draft-unknown')
  const status = storedWord(campaign, 'status')
  if (status === undefined) c.skip('test/draft-state')
  else if (status !== 'DRAFT') {
    c.report(
      'test/draft-state',
      ['draft_id'],
      'Must be the id of a saved draft; this campaign is no longer a DRAFT.',
    )
  }
  const rule = 'test/draft-channel'
  const stored = storedWord(campaign, 'channel')
  if (stored === undefined) c.skip(rule)
  else if (stored === 'SMS') {
    c.report(
      rule,
      ['draft_id'],
      'Must be the id of a push or e-mail draft; this campaign is for SMS.',
    )
  } else if (channel !== undefined && channel !== stored) {
    const text = `Must be the channel of the draft, ${quoted(stored)}.`
    c.report(rule, ['channel'], `${text} The identifier must be one of that channel.`)
  }
}
