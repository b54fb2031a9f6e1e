import type { Call } from '../../../src/adapters/gate/gate-options.js'
import { fromPointer, valueAt } from '../../../src/core/base/json.js'
import type { OperationName, Violation } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { acceptsMissingChannel } from '../../../src/testing/sandbox/mutants/requests.js'
import { schemasAt } from './field-schemas.js'
import { isOf, type Keyword } from './structure-keywords.js'

type Forgiven = (value: unknown, violation: Violation, call: Call) => boolean

/** Creates a mutant that accepts a value that the contract does not allow. */
const accepting = (
  name: string,
  summary: string,
  isForgiven: Forgiven,
  shows: { operations?: readonly OperationName[]; subjects?: readonly string[] } = {},
): Mutant => ({
  name: `structure/accepts-${name}`,
  summary,
  shows: { subjects: ['structure'], ...shows },
  forgives: (violation, call) =>
    isForgiven(valueAt(call.body, fromPointer(violation.pointer)), violation, call),
})

const breaks =
  (keyword: Keyword, isForgiven: (value: unknown) => boolean): Forgiven =>
  (value, violation, call) =>
    isOf(keyword, violation, call.operation) && isForgiven(value)

/** Matches values of another type than in the schema. */
const inPlaceOf =
  (type: string, isForgiven: (value: unknown) => boolean): Forgiven =>
  (value, violation, { operation }) =>
    isOf('type', violation, operation) &&
    isForgiven(value) &&
    schemasAt(operation, violation.pointer).some((schema) => schema.type === type)

/** Matches members of an enum in another letter case. */
const respelled: Forgiven = (value, violation, { operation }) => {
  if (typeof value !== 'string' || !isOf('enum', violation, operation)) return false
  const allowed = schemasAt(operation, violation.pointer).flatMap((schema) => [
    ...(Array.isArray(schema.enum) ? schema.enum : []),
    schema.const,
  ])
  return allowed.some((each) => String(each).toUpperCase() === value.toUpperCase())
}

const numeric = /^-?\d+$/
const isString = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'
const isNull = (value: unknown): boolean => value === null

const kinds: readonly Mutant[] = [
  accepting(
    'lower-case-enum-members',
    'Accepts enum values in lower case.',
    breaks(
      'enum',
      (value) => typeof value === 'string' && value === value.toLowerCase() && value !== '',
    ),
  ),
  accepting('mixed-case-enum-members', 'Accepts enum values in any letter case.', respelled),
  accepting(
    'empty-enum-members',
    'Accepts an empty string as an enum value.',
    breaks('enum', (value) => value === ''),
  ),
  accepting(
    'numbers-as-texts',
    'Accepts a string of digits as a number.',
    inPlaceOf('integer', (value) => typeof value === 'string' && numeric.test(value)),
  ),
  accepting(
    'fractions',
    'Accepts fractions instead of whole numbers.',
    inPlaceOf('integer', isNumber),
  ),
  accepting('texts-for-flags', 'Accepts strings as booleans.', inPlaceOf('boolean', isString)),
  accepting('null-for-text', 'Accepts null as a string.', inPlaceOf('string', isNull)),
  accepting('null-for-object', 'Accepts null as an object.', inPlaceOf('object', isNull)),
  accepting('null-for-list', 'Accepts null as a list.', inPlaceOf('array', isNull)),
  accepting('numbers-for-texts', 'Accepts numbers as strings.', inPlaceOf('string', isNumber)),
  accepting('lists-for-objects', 'Accepts lists as objects.', inPlaceOf('object', Array.isArray)),
  accepting('one-for-list', 'Accepts a single string as a list.', inPlaceOf('array', isString)),
  accepting(
    'date-without-zone',
    'Accepts date-times without a zone.',
    breaks('date-time', (value) => /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(String(value))),
  ),
  accepting(
    'date-alone',
    'Accepts dates without a time.',
    breaks('date-time', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))),
  ),
  accepting(
    'date-that-is-none',
    'Accepts days and hours that do not exist.',
    breaks('date-time', (value) => /^\d{4}-\d\d-\d\d[Tt ]/.test(String(value))),
  ),
  accepting(
    'relative-uri',
    'Accepts URLs without a scheme.',
    breaks('uri', (value) => typeof value === 'string' && !/^[a-z]+:/i.test(value)),
  ),
  accepting(
    'uri-with-spaces',
    'Accepts URLs with spaces.',
    breaks('uri', (value) => String(value).includes(' ')),
  ),
  accepting(
    'email-without-domain',
    'Accepts e-mail addresses without a domain.',
    breaks('email', (value) => !/@./.test(String(value))),
  ),
  accepting(
    'colour-names',
    'Accepts colour names.',
    breaks('hex-color', (value) => /^[a-z]+$/i.test(String(value))),
  ),
]

