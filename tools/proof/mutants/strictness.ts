import type { Call } from '../../../src/adapters/gate/gate-options.js'
import { isObject, type JsonObject, objectAt } from '../../../src/core/base/json.js'
import { readHeaders } from '../../../src/core/contract/request.js'
import type { OperationName } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'

type IsRejected = (body: JsonObject, call: Call) => boolean

/** Creates a mutant that rejects valid requests. */
const rejecting = (
  name: string,
  summary: string,
  target: string,
  isRejected: IsRejected,
  operations?: readonly OperationName[],
): Mutant => ({
  name: `refuses/${name}`,
  summary,
  // The rejected request may be any case.
  shows: { ...(operations && { operations }), subjects: ['*'], kind: 'refused' },
  refuses: (call) =>
    (operations === undefined || operations.includes(call.operation)) &&
    isRejected(isObject(call.body) ? call.body : {}, call)
      ? { target, message: `\`${target}\` is invalid.` }
      : undefined,
})

const header = ({ headers = {} }: Call, name: string): string =>
  readHeaders(headers).get(name) ?? ''
const meta = (body: JsonObject): JsonObject => objectAt(body, ['test_campaign_meta']) ?? {}
const length = (value: unknown): number =>
  typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : -1

/** Returns whether a value, or one inside it, matches a predicate. */
const contains = (
  value: unknown,
  matches: (value: unknown, key: string) => boolean,
  key = '',
): boolean =>
  matches(value, key) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([name, inner]) => contains(inner, matches, name)))

const test = ['testCampaign'] as const
const offers = ['createOffering', 'updateOffering'] as const
const search = ['searchCampaigns'] as const

const bounds: readonly Mutant[] = [
  rejecting(
    'name-of-5',
    'Rejects offering names of five characters.',
    'name',
    ({ name }) => length(name) === 5,
    offers,
  ),
  rejecting(
    'name-of-100',
    'Rejects offering names of 100 characters.',
    'name',
    ({ name }) => length(name) === 100,
    offers,
  ),
  rejecting(
    'priority-1',
    'Rejects the priority 1.',
    'priority',
    ({ priority }) => priority === 1,
    offers,
  ),
  rejecting(
    'priority-100',
    'Rejects the priority 100.',
    'priority',
    ({ priority }) => priority === 100,
    offers,
  ),
  rejecting(
    'limit-1',
    'Rejects searches with limit 1.',
    'limit',
    ({ limit }) => limit === 1,
    search,
  ),
  rejecting(
    'limit-15',
    'Rejects searches with limit 15.',
    'limit',
    ({ limit }) => limit === 15,
    search,
  ),
  rejecting(
    '10-identifier-values',
    'Rejects test sends to ten identifiers.',
    'test_campaign_meta.identifier_values',
    (body) => length(meta(body).identifier_values) === 10,
    test,
  ),
  rejecting(
    'one-variation',
    'Rejects content with one variation.',
    'campaign_content.variation_details',
    (body) => contains(body, (value, key) => key === 'no_of_variations' && value === 1),
  ),
]

