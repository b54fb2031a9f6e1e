import { type JsonObject, objectAt } from '../../../core/base/json.js'
import { expectedTestResults } from '../../../core/index.js'
import { campaignId } from '../facts.js'
import { campaignOf } from '../store.js'
import { type Handler, ok } from './handling.js'

/**
 * Matches identifier values for which every send fails: those that start with `fail`, such as
 * `fail@example.com`, and phone numbers that start with +999, an unassigned country code.
 */
const failing = /^(?:fail|\+999)/i

/** Returns a result for each combination, without sending anything. */
export const testCampaign: Handler = ({ request, store }) => {
  const draft = campaignOf(store, campaignId(request) ?? '')
  const keys = expectedTestResults(request.body, draft) ?? []
  const meta: JsonObject = objectAt(request.body, ['test_campaign_meta']) ?? {}
  const values = [meta.identifier_values].flat()
  const hasFailed = values.some((value) => typeof value === 'string' && failing.test(value))
  const result = hasFailed
    ? { status: 'FAILED', failure_reason: 'The sandbox fails every send to this identifier.' }
    : { status: 'SENT' }
  const message = `${hasFailed ? 0 : keys.length} of ${keys.length} sent.`
  return ok({ data: Object.fromEntries(keys.map((key) => [key, result])), message })
}
