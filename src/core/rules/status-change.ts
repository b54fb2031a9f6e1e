import { statusActions } from '../../../generated/tables.js'
import { quoted } from '../base/text.js'
import type { BodyCheck } from '../engine/check.js'
import { storedWord } from '../engine/stored-words.js'

/** The actions, and the one that belongs to another operation. */
const known: readonly unknown[] = [...statusActions.map(({ action }) => action), 'PUBLISH']

/** The action of a status change: not on a draft, and not for every delivery type. */
export function statusChange(c: BodyCheck): void {
  const action = c.body.action
  const { campaign } = c.facts
  if (campaign === null) return
  excluded(c, 'status/stop-periodic', 'STOP', 'PERIODIC')
  excluded(c, 'status/pause-one-time', 'PAUSE', 'ONE_TIME')
  excluded(c, 'status/resume-one-time', 'RESUME', 'ONE_TIME')
  if (!known.includes(action)) return
  const status = storedWord(campaign, 'status')
  if (status === undefined) c.skip('status/not-published')
  else if (status === 'DRAFT') {
    c.report(
      'status/not-published',
      ['action'],
      'The campaign is a DRAFT; only the status of a published campaign can change.',
    )
  }
}

function excluded(c: BodyCheck, rule: string, action: string, deliveryType: string): void {
  if (c.body.action !== action) return
  const stored = storedWord(c.facts.campaign, 'campaign_delivery_type')
  if (stored === undefined) c.skip(rule)
  else if (stored === deliveryType) {
    c.report(
      rule,
      ['action'],
      `${quoted(action)} cannot be used because the campaign is ${quoted(deliveryType)}.`,
    )
  }
}