/** Matches violations at one field. */
const at =
  (field: RegExp, isForgiven: (value: unknown) => boolean = () => true): Forgiven =>
  (value, { rule, target }) =>
    rule === 'structure' && field.test(target) && isForgiven(value)

const offers = { operations: ['createOffering', 'updateOffering'] } as const
const search = { operations: ['searchCampaigns'] } as const
const test = { operations: ['testCampaign'] } as const

const fields: readonly Mutant[] = [
  accepting(
    '11-identifier-values',
    'Accepts test sends to eleven identifiers.',
    at(/\.identifier_values$/, (value) => Array.isArray(value) && value.length === 11),
    test,
  ),
  accepting(
    'identifier-values-as-text',
    'Accepts the identifiers of a test send as one string.',
    at(/\.identifier_values$/, (value) => typeof value === 'string'),
    test,
  ),
  accepting(
    'unknown-template-type',
    'Accepts any template type.',
    at(/\.template_type$/, (value) => typeof value === 'string'),
  ),
  accepting(
    'unknown-channel',
    'Accepts any channel.',
    at(/^channel$/, (value) => typeof value === 'string'),
  ),
  accepting(
    'unknown-delivery-type',
    'Accepts any delivery type.',
    at(/^campaign_delivery_type$/, (value) => typeof value === 'string'),
  ),
  accepting(
    'unknown-status-action',
    'Accepts any action of a status change.',
    at(/^action$/, (value) => typeof value === 'string'),
    { operations: ['changeCampaignStatus'] },
  ),
  accepting(
    'unknown-identifier',
    'Accepts any kind of identifier.',
    at(/\.identifier$/, (value) => typeof value === 'string'),
    test,
  ),
  accepting(
    'name-of-4',
    'Accepts offering names of four characters.',
    at(/^name$/, (value) => typeof value === 'string' && [...value].length === 4),
    offers,
  ),
  accepting(
    'name-of-101',
    'Accepts offering names of 101 characters.',
    at(/^name$/, (value) => typeof value === 'string' && [...value].length === 101),
    offers,
  ),
  accepting(
    'empty-name',
    'Accepts empty offering names.',
    at(/^name$/, (value) => value === ''),
    offers,
  ),
  accepting(
    'priority-0',
    'Accepts the priority 0.',
    at(/^priority$/, (value) => value === 0),
    offers,
  ),
  accepting(
    'priority-101',
    'Accepts the priority 101.',
    at(/^priority$/, (value) => value === 101),
    offers,
  ),
  accepting(
    'priority-as-text',
    'Accepts a string as the priority.',
    at(/^priority$/, (value) => typeof value === 'string'),
    offers,
  ),
  accepting(
    'limit-0',
    'Accepts searches with limit 0.',
    at(/^limit$/, (value) => value === 0),
    search,
  ),
  accepting(
    'limit-fraction',
    'Accepts searches with a fractional limit.',
    at(/^limit$/, (value) => typeof value === 'number' && !Number.isInteger(value)),
    search,
  ),
  accepting(
    'limit-as-text',
    'Accepts searches with a string as the limit.',
    at(/^limit$/, (value) => typeof value === 'string'),
    search,
  ),
  accepting(
    'no-variations',
    'Accepts 0 as the number of variations.',
    at(/no_of_variations$/, (value) => value === 0),
  ),
  accepting(
    'missing-meta',
    'Accepts test sends without `test_campaign_meta`.',
    at(/^test_campaign_meta$/, (value) => value === undefined),
    test,
  ),
  acceptsMissingChannel,
  accepting(
    'missing-delivery-type',
    'Creates campaigns without a delivery type.',
    at(/^campaign_delivery_type$/, (value) => value === undefined),
    { operations: ['createCampaign'] },
  ),
  accepting(
    'missing-created-by',
    'Creates campaigns without `created_by`.',
    at(/^created_by$/, (value) => value === undefined),
    { operations: ['createCampaign'] },
  ),
  accepting(
    'missing-action',
    'Accepts status changes without an action.',
    at(/^action$/, (value) => value === undefined),
    { operations: ['changeCampaignStatus'] },
  ),
]

/** Creates a mutant that accepts some violations of a rule. */
const ofRule = (
  name: string,
  summary: string,
  rule: string,
  isForgiven: (call: Call, value: unknown) => boolean,
  operations?: readonly OperationName[],
): Mutant =>
  accepting(
    name,
    summary,
    (value, violation, call) => violation.rule === rule && isForgiven(call, value),
    { ...(operations && { operations }), subjects: [rule] },
  )

const header = (call: Call, wanted: string): string =>
  new Headers(call.headers as Record<string, string>).get(wanted) ?? ''

const idOf = ({ params = {} }: Call): string => String(Object.values(params)[0] ?? '')

const draftOf = ({ body }: Call): string => String((body as { draft_id?: unknown })?.draft_id ?? '')

