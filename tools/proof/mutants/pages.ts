import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { OperationName } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { onSuccess } from '../../../src/testing/sandbox/mutants/edit-response.js'
import { listRepeats } from '../../../src/testing/sandbox/mutants/responses.js'
import type { Handler, Handling } from '../../../src/testing/sandbox/operations/handling.js'

/** A server that departs in the data of the successes of one operation. */
const inData = (
  operation: OperationName,
  name: string,
  summary: string,
  subjects: readonly string[],
  change: (data: unknown) => unknown,
): Mutant => ({
  name,
  summary,
  shows: { operations: [operation], subjects },
  answer: onSuccess((body, exchange) =>
    exchange.operation === operation ? { ...body, data: change(body.data) } : undefined,
  ),
})

/** A server that departs in how an operation reads what it is asked for. */
const asking = (
  operation: 'searchCampaigns' | 'listOfferings',
  name: string,
  summary: string,
  subjects: readonly string[],
  change: (handling: Handling) => Handling,
): Mutant => ({
  name,
  summary,
  shows: { operations: [operation], subjects },
  handlers: {
    [operation]:
      (right: Handler): Handler =>
      (handling) =>
        right(change(handling)),
  },
})

const page = ['response/page']
const sequence = ['response/page', 'sequence/*']

/** The search with other filters. */
const filteredBy =
  (change: (filter: JsonObject, body: JsonObject) => JsonObject) =>
  (handling: Handling): Handling => {
    const body = isObject(handling.request.body) ? handling.request.body : {}
    const filter = isObject(body.campaign_fields) ? body.campaign_fields : {}
    const wanted = { ...body, campaign_fields: change(filter, body) }
    return { ...handling, request: { ...handling.request, body: wanted } }
  }

const leaving = (name: string) => filteredBy(({ [name]: _, ...filter }) => filter)

/** The drafts that the other filters leave, and then what the search is to find. */
const withDrafts =
  (right: Handler): Handler =>
  (handling) => {
    const drafts = right(filteredBy((filter) => ({ status: 'DRAFT', ...filter }))(handling))
    const found = right(handling)
    const { limit } = isObject(handling.request.body) ? handling.request.body : {}
    const all = [...new Set([...(drafts.data as []), ...(found.data as [])])]
    return { ...found, data: all.slice(0, Number(limit ?? all.length)) }
  }

const search: readonly Mutant[] = [
  inData(
    'searchCampaigns',
    'search/total-count',
    'Counts all that was found in `total_count`.',
    page,
    (found) => ({ campaigns: found, total_count: 1 }),
  ),
  inData('searchCampaigns', 'search/sixteen', 'Has pages of sixteen campaigns.', page, (found) =>
    Array.isArray(found)
      ? Array.from(
          { length: 16 },
          (_, index) => found[index] ?? { id: String(index), version_number: 1 },
        )
      : found,
  ),
  inData(
    'searchCampaigns',
    'search/adds-a-draft',
    'Also finds a draft that was not asked for.',
    page,
    (found) => [...((found as []) ?? []), { id: 'a', status: 'DRAFT', version_number: 1 }],
  ),
  inData(
    'searchCampaigns',
    'search/campaign-without-id',
    'Has a campaign without its `id`.',
    page,
    (found) => [...((found as []) ?? []), { campaign_id: 'a', version_number: 1 }].slice(-1),
  ),
  inData(
    'searchCampaigns',
    'search/campaign-id',
    'Writes `campaign_id` in place of `id`.',
    sequence,
    (found) =>
      ((found as JsonObject[]) ?? []).map(({ id, ...campaign }) => ({
        campaign_id: id,
        ...campaign,
      })),
  ),
  inData('searchCampaigns', 'search/numeric-id', 'Has ids that are numbers.', sequence, (found) =>
    ((found as JsonObject[]) ?? []).map((campaign, id) => ({ ...campaign, id })),
  ),
  inData('searchCampaigns', 'search/finds-nothing', 'Finds nothing.', ['sequence/*'], () => []),
  asking(
    'searchCampaigns',
    'search/ignores-limit',
    'Does not read `limit`.',
    sequence,
    ({ request, ...handling }) => {
      const { limit: _, ...body } = isObject(request.body) ? request.body : {}
      return { ...handling, request: { ...request, body } }
    },
  ),
  asking(
    'searchCampaigns',
    'search/limit-and-one',
    'Has one campaign more than `limit` on a page.',
    sequence,
    ({ request, ...handling }) => {
      const body = isObject(request.body) ? request.body : {}
      const limit = typeof body.limit === 'number' ? { limit: body.limit + 1 } : {}
      return { ...handling, request: { ...request, body: { ...body, ...limit } } }
    },
  ),
  {
    name: 'search/finds-drafts',
    summary: 'Finds drafts without being asked for them.',
    shows: { operations: ['searchCampaigns'], subjects: sequence },
    handlers: { searchCampaigns: withDrafts },
  },
  asking(
    'searchCampaigns',
    'search/ignores-channels',
    'Finds campaigns of other channels.',
    sequence,
    leaving('channels'),
  ),
  asking(
    'searchCampaigns',
    'search/ignores-ids',
    'Does not read the filter `ids`.',
    ['sequence/*'],
    leaving('ids'),
  ),
  asking(
    'searchCampaigns',
    'search/ignores-status',
    'Finds no drafts that are asked for.',
    ['sequence/*'],
    leaving('status'),
  ),
  asking(
    'searchCampaigns',
    'search/reads-legacy-delivery-type',
    'Does as if the filter `delivery_type` of the earlier version were not there.',
    sequence,
    leaving('delivery_type'),
  ),
  asking(
    'searchCampaigns',
    'search/translates-legacy-delivery-type',
    'Takes the filter `delivery_type` for `campaign_delivery_type`.',
    sequence,
    filteredBy(({ delivery_type, ...filter }) => ({
      ...filter,
      ...(delivery_type !== undefined && { campaign_delivery_type: delivery_type }),
    })),
  ),
]

