import type { Call } from '../../../src/adapters/gate/gate-options.js'
import { isObject, type JsonObject, objectAt } from '../../../src/core/base/json.js'
import { readHeaders } from '../../../src/core/contract/request.js'
import type { OperationName } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'

type IsRefused = (body: JsonObject, call: Call) => boolean

/** A server that refuses requests which are right. */
const refusing = (
  name: string,
  summary: string,
  target: string,
  isRefused: IsRefused,
  operations?: readonly OperationName[],
): Mutant => ({
  name: `refuses/${name}`,
  summary,
  // The request that is refused may be about anything.
  shows: { ...(operations && { operations }), subjects: ['*'], kind: 'refused' },
  refuses: (call) =>
    (operations === undefined || operations.includes(call.operation)) &&
    isRefused(isObject(call.body) ? call.body : {}, call)
      ? { target, message: `\`${target}\` is not as it should be.` }
      : undefined,
})

const header = ({ headers = {} }: Call, name: string): string =>
  readHeaders(headers).get(name) ?? ''
const meta = (body: JsonObject): JsonObject => objectAt(body, ['test_campaign_meta']) ?? {}
const length = (value: unknown): number =>
  typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : -1

/** Whether a value is or holds one of which something is true. */
const holds = (
  value: unknown,
  isMeant: (value: unknown, key: string) => boolean,
  key = '',
): boolean =>
  isMeant(value, key) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([name, inner]) => holds(inner, isMeant, name)))

const test = ['testCampaign'] as const
const offers = ['createOffering', 'updateOffering'] as const
const search = ['searchCampaigns'] as const

const bounds: readonly Mutant[] = [
  refusing(
    'name-of-5',
    'Refuses the name of an offering of five characters.',
    'name',
    ({ name }) => length(name) === 5,
    offers,
  ),
  refusing(
    'name-of-100',
    'Refuses the name of an offering of 100 characters.',
    'name',
    ({ name }) => length(name) === 100,
    offers,
  ),
  refusing(
    'priority-1',
    'Refuses the priority 1.',
    'priority',
    ({ priority }) => priority === 1,
    offers,
  ),
  refusing(
    'priority-100',
    'Refuses the priority 100.',
    'priority',
    ({ priority }) => priority === 100,
    offers,
  ),
  refusing(
    'limit-1',
    'Refuses the limit 1 of a search.',
    'limit',
    ({ limit }) => limit === 1,
    search,
  ),
  refusing(
    'limit-15',
    'Refuses the limit 15 of a search.',
    'limit',
    ({ limit }) => limit === 15,
    search,
  ),
  refusing(
    '10-identifier-values',
    'Refuses a test to ten identifiers.',
    'test_campaign_meta.identifier_values',
    (body) => length(meta(body).identifier_values) === 10,
    test,
  ),
  refusing(
    'one-variation',
    'Refuses one as the number of variations.',
    'campaign_content.variation_details',
    (body) => holds(body, (value, key) => key === 'no_of_variations' && value === 1),
  ),
]

