import type { Call } from '../../../src/adapters/gate/gate-options.js'
import { fromPointer, valueAt } from '../../../src/core/base/json.js'
import type { OperationName, Violation } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { acceptsMissingChannel } from '../../../src/testing/sandbox/mutants/requests.js'
import { schemasAt } from './field-schemas.js'
import { isOf, type Keyword } from './structure-keywords.js'

type Forgiven = (value: unknown, violation: Violation, call: Call) => boolean

/** A server that takes a value which is not of the form that the contract describes. */
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

/** Values of another type than the one that the schema asks for. */
const inPlaceOf =
  (type: string, isForgiven: (value: unknown) => boolean): Forgiven =>
  (value, violation, { operation }) =>
    isOf('type', violation, operation) &&
    isForgiven(value) &&
    schemasAt(operation, violation.pointer).some((schema) => schema.type === type)

/** Members of an enum in other letters. */
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
    'Accepts members of enums in lower case.',
    breaks(
      'enum',
      (value) => typeof value === 'string' && value === value.toLowerCase() && value !== '',
    ),
  ),
  accepting('mixed-case-enum-members', 'Accepts members of enums in any letter case.', respelled),
  accepting(
    'empty-enum-members',
    'Accepts an empty text as a member of an enum.',
    breaks('enum', (value) => value === ''),
  ),
  accepting(
    'numbers-as-texts',
    'Accepts a text of digits as a number.',
    inPlaceOf('integer', (value) => typeof value === 'string' && numeric.test(value)),
  ),
  accepting(
    'fractions',
    'Accepts fractions instead of whole numbers.',
    inPlaceOf('integer', isNumber),
  ),
  accepting('texts-for-flags', 'Accepts texts as true and false.', inPlaceOf('boolean', isString)),
  accepting('null-for-text', 'Accepts null as a text.', inPlaceOf('string', isNull)),
  accepting('null-for-object', 'Accepts null as an object.', inPlaceOf('object', isNull)),
  accepting('null-for-list', 'Accepts null as a list.', inPlaceOf('array', isNull)),
  accepting('numbers-for-texts', 'Accepts numbers as texts.', inPlaceOf('string', isNumber)),
  accepting('lists-for-objects', 'Accepts lists as objects.', inPlaceOf('object', Array.isArray)),
  accepting('one-for-list', 'Accepts one text as a list of them.', inPlaceOf('array', isString)),
  accepting(
    'date-without-zone',
    'Accepts a date and time without a zone.',
    breaks('date-time', (value) => /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(String(value))),
  ),
  accepting(
    'date-alone',
    'Accepts a date without a time.',
    breaks('date-time', (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))),
  ),
  accepting(
    'date-that-is-none',
    'Accepts days and hours that do not exist.',
    breaks('date-time', (value) => /^\d{4}-\d\d-\d\d[Tt ]/.test(String(value))),
  ),
  accepting(
    'relative-uri',
    'Accepts addresses without a scheme.',
    breaks('uri', (value) => typeof value === 'string' && !/^[a-z]+:/i.test(value)),
  ),
  accepting(
    'uri-with-spaces',
    'Accepts addresses with spaces.',
    breaks('uri', (value) => String(value).includes(' ')),
  ),
  accepting(
    'email-without-domain',
    'Accepts an e-mail address without a domain.',
    breaks('email', (value) => !/@./.test(String(value))),
  ),
  accepting(
    'colour-names',
    'Accepts names of colours.',
    breaks('hex-color', (value) => /^[a-z]+$/i.test(String(value))),
  ),
]