const bodies: readonly Mutant[] = [
  rejecting(
    'draft-with-channel',
    'Rejects `channel` in draft mode.',
    'channel',
    ({ draft_id, channel }) => draft_id !== undefined && channel !== undefined,
    test,
  ),
  rejecting(
    'draft-mode',
    'Rejects test sends of drafts.',
    'draft_id',
    ({ draft_id }) => draft_id !== undefined,
    test,
  ),
  rejecting(
    'inline-mode',
    'Rejects inline test sends.',
    'draft_id',
    ({ draft_id }) => draft_id === undefined,
    test,
  ),
  rejecting(
    'default-content',
    'Rejects content of the locale `default`.',
    'campaign_content.content.default',
    (body) => objectAt(body, ['campaign_content', 'content', 'default']) !== undefined,
  ),
  rejecting(
    'other-locales',
    'Rejects content of locales other than `default`.',
    'campaign_content.locales',
    (body) => length(objectAt(body, ['campaign_content'])?.locales) > 0,
  ),
  rejecting('templates-in-texts', 'Rejects personalisation in texts.', 'campaign_content', (body) =>
    contains(body.campaign_content, (value) => String(value).includes('{{')),
  ),
  rejecting('templates-in-uris', 'Rejects personalisation in URLs.', 'campaign_content', (body) =>
    contains(
      body.campaign_content,
      (value, key) =>
        /url|link|uri/i.test(key) && typeof value === 'string' && value.includes('{{'),
    ),
  ),
  rejecting(
    'fields-that-were-renamed',
    'Rejects the filter `delivery_type` of an earlier version instead of returning no results.',
    'campaign_fields.delivery_type',
    (body) => objectAt(body, ['campaign_fields'])?.delivery_type !== undefined,
    search,
  ),
  rejecting(
    'request-id-in-body',
    'Rejects the request id in the body.',
    'request_id',
    ({ request_id }) => request_id !== undefined,
  ),
  rejecting(
    'email-channel',
    'Rejects campaigns of the channel EMAIL.',
    'channel',
    ({ channel }) => channel === 'EMAIL',
    ['createCampaign'],
  ),
  rejecting(
    'search-by-sms',
    'Rejects searches for SMS campaigns.',
    'campaign_fields.channels',
    (body) => contains(objectAt(body, ['campaign_fields'])?.channels, (value) => value === 'SMS'),
    search,
  ),
  rejecting(
    'search-without-filter',
    'Rejects searches without a filter.',
    'campaign_fields',
    ({ campaign_fields }) => campaign_fields === undefined,
    search,
  ),
  rejecting(
    'empty-tags',
    'Rejects an empty list of tags.',
    'tags',
    ({ tags }) => length(tags) === 0,
    offers,
  ),
  rejecting(
    'unlisted-members-of-open-objects',
    'Rejects keys in objects that allow any key.',
    'personalization_details',
    ({ personalization_details: details }) => isObject(details) && Object.keys(details).length > 0,
  ),
  rejecting('null-members', 'Rejects every null value.', 'body', (body) =>
    contains(body, (value) => value === null),
  ),
  rejecting(
    'date-times-with-offset',
    'Rejects date-times in zones other than UTC.',
    'scheduling',
    (body) => contains(body, (value) => /^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/i.test(String(value))),
  ),
  rejecting(
    'date-times-with-fractions',
    'Rejects date-times with fractions of a second.',
    'scheduling',
    (body) =>
      contains(
        body,
        (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:]+\.\d/i.test(value),
      ),
  ),
  rejecting(
    'date-times-in-lower-case',
    'Rejects date-times with a lower-case t or z.',
    'scheduling',
    (body) =>
      contains(
        body,
        (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:t|T.*z$)/.test(value),
      ),
  ),
  rejecting('short-colours', 'Rejects three-digit colours.', 'campaign_content', (body) =>
    contains(body, (value) => /^#[0-9a-f]{3}$/i.test(String(value))),
  ),
  rejecting('colours-with-alpha', 'Rejects eight-digit colours.', 'campaign_content', (body) =>
    contains(body, (value) => /^#[0-9a-f]{8}$/i.test(String(value))),
  ),
  rejecting('non-ascii-texts', 'Rejects strings with non-ASCII characters.', 'body', (body) =>
    contains(body, (value) => typeof value === 'string' && /[^ -~\s]/.test(value)),
  ),
  rejecting('empty-texts', 'Rejects empty strings.', 'body', (body) =>
    contains(body, (value) => value === ''),
  ),
  rejecting(
    'empty-validate',
    'Rejects a validation without a body.',
    'body',
    (_, { body }) => body === undefined,
    ['validateCampaign'],
  ),
  rejecting(
    'validate-with-body',
    'Rejects a validation with a body.',
    'body',
    (_, { body }) => body !== undefined,
    ['validateCampaign'],
  ),
  rejecting(
    'executions-without-body',
    'Rejects lists of executions without a body.',
    'body',
    (_, { body }) => body === undefined,
    ['listCampaignExecutions'],
  ),
  rejecting('publishing', 'Rejects publishing.', 'status', ({ status }) => status === 'PUBLISH', [
    'updateCampaign',
  ]),
  rejecting(
    'updates-of-one-component',
    'Rejects updates of a single component.',
    'body',
    (body) => Object.keys(body).filter((name) => name !== 'request_id').length === 1,
    ['updateCampaign'],
  ),
  rejecting(
    'long-bodies',
    'Rejects bodies of more than two kilobytes.',
    'body',
    (body) => JSON.stringify(body).length > 2048,
  ),
]

const requests: readonly Mutant[] = [
  rejecting(
    'keys-in-capitals',
    'Rejects idempotency keys in upper case.',
    'Idempotency-Key',
    (_, call) => /[A-F]/.test(header(call, 'idempotency-key')),
  ),
  rejecting(
    'keys-in-small-letters',
    'Rejects idempotency keys in lower case.',
    'Idempotency-Key',
    (_, call) => /[a-f]/.test(header(call, 'idempotency-key')),
  ),
  rejecting(
    'without-tenant',
    'Requires X-SVC-Tenant-ID, which is optional.',
    'X-SVC-Tenant-ID',
    (_, call) => header(call, 'x-svc-tenant-id') === '',
  ),
  rejecting(
    'validate-without-key',
    'Requires an idempotency key for validations.',
    'Idempotency-Key',
    (_, call) => header(call, 'idempotency-key') === '',
    ['validateCampaign'],
  ),
  rejecting(
    'reads-without-key',
    'Requires an idempotency key for reads.',
    'Idempotency-Key',
    (_, call) => header(call, 'idempotency-key') === '',
    ['getCampaign', 'listOfferings', 'listOfferTemplates'],
  ),
  rejecting(
    'offers-without-request-id',
    'Requires a request id for offerings.',
    'X-SVC-Request-Id',
    (_, call) => header(call, 'x-svc-request-id') === '',
    [...offers, 'listOfferings', 'listOfferTemplates'],
  ),
  rejecting(
    'search-without-request-id',
    'Requires a request id for searches, where it is optional.',
    'X-SVC-Request-Id',
    ({ request_id }, call) => header(call, 'x-svc-request-id') === '' && request_id === undefined,
    search,
  ),
  rejecting(
    'request-id-in-body-alone',
    'Requires the request id header even if the body has the id.',
    'X-SVC-Request-Id',
    ({ request_id }, call) => header(call, 'x-svc-request-id') === '' && request_id !== undefined,
  ),
  rejecting(
    'request-ids-that-are-no-uuid',
    'Requires request ids to be UUIDs.',
    'X-SVC-Request-Id',
    (_, call) =>
      !/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i.test(header(call, 'x-svc-request-id')),
  ),
  rejecting(
    'scheme-in-small-letters',
    'Rejects the scheme `basic` in lower case.',
    'Authorization',
    (_, call) => header(call, 'authorization').startsWith('basic'),
  ),
  rejecting('colon-in-password', 'Rejects passwords with a colon.', 'Authorization', (_, call) => {
    const [, encoded = ''] = /^basic +(\S+)$/i.exec(header(call, 'authorization')) ?? []
    return atob(encoded).split(':').length > 2
  }),
  rejecting('charset', 'Rejects a media type with parameters.', 'Content-Type', (_, call) =>
    header(call, 'content-type').includes(';'),
  ),
  rejecting('json-suffix', 'Rejects media types that end in `+json`.', 'Content-Type', (_, call) =>
    header(call, 'content-type').includes('+json'),
  ),
  rejecting(
    'no-media-type',
    'Rejects bodies without a media type.',
    'Content-Type',
    (_, call) => call.body !== undefined && header(call, 'content-type') === '',
  ),
  rejecting('trailing-slash', 'Rejects paths that end in a slash.', '', (_, { url }) =>
    /^[^?]*\/(?:\?|$)/.test(new URL(url, 'http://localhost').pathname),
  ),
  rejecting(
    'unknown-query',
    'Rejects undocumented query parameters.',
    'query',
    (_, { query = {}, operation }) =>
      Object.keys(query).some((name) => operation !== 'listOfferings' || name !== 'id'),
  ),
  rejecting('escaped-paths', 'Rejects paths with percent-escapes.', '', (_, { url }) =>
    new URL(url, 'http://localhost').pathname.includes('%'),
  ),
  rejecting(
    'unusual-campaign-ids',
    'Rejects campaign ids that are not ObjectIds.',
    'campaign_id',
    (_, { params = {} }) => !/^[0-9a-f]{24}$/i.test(String(params.campaign_id ?? '0'.repeat(24))),
    ['getCampaign', 'updateCampaign', 'validateCampaign'],
  ),
  rejecting(
    'campaign-ids-in-capitals',
    'Rejects campaign ids in upper case.',
    'campaign_id',
    (_, { params = {} }) => /[A-F]/.test(String(params.campaign_id ?? '')),
  ),
  rejecting(
    'list-by-id',
    'Rejects lists of offerings by id.',
    'id',
    (_, { query = {} }) => query.id !== undefined,
    ['listOfferings'],
  ),
]

const states: readonly Mutant[] = [
  rejectingIn(
    'updates-of-active-offerings',
    'Rejects every update of an active offering.',
    'updateOffering',
    'offerings',
    ({ status }) => status === 'active',
  ),
  rejectingIn(
    'updates-of-scheduled-offerings',
    'Rejects every update of a scheduled offering.',
    'updateOffering',
    'offerings',
    ({ status }) => status === 'scheduled',
  ),
  rejectingIn(
    'updates-of-active-campaigns',
    'Rejects every update of an active campaign.',
    'updateCampaign',
    'campaigns',
    ({ status }) => status === 'ACTIVE',
  ),
  rejectingIn(
    'status-changes-of-periodic-campaigns',
    'Rejects every status change of a periodic campaign.',
    'changeCampaignStatus',
    'campaigns',
    ({ campaign_delivery_type: type }) => type === 'PERIODIC',
  ),
  rejectingIn(
    'status-changes-of-one-time-campaigns',
    'Rejects every status change of a one-time campaign.',
    'changeCampaignStatus',
    'campaigns',
    ({ campaign_delivery_type: type }) => type === 'ONE_TIME',
  ),
  rejectingIn(
    'reads-of-drafts',
    'Rejects reads of drafts.',
    'getCampaign',
    'campaigns',
    ({ status }) => status === 'DRAFT',
  ),
]

function rejectingIn(
  name: string,
  summary: string,
  operation: OperationName,
  kind: 'campaigns' | 'offerings',
  isRejected: (stored: JsonObject) => boolean,
): Mutant {
  return {
    name: `refuses/${name}`,
    summary,
    shows: { operations: [operation], subjects: ['*'], kind: 'refused' },
    refuses: (call, store) =>
      call.operation === operation && [...store[kind].values()].some(isRejected)
        ? { target: 'status', message: 'The state does not allow it.' }
        : undefined,
  }
}

/** Servers that reject what the contract allows. */
export const strictness: readonly Mutant[] = [...bounds, ...bodies, ...requests, ...states]