const list: readonly Mutant[] = [
  asking(
    'listOfferings',
    'list/ignores-id',
    'Lists all offerings where one is asked for.',
    sequence,
    ({ request, ...handling }) => ({ ...handling, request: { ...request, query: {} } }),
  ),
  inData(
    'listOfferings',
    'list/adds-another',
    'Lists another offering besides the one that is asked for.',
    page,
    (found) => [
      ...((found as []) ?? []),
      { id: 'offer_000000000000000000000000' },
      { id: 'offer_000000000000000000000001' },
    ],
  ),
  listRepeats,
  inData('listOfferings', 'list/finds-nothing', 'Lists no offerings.', ['sequence/*'], () => []),
]

const single: readonly Mutant[] = [
  inData(
    'createOffering',
    'offering/id-without-prefix',
    'Leaves the prefix `offer_` of a new id out.',
    ['response/offering'],
    (data) => ({
      ...(data as JsonObject),
      id: String((data as JsonObject).id).replace('offer_', ''),
    }),
  ),
  inData(
    'createOffering',
    'offering/no-id',
    'Does not tell the id of a new offering.',
    ['response/offering'],
    (data) => {
      const { id: _, ...offering } = data as JsonObject
      return offering
    },
  ),
  inData(
    'createOffering',
    'offering/offer-id',
    'Tells the id of a new offering as `offer_id`.',
    ['response/offering'],
    (data) => {
      const { id, ...offering } = data as JsonObject
      return { ...offering, offer_id: id }
    },
  ),
  inData(
    'createOffering',
    'offering/created-as-draft',
    'Says that a new offering is a draft.',
    ['response/offering'],
    (data) => ({ ...(data as JsonObject), status: 'draft' }),
  ),
  inData(
    'createOffering',
    'offering/created-as-text',
    'Answers a new offering with its id alone.',
    ['response/offering'],
    (data) => (data as JsonObject).id,
  ),
  ...(['status', 'campaign_status'] as const).map((name) =>
    inData(
      'changeCampaignStatus',
      `status-change/reports-${name.replace('_', '-')}`,
      `Tells the status that a change has led to as \`${name}\`.`,
      ['response/status-data'],
      (data) => ({ ...(data as JsonObject), [name]: 'STOPPED' }),
    ),
  ),
  inData(
    'changeCampaignStatus',
    'status-change/reports-campaign',
    'Answers a status change with the campaign.',
    ['response/status-data'],
    (data) => ({ ...(data as JsonObject), campaign: { status: 'STOPPED' } }),
  ),
]

/** Servers that answer searches, lists and single items with the wrong ones. */
export const pages: readonly Mutant[] = [...search, ...list, ...single]
