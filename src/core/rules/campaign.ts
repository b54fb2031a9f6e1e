import { quoted } from '../base/text.js'
import { isChannel } from '../engine/channel.js'
import type { Check } from '../engine/check.js'
import { storedWord } from '../engine/stored-words.js'

/** The channel of an update, and that of the campaign. (Update) */
export function updatedChannel(c: Check): void {
  const channel = c.body?.channel
  const { campaign } = c.facts
  const stored = storedWord(campaign, 'channel')
  const rule = 'update/channel-not-supported'
  if (channel === 'SMS') c.rule(rule, 'channel')
  else if (campaign !== null) {
    if (stored === undefined) c.skip(rule)
    else if (stored === 'SMS') {
      c.report(
        rule,
        'campaign_id',
        'This is an SMS campaign; SMS campaigns can only be searched, not updated.',
      )
    }
  }
  if (!isChannel(channel) || campaign === null) return
  if (stored === undefined) c.skip('update/channel-changed')
  else if (isChannel(stored) && stored !== channel) {
    c.report(
      'update/channel-changed',
      ['channel'],
      `Should not differ from the channel of the campaign, ${quoted(stored)}.`,
    )
  }
}

/** Requires the campaign to exist. */
export function storedCampaign(c: Check): void {
  const { campaign } = c.facts
  if (campaign === undefined) c.skip('campaign/unknown')
  else if (campaign === null) {
    const [parameter] = c.traits.pathParameters
    c.report('campaign/unknown', parameter as string, 'The workspace has no campaign with this id.')
  }
}

/** Warns about an SMS campaign, which only a search returns. */
export function smsCampaign(c: Check): void {
  const { campaign } = c.facts
  if (campaign === null) return
  const rule = 'campaign/sms-search-only'
  const channel = storedWord(campaign, 'channel')
  if (channel === undefined) c.skip(rule)
  else if (channel === 'SMS') {
    const [parameter] = c.traits.pathParameters
    c.report(rule, parameter as string, 'This is an SMS campaign, which only a search returns.')
  }
}

const withExecutions: readonly unknown[] = ['PERIODIC', 'BUSINESS_EVENT_TRIGGERED']

/** Requires a campaign that is sent several times. (List executions) */
export function executions(c: Check): void {
  const { campaign } = c.facts
  if (campaign === null) return
  const type = storedWord(campaign, 'campaign_delivery_type')
  if (type === undefined) c.skip('executions/delivery-type')
  else if (!withExecutions.includes(type)) {
    c.report(
      'executions/delivery-type',
      'parent_campaign_id',
      'Only PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns have executions; this campaign is neither.',
    )
  }
}
