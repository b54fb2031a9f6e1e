import { type JsonObject, objectAt } from '../../../core/base/json.js'
import { expectedTestResults } from '../../../core/index.js'
import { campaignId } from '../facts.js'
import { type Handler, ok } from './handling.js'

/**
 * Identifier values to which every send fails: what begins with `fail`, such as `fail@example.com`,
 * and telephone numbers that begin with +999, which no country has.
 */
export const failing = /^(?:fail|\+999)/i

/** Sends nothing, and tells the result of each combination. */
export const testCampaign: Handler = ({ request, store }) => {
  const draft = store.campaigns.get(campaignId(request) ?? '')
  const keys = expectedTestResults(request.body, draft) ?? []
  const meta: JsonObject = objectAt(request.body, ['test_campaign_meta']) ?? {}
  const values = [meta.identifier_values].flat()
  const hasFailed = values.some((value) => typeof value === 'string' && failing.test(value))
  const result = hasFailed
    ? { status: 'FAILED', failure_reason: 'The sandbox lets every send to this identifier fail.' }
    : { status: 'SENT' }
  const message = `${hasFailed ? 0 : keys.length} of ${keys.length} sent.`
  return ok({ data: Object.fromEntries(keys.map((key) => [key, result])), message })
}