/** Violations at one field. */
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
    'Sends a test to eleven identifiers.',
    at(/\.identifier_values$/, (value) => Array.isArray(value) && value.length === 11),
    test,
  ),
  accepting(
    'identifier-values-as-text',
    'Accepts the identifiers of a test as one text.',
    at(/\.identifier_values$/, (value) => typeof value === 'string'),
    test,
  ),
  accepting(
    'unknown-template-type',
    'Accepts any type of template.',
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
    'Accepts the name of an offering of four characters.',
    at(/^name$/, (value) => typeof value === 'string' && [...value].length === 4),
    offers,
  ),
  accepting(
    'name-of-101',
    'Accepts the name of an offering of 101 characters.',
    at(/^name$/, (value) => typeof value === 'string' && [...value].length === 101),
    offers,
  ),
  accepting(
    'empty-name',
    'Accepts an empty name of an offering.',
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
    'Accepts a priority that is a text.',
    at(/^priority$/, (value) => typeof value === 'string'),
    offers,
  ),
  accepting(
    'limit-0',
    'Accepts the limit 0 of a search.',
    at(/^limit$/, (value) => value === 0),
    search,
  ),
  accepting(
    'limit-16',
    'Accepts the limit 16 of a search.',
    at(/^limit$/, (value) => value === 16),
    search,
  ),
  accepting(
    'limit-fraction',
    'Accepts a fraction as the limit of a search.',
    at(/^limit$/, (value) => typeof value === 'number' && !Number.isInteger(value)),
    search,
  ),
  accepting(
    'limit-as-text',
    'Accepts a text as the limit of a search.',
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
    'Does without the identifiers of a test.',
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
    'Creates campaigns that no request created.',
    at(/^created_by$/, (value) => value === undefined),
    { operations: ['createCampaign'] },
  ),
  accepting(
    'missing-action',
    'Does without the action of a status change.',
    at(/^action$/, (value) => value === undefined),
    { operations: ['changeCampaignStatus'] },
  ),
]

/** Violations of a rule, reported by the request. */
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
  ofRule(
    'form-data',
    'Reads bodies whose media type is that of forms.',
    'http/content-type',
    (call) => header(call, 'content-type').includes('form'),
  ),
  ofRule(
    'plain-text',
    'Reads bodies whose media type is that of plain text.',
    'http/content-type',
    (call) => header(call, 'content-type').startsWith('text/'),
  ),
  ofRule('xml', 'Reads bodies whose media type is that of XML.', 'http/content-type', (call) =>
    header(call, 'content-type').includes('xml'),
  ),
  ofRule('body-list', 'Accepts a list as a body.', 'body/not-object', ({ body }) =>
    Array.isArray(body),
  ),
  ofRule(
    'body-text',
    'Accepts a text as a body.',
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
    'Lets callers with the scheme Bearer in.',
    'auth/credentials-malformed',
    (call) => /^bearer/i.test(header(call, 'authorization')),
  ),
  ofRule(
    'no-authorization',
    'Lets callers without credentials in.',
    'auth/credentials-malformed',
    (call) => header(call, 'authorization') === '',
  ),
  ofRule(
    'basic-without-colon',
    'Lets callers with a username alone in.',
    'auth/credentials-malformed',
    (call) => {
      const [, encoded = ''] = /^basic +(\S+)$/i.exec(header(call, 'authorization')) ?? []
      return encoded !== '' && !decoded(encoded).includes(':')
    },
  ),
  ofRule(
    'basic-without-password',
    'Lets callers with an empty password in.',
    'auth/credentials-malformed',
    (call) => {
      const [, encoded = ''] = /^basic +(\S+)$/i.exec(header(call, 'authorization')) ?? []
      return decoded(encoded).endsWith(':')
    },
  ),
  ofRule(
    'uuid-of-another-version',
    'Accepts idempotency keys that are UUIDs of another version than 4.',
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
    'Accepts any short text as an idempotency key.',
    'idempotency/key-malformed',
    (call) => header(call, 'idempotency-key').length < 32,
  ),
  ofRule(
    'short-campaign-id',
    'Accepts ids of campaigns that are too short.',
    'params/malformed',
    (call) => idOf(call).length > 0 && idOf(call).length < 24,
    ['changeCampaignStatus'],
  ),
  ofRule(
    'long-campaign-id',
    'Accepts ids of campaigns that are too long.',
    'params/malformed',
    (call) => idOf(call).length > 24,
    ['changeCampaignStatus'],
  ),
  ofRule(
    'campaign-id-of-other-letters',
    'Accepts ids of campaigns with other letters than those of hexadecimal digits.',
    'params/malformed',
    (call) => /^[0-9a-z]{24}$/i.test(idOf(call)),
    ['changeCampaignStatus'],
  ),
  ofRule(
    'short-draft-id',
    'Accepts ids of drafts that are too short.',
    'params/malformed',
    (call) => draftOf(call).length > 0 && draftOf(call).length < 24,
    ['testCampaign'],
  ),
  ofRule(
    'long-draft-id',
    'Accepts ids of drafts that are too long.',
    'params/malformed',
    (call) => draftOf(call).length > 24,
    ['testCampaign'],
  ),
  ofRule(
    'offer-id-without-prefix',
    'Accepts ids of offerings without their prefix.',
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

/** Servers that take values which are not of the documented form. */
export const structure: readonly Mutant[] = [...kinds, ...fields, ...protocol]