const protocol: readonly Mutant[] = [
  ofRule('form-data', 'Accepts bodies with a media type of forms.', 'http/content-type', (call) =>
    header(call, 'content-type').includes('form'),
  ),
  ofRule(
    'plain-text',
    'Accepts bodies with the media type of plain text.',
    'http/content-type',
    (call) => header(call, 'content-type').startsWith('text/'),
  ),
  ofRule('xml', 'Accepts bodies with the media type of XML.', 'http/content-type', (call) =>
    header(call, 'content-type').includes('xml'),
  ),
  ofRule('body-list', 'Accepts a list as a body.', 'body/not-object', ({ body }) =>
    Array.isArray(body),
  ),
  ofRule(
    'body-text',
    'Accepts a string as a body.',
    'body/not-object',
    ({ body }) => typeof body === 'string',
  ),
  ofRule('body-null', 'Accepts null as a body.', 'body/not-object', ({ body }) => body === null),
  ofRule(
    'body-number',
    'Accepts a number as a body.',
    'body/not-object',
    ({ body }) => typeof body === 'number',
  ),
  ofRule(
    'bearer-scheme',
    'Accepts the authentication scheme Bearer.',
    'auth/credentials-malformed',
    (call) => /^bearer/i.test(header(call, 'authorization')),
  ),
  ofRule(
    'no-authorization',
    'Accepts requests without credentials.',
    'auth/credentials-malformed',
    (call) => header(call, 'authorization') === '',
  ),
  ofRule(
    'basic-without-colon',
    'Accepts credentials without a colon.',
    'auth/credentials-malformed',
    (call) => {
      const [, encoded = ''] = /^basic +(\S+)$/i.exec(header(call, 'authorization')) ?? []
      return encoded !== '' && !decoded(encoded).includes(':')
    },
  ),
  ofRule(
    'basic-without-password',
    'Accepts credentials with an empty password.',
    'auth/credentials-malformed',
    (call) => {
      const [, encoded = ''] = /^basic +(\S+)$/i.exec(header(call, 'authorization')) ?? []
      return decoded(encoded).endsWith(':')
    },
  ),
  ofRule(
    'uuid-of-another-version',
    'Accepts idempotency keys that are UUIDs of versions other than 4.',
    'idempotency/key-malformed',
    (call) => /^[0-9a-f]{8}-[0-9a-f]{4}-[^4]/i.test(header(call, 'idempotency-key')),
  ),
  ofRule(
    'uuid-without-hyphens',
    'Accepts idempotency keys without hyphens.',
    'idempotency/key-malformed',
    (call) => /^[0-9a-f]{32}$/i.test(header(call, 'idempotency-key')),
  ),
  ofRule(
    'uuid-in-braces',
    'Accepts idempotency keys in braces.',
    'idempotency/key-malformed',
    (call) => header(call, 'idempotency-key').startsWith('{'),
  ),
  ofRule(
    'short-keys',
    'Accepts any short string as an idempotency key.',
    'idempotency/key-malformed',
    (call) => header(call, 'idempotency-key').length < 32,
  ),
  ofRule(
    'short-campaign-id',
    'Accepts campaign ids that are too short.',
    'params/malformed',
    (call) => idOf(call).length > 0 && idOf(call).length < 24,
    ['changeCampaignStatus'],
  ),
  ofRule(
    'long-campaign-id',
    'Accepts campaign ids that are too long.',
    'params/malformed',
    (call) => idOf(call).length > 24,
    ['changeCampaignStatus'],
  ),
  ofRule(
    'campaign-id-of-other-letters',
    'Accepts campaign ids with letters that are not hexadecimal digits.',
    'params/malformed',
    (call) => /^[0-9a-z]{24}$/i.test(idOf(call)),
    ['changeCampaignStatus'],
  ),
  ofRule(
    'short-draft-id',
    'Accepts draft ids that are too short.',
    'params/malformed',
    (call) => draftOf(call).length > 0 && draftOf(call).length < 24,
    ['testCampaign'],
  ),
  ofRule(
    'long-draft-id',
    'Accepts draft ids that are too long.',
    'params/malformed',
    (call) => draftOf(call).length > 24,
    ['testCampaign'],
  ),
  ofRule(
    'offer-id-without-prefix',
    'Accepts offering ids without their prefix.',
    'params/offer-id-malformed',
    (call) => !idOf(call).startsWith('offer_'),
    ['updateOffering'],
  ),
  ofRule(
    'empty-request-id',
    'Accepts an empty request id.',
    'request-id/missing',
    (call) => call.operation !== 'searchCampaigns',
  ),
]

function decoded(base64: string): string {
  try {
    return atob(base64)
  } catch {
    return ''
  }
}

/** Servers that accept values that the contract does not allow. */
export const structure: readonly Mutant[] = [...kinds, ...fields, ...protocol]