const bodies: readonly Mutant[] = [
  refusing(
    'draft-with-channel',
    'Refuses the channel beside a draft.',
    'channel',
    ({ draft_id, channel }) => draft_id !== undefined && channel !== undefined,
    test,
  ),
  refusing(
    'draft-mode',
    'Refuses the test of a draft.',
    'draft_id',
    ({ draft_id }) => draft_id !== undefined,
    test,
  ),
  refusing(
    'inline-mode',
    'Refuses the test of content in the request.',
    'draft_id',
    ({ draft_id }) => draft_id === undefined,
    test,
  ),
  refusing(
    'default-content',
    'Refuses content of the locale `default`.',
    'campaign_content.content.default',
    (body) => objectAt(body, ['campaign_content', 'content', 'default']) !== undefined,
  ),
  refusing(
    'other-locales',
    'Refuses content of any locale but `default`.',
    'campaign_content.locales',
    (body) => length(objectAt(body, ['campaign_content'])?.locales) > 0,
  ),
  refusing('templates-in-texts', 'Refuses personalisation in texts.', 'campaign_content', (body) =>
    holds(body.campaign_content, (value) => String(value).includes('{{')),
  ),
  refusing(
    'templates-in-uris',
    'Refuses personalisation in addresses.',
    'campaign_content',
    (body) =>
      holds(
        body.campaign_content,
        (value, key) =>
          /url|link|uri/i.test(key) && typeof value === 'string' && value.includes('{{'),
      ),
  ),
  refusing(
    'fields-that-were-renamed',
    'Refuses the filter `delivery_type` of an earlier version, which finds nothing.',
    'campaign_fields.delivery_type',
    (body) => objectAt(body, ['campaign_fields'])?.delivery_type !== undefined,
    search,
  ),
  refusing(
    'request-id-in-body',
    'Refuses the request id in the body.',
    'request_id',
    ({ request_id }) => request_id !== undefined,
  ),
  refusing(
    'email-channel',
    'Refuses campaigns of the channel EMAIL.',
    'channel',
    ({ channel }) => channel === 'EMAIL',
    ['createCampaign'],
  ),
  refusing(
    'search-by-sms',
    'Refuses to search for campaigns of the channel SMS.',
    'campaign_fields.channels',
    (body) => holds(objectAt(body, ['campaign_fields'])?.channels, (value) => value === 'SMS'),
    search,
  ),
  refusing(
    'search-without-filter',
    'Refuses a search without a filter.',
    'campaign_fields',
    ({ campaign_fields }) => campaign_fields === undefined,
    search,
  ),
  refusing(
    'empty-tags',
    'Refuses an empty list of tags.',
    'tags',
    ({ tags }) => length(tags) === 0,
    offers,
  ),
  refusing(
    'unlisted-members-of-open-objects',
    'Refuses keys of objects that are open.',
    'personalization_details',
    ({ personalization_details: details }) => isObject(details) && Object.keys(details).length > 0,
  ),
  refusing('null-members', 'Refuses null wherever it stands.', 'body', (body) =>
    holds(body, (value) => value === null),
  ),
  refusing(
    'date-times-with-offset',
    'Refuses dates and times of another zone than UTC.',
    'scheduling',
    (body) => holds(body, (value) => /^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/i.test(String(value))),
  ),
  refusing(
    'date-times-with-fractions',
    'Refuses dates and times with fractions of a second.',
    'scheduling',
    (body) =>
      holds(
        body,
        (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:]+\.\d/i.test(value),
      ),
  ),
  refusing(
    'date-times-in-lower-case',
    'Refuses dates and times with a small t or z.',
    'scheduling',
    (body) =>
      holds(
        body,
        (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:t|T.*z$)/.test(value),
      ),
  ),
  refusing('short-colours', 'Refuses colours of three digits.', 'campaign_content', (body) =>
    holds(body, (value) => /^#[0-9a-f]{3}$/i.test(String(value))),
  ),
  refusing('colours-with-alpha', 'Refuses colours of eight digits.', 'campaign_content', (body) =>
    holds(body, (value) => /^#[0-9a-f]{8}$/i.test(String(value))),
  ),
  refusing(
    'non-ascii-texts',
    'Refuses texts with other characters than those of ASCII.',
    'body',
    (body) => holds(body, (value) => typeof value === 'string' && /[^ -~\s]/.test(value)),
  ),
  refusing('empty-texts', 'Refuses empty texts.', 'body', (body) =>
    holds(body, (value) => value === ''),
  ),
  refusing(
    'empty-validate',
    'Refuses a validation without a body.',
    'body',
    (_, { body }) => body === undefined,
    ['validateCampaign'],
  ),
  refusing(
    'validate-with-body',
    'Refuses a validation with a body.',
    'body',
    (_, { body }) => body !== undefined,
    ['validateCampaign'],
  ),
  refusing(
    'executions-without-body',
    'Refuses to list executions without a body.',
    'body',
    (_, { body }) => body === undefined,
    ['listCampaignExecutions'],
  ),
  refusing('publishing', 'Refuses to publish.', 'status', ({ status }) => status === 'PUBLISH', [
    'updateCampaign',
  ]),
  refusing(
    'updates-of-one-component',
    'Refuses an update of one component alone.',
    'body',
    (body) => Object.keys(body).filter((name) => name !== 'request_id').length === 1,
    ['updateCampaign'],
  ),
  refusing(
    'long-bodies',
    'Refuses bodies of more than two kilobytes.',
    'body',
    (body) => JSON.stringify(body).length > 2048,
  ),
]

const requests: readonly Mutant[] = [
  refusing(
    'keys-in-capitals',
    'Refuses idempotency keys in capitals.',
    'Idempotency-Key',
    (_, call) => /[A-F]/.test(header(call, 'idempotency-key')),
  ),
  refusing(
    'keys-in-small-letters',
    'Refuses idempotency keys in small letters.',
    'Idempotency-Key',
    (_, call) => /[a-f]/.test(header(call, 'idempotency-key')),
  ),
  refusing(
    'without-tenant',
    'Demands X-SVC-Tenant-ID, which nothing says is required.',
    'X-SVC-Tenant-ID',
    (_, call) => header(call, 'x-svc-tenant-id') === '',
  ),
  refusing(
    'validate-without-key',
    'Demands an idempotency key for a validation.',
    'Idempotency-Key',
    (_, call) => header(call, 'idempotency-key') === '',
    ['validateCampaign'],
  ),
  refusing(
    'reads-without-key',
    'Demands an idempotency key for reads.',
    'Idempotency-Key',
    (_, call) => header(call, 'idempotency-key') === '',
    ['getCampaign', 'listOfferings', 'listOfferTemplates'],
  ),
  refusing(
    'offers-without-request-id',
    'Demands a request id for offerings.',
    'X-SVC-Request-Id',
    (_, call) => header(call, 'x-svc-request-id') === '',
    [...offers, 'listOfferings', 'listOfferTemplates'],
  ),
  refusing(
    'search-without-request-id',
    'Demands a request id for a search, for which it is optional.',
    'X-SVC-Request-Id',
    ({ request_id }, call) => header(call, 'x-svc-request-id') === '' && request_id === undefined,
    search,
  ),
  refusing(
    'request-id-in-body-alone',
    'Demands the header of the request id, though the body has it.',
    'X-SVC-Request-Id',
    ({ request_id }, call) => header(call, 'x-svc-request-id') === '' && request_id !== undefined,
  ),
  refusing(
    'request-ids-that-are-no-uuid',
    'Demands request ids that are UUIDs.',
    'X-SVC-Request-Id',
    (_, call) =>
      !/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i.test(header(call, 'x-svc-request-id')),
  ),
  refusing(
    'scheme-in-small-letters',
    'Refuses the scheme `basic` in small letters.',
    'Authorization',
    (_, call) => header(call, 'authorization').startsWith('basic'),
  ),
  refusing('colon-in-password', 'Refuses passwords with a colon.', 'Authorization', (_, call) => {
    const [, encoded = ''] = /^basic +(\S+)$/i.exec(header(call, 'authorization')) ?? []
    return atob(encoded).split(':').length > 2
  }),
  refusing('charset', 'Refuses a media type with parameters.', 'Content-Type', (_, call) =>
    header(call, 'content-type').includes(';'),
  ),
  refusing('json-suffix', 'Refuses media types that end in `+json`.', 'Content-Type', (_, call) =>
    header(call, 'content-type').includes('+json'),
  ),
  refusing(
    'no-media-type',
    'Refuses bodies without a media type.',
    'Content-Type',
    (_, call) => call.body !== undefined && header(call, 'content-type') === '',
  ),
  refusing('trailing-slash', 'Refuses paths that end in a slash.', '', (_, { url }) =>
    /^[^?]*\/(?:\?|$)/.test(new URL(url, 'http://localhost').pathname),
  ),
  refusing(
    'unknown-query',
    'Refuses query parameters that are not documented.',
    'query',
    (_, { query = {}, operation }) =>
      Object.keys(query).some((name) => operation !== 'listOfferings' || name !== 'id'),
  ),
  refusing('escaped-paths', 'Refuses paths with characters that are escaped.', '', (_, { url }) =>
    new URL(url, 'http://localhost').pathname.includes('%'),
  ),
  refusing(
    'unusual-campaign-ids',
    'Refuses to read campaigns by ids of another form than ObjectIds.',
    'campaign_id',
    (_, { params = {} }) => !/^[0-9a-f]{24}$/i.test(String(params.campaign_id ?? '0'.repeat(24))),
    ['getCampaign', 'updateCampaign', 'validateCampaign'],
  ),
  refusing(
    'campaign-ids-in-capitals',
    'Refuses ids of campaigns in capitals.',
    'campaign_id',
    (_, { params = {} }) => /[A-F]/.test(String(params.campaign_id ?? '')),
  ),
  refusing(
    'list-by-id',
    'Refuses to list offerings by id.',
    'id',
    (_, { query = {} }) => query.id !== undefined,
    ['listOfferings'],
  ),
]

const states: readonly Mutant[] = [
  refusingIn(
    'updates-of-active-offerings',
    'Refuses every update of an active offering.',
    'updateOffering',
    'offerings',
    ({ status }) => status === 'active',
  ),
  refusingIn(
    'updates-of-scheduled-offerings',
    'Refuses every update of a scheduled offering.',
    'updateOffering',
    'offerings',
    ({ status }) => status === 'scheduled',
  ),
  refusingIn(
    'updates-of-active-campaigns',
    'Refuses every update of an active campaign.',
    'updateCampaign',
    'campaigns',
    ({ status }) => status === 'ACTIVE',
  ),
  refusingIn(
    'status-changes-of-periodic-campaigns',
    'Refuses every status change of a periodic campaign.',
    'changeCampaignStatus',
    'campaigns',
    ({ campaign_delivery_type: type }) => type === 'PERIODIC',
  ),
  refusingIn(
    'status-changes-of-one-time-campaigns',
    'Refuses every status change of a campaign that is sent once.',
    'changeCampaignStatus',
    'campaigns',
    ({ campaign_delivery_type: type }) => type === 'ONE_TIME',
  ),
  refusingIn(
    'reads-of-drafts',
    'Refuses to read drafts.',
    'getCampaign',
    'campaigns',
    ({ status }) => status === 'DRAFT',
  ),
]

function refusingIn(
  name: string,
  summary: string,
  operation: OperationName,
  kind: 'campaigns' | 'offerings',
  isRefused: (stored: JsonObject) => boolean,
): Mutant {
  return {
    name: `refuses/${name}`,
    summary,
    shows: { operations: [operation], subjects: ['*'], kind: 'refused' },
    refuses: (call, store) =>
      call.operation === operation && [...store[kind].values()].some(isRefused)
        ? { target: 'status', message: 'The state does not allow it.' }
        : undefined,
  }
}

/** Servers that refuse what the contract allows. */
export const strictness: readonly Mutant[] = [...bounds, ...bodies, ...requests, ...states]
