import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { OperationName } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { onSuccess } from '../../../src/testing/sandbox/mutants/edit-response.js'
import { listRepeats } from '../../../src/testing/sandbox/mutants/responses.js'
import type { Handler, Handling } from '../../../src/testing/sandbox/operations/handling.js'

/** Creates a mutant that changes the data of one operation's success responses. */
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

/** Creates a mutant that reads an operation's request incorrectly. */
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
      (handler: Handler): Handler =>
      (handling) =>
        handler(change(handling)),
  },
})

const page = ['response/page']
const sequence = ['response/page', 'sequence/*']

/** Changes the filters of a search. */
const filteredBy =
  (change: (filter: JsonObject, body: JsonObject) => JsonObject) =>
  (handling: Handling): Handling => {
    const body = isObject(handling.request.body) ? handling.request.body : {}
    const filter = isObject(body.campaign_fields) ? body.campaign_fields : {}
    const wanted = { ...body, campaign_fields: change(filter, body) }
    return { ...handling, request: { ...handling.request, body: wanted } }
  }

const leaving = (name: string) => filteredBy(({ [name]: _, ...filter }) => filter)

/** Returns the drafts that match the filters, then the correct results. */
const withDrafts =
  (handler: Handler): Handler =>
  (handling) => {
    const drafts = handler(filteredBy((filter) => ({ status: 'DRAFT', ...filter }))(handling))
    const found = handler(handling)
    const { limit } = isObject(handling.request.body) ? handling.request.body : {}
    const all = [...new Set([...(drafts.data as []), ...(found.data as [])])]
    return { ...found, data: all.slice(0, Number(limit ?? all.length)) }
  }

const search: readonly Mutant[] = [
  inData('searchCampaigns', 'search/total-count', 'Adds `total_count`.', page, (found) => ({
    campaigns: found,
    total_count: 1,
  })),
  inData(
    'searchCampaigns',
    'search/sixteen',
    'Returns pages of sixteen campaigns.',
    page,
    (found) =>
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
    'Also returns a draft that was not requested.',
    page,
    (found) => [...((found as []) ?? []), { id: 'a', status: 'DRAFT', version_number: 1 }],
  ),
  inData(
    'searchCampaigns',
    'search/campaign-without-id',
    'Returns a campaign without its `id`.',
    page,
    (found) => [...((found as []) ?? []), { campaign_id: 'a', version_number: 1 }].slice(-1),
  ),
  inData(
    'searchCampaigns',
    'search/campaign-id',
    'Writes `campaign_id` instead of `id`.',
    sequence,
    (found) =>
      ((found as JsonObject[]) ?? []).map(({ id, ...campaign }) => ({
        campaign_id: id,
        ...campaign,
      })),
  ),
  inData('searchCampaigns', 'search/numeric-id', 'Returns numeric ids.', sequence, (found) =>
    ((found as JsonObject[]) ?? []).map((campaign, id) => ({ ...campaign, id })),
  ),
  inData(
    'searchCampaigns',
    'search/finds-nothing',
    'Returns no campaigns.',
    ['sequence/*'],
    () => [],
  ),
  asking(
    'searchCampaigns',
    'search/ignores-limit',
    'Ignores `limit`.',
    sequence,
    ({ request, ...handling }) => {
      const { limit: _, ...body } = isObject(request.body) ? request.body : {}
      return { ...handling, request: { ...request, body } }
    },
  ),
  asking(
    'searchCampaigns',
    'search/limit-and-one',
    'Returns one campaign more than `limit`.',
    sequence,
    ({ request, ...handling }) => {
      const body = isObject(request.body) ? request.body : {}
      const limit = typeof body.limit === 'number' ? { limit: body.limit + 1 } : {}
      return { ...handling, request: { ...request, body: { ...body, ...limit } } }
    },
  ),
  {
    name: 'search/finds-drafts',
    summary: 'Returns drafts that were not requested.',
    shows: { operations: ['searchCampaigns'], subjects: sequence },
    handlers: { searchCampaigns: withDrafts },
  },
  asking(
    'searchCampaigns',
    'search/ignores-channels',
    'Returns campaigns of other channels.',
    sequence,
    leaving('channels'),
  ),
  asking(
    'searchCampaigns',
    'search/ignores-ids',
    'Ignores the filter `ids`.',
    ['sequence/*'],
    leaving('ids'),
  ),
  asking(
    'searchCampaigns',
    'search/ignores-status',
    'Returns no drafts when they are requested.',
    ['sequence/*'],
    leaving('status'),
  ),
  asking(
    'searchCampaigns',
    'search/reads-legacy-delivery-type',
    'Ignores the filter `delivery_type` of the earlier version.',
    sequence,
    leaving('delivery_type'),
  ),
  asking(
    'searchCampaigns',
    'search/translates-legacy-delivery-type',
    'Treats the filter `delivery_type` as `campaign_delivery_type`.',
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
    'Lists all offerings when one is requested.',
    sequence,
    ({ request, ...handling }) => ({ ...handling, request: { ...request, query: {} } }),
  ),
  inData(
    'listOfferings',
    'list/adds-another',
    'Lists another offering in addition to the requested one.',
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
    'Returns a new id without the prefix `offer_`.',
    ['response/offering'],
    (data) => ({
      ...(data as JsonObject),
      id: String((data as JsonObject).id).replace('offer_', ''),
    }),
  ),
  inData(
    'createOffering',
    'offering/no-id',
    'Does not return the id of a new offering.',
    ['response/offering'],
    (data) => {
      const { id: _, ...offering } = data as JsonObject
      return offering
    },
  ),
  inData(
    'createOffering',
    'offering/offer-id',
    'Returns the id of a new offering as `offer_id`.',
    ['response/offering'],
    (data) => {
      const { id, ...offering } = data as JsonObject
      return { ...offering, offer_id: id }
    },
  ),
  inData(
    'createOffering',
    'offering/created-as-draft',
    'Returns a new offering as a draft.',
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
      `Returns the status after a change as \`${name}\`.`,
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
