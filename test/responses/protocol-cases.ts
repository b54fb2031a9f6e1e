import type { StoredResponse } from '../../src/core/index.js'
import { campaignError, offeringError, type ResponseCase, request, success } from './responses.js'

const tolerated: [status: number, code: string][] = [
  [403, 'FORBIDDEN'],
  [404, 'BAD_REQUEST'],
  [405, 'BAD_REQUEST'],
  [413, 'BAD_REQUEST'],
  [415, 'BAD_REQUEST'],
  [422, 'UNPROCESSABLE_ENTITY'],
  [429, 'RATE_LIMITED'],
  [502, 'INTERNAL_ERROR'],
]
const results = { data: {}, message: '' }
const noMessage = { message: undefined }

// biome-ignore format: one row a line reads best
export const statusCases: ResponseCase[] = [
  ['a documented success', 'testCampaign', success(results), []],
  ['an undocumented success', 'testCampaign', success(results, 202), ['MUST status at ']],
  ['any success if none is documented', 'getCampaign', success({}, 203), []],
  ['any success of a validation, whose response is not documented', 'validateCampaign', success({}, 202), []],
  ['a validation with 400', 'validateCampaign', campaignError(400, 'VALIDATION_FAILED'), []],
  ['a documented error', 'testCampaign', campaignError(409, 'BAD_REQUEST'), []],
  ['409 on a read', 'getCampaign', campaignError(409, 'BAD_REQUEST'), ['MUST status at ']],
  ['an undocumented status', 'testCampaign', campaignError(410, 'BAD_REQUEST'), ['MUST status at ']],
  ['a redirect', 'testCampaign', { status: 302, body: { response_id: 'a' } }, ['MUST status at ']],
  ...tolerated.map(([status, code]): ResponseCase => [
    `${status}, undocumented, with a valid envelope`, 'testCampaign', campaignError(status, code), ['SHOULD status at '],
  ]),
  ['an undocumented status with an invalid envelope', 'testCampaign', campaignError(403, 'FORBIDDEN', noMessage), ['MUST status at ', 'MUST envelope at error.message']],
  ['an undocumented status without a target', 'testCampaign', campaignError(403, 'FORBIDDEN', { target: undefined }), ['SHOULD status at ', 'SHOULD envelope at error.target']],
  ['the documented 503 of offerings', 'listOfferings', offeringError(503, 'INTERNAL_ERROR'), []],
  ['500 in campaigns', 'testCampaign', campaignError(500, 'INTERNAL_ERROR'), []],
  ['500 in offerings', 'listOfferings', offeringError(500, 'INTERNAL_ERROR'), ['SHOULD status at ']],
  ['the documented 404 of an update', 'updateOffering', offeringError(404, 'OFFER_NOT_FOUND'), []],
  ['404 on a list', 'listOfferings', offeringError(404, 'OFFER_NOT_FOUND'), ['SHOULD status at ']],
  ['409 on a list', 'listOfferings', offeringError(409, 'IDEMPOTENCY_CONFLICT'), ['MUST status at ']],
  ['a status as a string', 'getCampaign', { ...success({}), status: '200' as never }, ['MUST status at ']],
  ['no status', 'getCampaign', { ...success({}), status: undefined as never }, ['MUST status at ']],
  ['a status out of range', 'getCampaign', { ...success({}), status: 600 }, ['MUST status at ']],
  ['a status as a string, which determines the envelope', 'getCampaign', { status: '400' as never, body: { response_id: 'a' } }, ['MUST status at ', 'MUST envelope at error']],
  ...['2000', 'x200', '200x', '20', 'abc', ['200']].map((text): ResponseCase => [
    `a text that is no status: ${JSON.stringify(text)}`, 'getCampaign', { status: text as never, body: { response_id: 'a' } }, ['MUST status at '],
  ]),
  ['304 to a GET', 'getCampaign', { status: 304, body: undefined }, []],
  ['304 to a GET, with the empty body of a client', 'listOfferings', { status: 304, headers: {}, body: '' }, []],
  ['304 to another method', 'searchCampaigns', { status: 304, body: undefined }, ['MUST status at ', 'MUST envelope at ']],
  ...[199, 300, 303, 600].map((code): ResponseCase => [
    `${code}, which says neither success nor error`, 'getCampaign', { status: code, body: { response_id: 'a', error: {}, data: {} } }, ['MUST status at '],
  ]),
]

const invalid = (parts: Record<string, unknown> = {}) =>
  campaignError(400, 'VALIDATION_FAILED', parts)

// biome-ignore format: one row a line reads best
export const envelopeCases: ResponseCase[] = [
  ['a campaign error', 'testCampaign', invalid(), []],
  ['an empty campaign error', 'testCampaign', { status: 400, body: { error: {} } }, [
    'MUST envelope at response_id',
    'MUST envelope at error.code',
    'MUST envelope at error.message',
    'SHOULD envelope at error.target',
    'MUST envelope at error.details',
    'MUST envelope at error.request_id',
  ]],
  ['no error', 'testCampaign', { status: 400, body: { response_id: 'a' } }, ['MUST envelope at error']],
  ['a target of null', 'testCampaign', invalid({ target: null }), ['MUST envelope at error.target']],
  ['a code that is a number', 'testCampaign', invalid({ code: 400 }), ['MUST envelope at error.code']],
  ['an offering error', 'updateOffering', offeringError(400, 'IMMUTABLE_FIELD'), []],
  ['an offering error without message', 'updateOffering', offeringError(400, 'IMMUTABLE_FIELD', noMessage), ['MUST envelope at error.message']],
  ['an offering error without target', 'updateOffering', offeringError(400, 'IMMUTABLE_FIELD', { target: undefined }), ['SHOULD envelope at error.target']],
  ['a campaign success without its parts', 'getCampaign', { status: 200, body: {} }, ['SHOULD envelope at response_id', 'SHOULD envelope at type', 'SHOULD envelope at data']],
  ['a status change without its parts', 'changeCampaignStatus', { status: 200, body: {} }, ['MUST envelope at response_id', 'MUST envelope at type', 'MUST envelope at data']],
  ['a missing field without its target', 'createOffering', offeringError(400, 'REQUIRED_FIELD_MISSING', { target: undefined }), ['MUST envelope at error.target']],
  ['a campaign success of another type', 'getCampaign', { status: 200, body: { response_id: 'a', type: 'draft', data: {} } }, ['SHOULD envelope at type']],
  ['a list where data is an object', 'changeCampaignStatus', success([]), ['MUST envelope at data']],
  ['a list where data is the results of a test', 'testCampaign', success([]), ['MUST envelope at data']],
  ['an error beside the data of a success', 'getCampaign', { status: 200, body: { response_id: 'a', type: 'campaign', data: {}, error: { details: {}, request_id: '', code: 'x' } } }, [], { request: request({}) }],
  ['an offering success', 'updateOffering', { status: 200, body: { response_id: 'a' } }, []],
  ['an offering success without trace id', 'listOfferings', { status: 200, body: {} }, ['MUST envelope at response_id']],
  ['a body that is a string', 'listOfferings', { status: 200, body: '{}' }, ['MUST envelope at ']],
  ['no body', 'getCampaign', { status: 204, body: undefined }, ['SHOULD envelope at ']],
  ['no body of a test send', 'testCampaign', { status: 200, body: undefined }, ['MUST envelope at ']],
]

// biome-ignore format: one row a line reads best
export const codeCases: ResponseCase[] = [
  ['BAD_REQUEST at 400 in campaigns', 'testCampaign', campaignError(400, 'BAD_REQUEST'), []],
  ['a code of campaigns without a decision', 'testCampaign', campaignError(400, 'UNPROCESSABLE_ENTITY'), ['SHOULD code at error.code']],
  ['a code that campaigns do not have', 'testCampaign', campaignError(400, 'IMMUTABLE_FIELD'), ['MUST code at error.code']],
  ['another code than BAD_REQUEST at 409', 'testCampaign', campaignError(409, 'VALIDATION_FAILED'), ['MUST code at error.code']],
  ['401 with another code in campaigns', 'testCampaign', campaignError(401, 'BAD_REQUEST'), ['SHOULD code at error.code']],
  ['a documented code of offerings', 'createOffering', offeringError(400, 'INVALID_TAG_ID'), []],
  ['a code of another status in offerings', 'createOffering', offeringError(400, 'OFFER_NOT_FOUND'), ['MUST code at error.code']],
  ['a locked field on a create', 'createOffering', offeringError(400, 'IMMUTABLE_FIELD'), ['MUST code at error.code']],
  ['an expired offering on a create', 'createOffering', offeringError(403, 'EXPIRED_OFFERING'), ['MUST code at error.code']],
  ['a missing idempotency key on a list', 'listOfferings', offeringError(400, 'MISSING_IDEMPOTENCY_KEY'), ['MUST code at error.code']],
  ['an unknown offering on a create', 'createOffering', offeringError(404, 'OFFER_NOT_FOUND'), ['SHOULD status at ', 'MUST code at error.code']],
  ['another code of 404 on a create', 'createOffering', offeringError(404, 'NOT_FOUND'), ['SHOULD status at ']],
  ['a missing field on an update', 'updateOffering', offeringError(400, 'REQUIRED_FIELD_MISSING', { target: 'name' }), ['MUST code at error.code']],
  ['403 for an expired offering', 'updateOffering', offeringError(403, 'EXPIRED_OFFERING'), []],
  ['403 with a code of 400', 'updateOffering', offeringError(403, 'IMMUTABLE_FIELD'), ['MUST code at error.code']],
  ['409 with the code of campaigns', 'createOffering', offeringError(409, 'BAD_REQUEST'), ['MUST code at error.code']],
  ['401 with another code in offerings', 'createOffering', offeringError(401, 'BAD_CREDENTIALS'), ['SHOULD code at error.code']],
  ['401 with a code in small letters', 'createOffering', offeringError(401, 'unauthorized'), ['MUST code at error.code']],
  ['503 with another code', 'createOffering', offeringError(503, 'UNAVAILABLE'), ['SHOULD code at error.code']],
  ...['xUNAVAILABLE', 'UNAVAILABLEx', 'X__Y'].map((code): ResponseCase => [
    `503 with the code ${code}, which is not in capitals`, 'createOffering', offeringError(503, code), ['MUST code at error.code'],
  ]),
  ['500 with another code', 'createOffering', offeringError(500, 'UNAVAILABLE'), ['SHOULD status at ', 'SHOULD code at error.code']],
  ['413 with the decided code', 'createOffering', offeringError(413, 'VALIDATION_FAILED'), ['SHOULD status at ']],
]

const detail = { target: 'name', message: 'Wrong.' }
const named = { code: 'INVALID_OFFER_NAME', ...detail }
const misshapen = [{ message: 'Wrong.' }, { target: '', message: null }, 'name']
const miscoded = [detail, { ...detail, code: 'OFFER_NOT_FOUND' }]

// biome-ignore format: one row a line reads best
export const detailsCases: ResponseCase[] = [
  ['campaign entries', 'testCampaign', invalid({ details: [detail, detail] }), []],
  ['details that are an object', 'testCampaign', invalid({ details: {} }), ['MUST details at error.details']],
  ['campaign entries without their parts', 'testCampaign', invalid({ details: misshapen }), ['0.target', '1.message', '2'].map((place) => `MUST details at error.details.${place}`)],
  ['entries at 409', 'testCampaign', campaignError(409, 'BAD_REQUEST', { details: [detail] }), ['MUST details at error.details']],
  ['one violation in details', 'createOffering', offeringError(400, 'VALIDATION_FAILED', { details: [named] }), []],
  ['one violation at the top', 'createOffering', offeringError(400, 'INVALID_OFFER_NAME', { target: 'name' }), []],
  ['details beside a code of its own', 'createOffering', offeringError(400, 'INVALID_OFFER_NAME', { details: [] }), ['MUST details at error.details']],
  ['entries at 409 in offerings', 'createOffering', offeringError(409, 'IDEMPOTENCY_CONFLICT', { details: [detail] }), ['MUST details at error.details', 'MUST details at error.details.0.code']],
  ['an entry with a code that is not documented', 'createOffering', offeringError(400, 'VALIDATION_FAILED', { details: [{ ...detail, code: 'INVALID_LENGTH' }] }), ['SHOULD details at error.details.0.code']],
  ['details beside VALIDATION_FAILED with 403', 'createOffering', offeringError(403, 'VALIDATION_FAILED', { details: [named] }), ['MUST code at error.code', 'MUST details at error.details']],
  ['details beside an invalid code', 'createOffering', offeringError(400, 7 as never, { details: [named] }), ['MUST envelope at error.code']],
  ['VALIDATION_FAILED without details', 'createOffering', offeringError(400, 'VALIDATION_FAILED'), ['SHOULD details at error.details']],
  ['VALIDATION_FAILED with no entry in details', 'updateOffering', offeringError(400, 'VALIDATION_FAILED', { details: [] }), ['SHOULD details at error.details']],
  ['an entry of an error that another operation has', 'createOffering', offeringError(400, 'VALIDATION_FAILED', { details: [{ ...detail, code: 'IMMUTABLE_FIELD' }] }), ['SHOULD details at error.details.0.code']],
  ['details with 401', 'createOffering', offeringError(401, 'UNAUTHORIZED', { details: [] }), ['MUST details at error.details']],
  ['offering entries with no code or one of 404', 'createOffering', offeringError(400, 'VALIDATION_FAILED', { details: miscoded }), ['MUST details at error.details.0.code', 'SHOULD details at error.details.1.code']],
]

const call = { request: request(undefined, { headers: { 'X-SVC-Request-Id': 'call-1' } }) }
const inBody = { request: request({ request_id: 'call-1' }) }
const codes = new Map(tolerated)
const unread = (status: number, request_id: string) =>
  campaignError(status, codes.get(status) ?? 'UNAUTHORIZED', { request_id })
const twoIds = request({ request_id: 'call-1' }, { headers: { 'x-svc-request-id': 'call-2' } })

// biome-ignore format: one row a line reads best
export const echoCases: ResponseCase[] = [
  ['the id of the header', 'testCampaign', invalid(), [], call],
  ['the id of the body', 'testCampaign', invalid(), [], { request: { body: { request_id: 'call-1' } } }],
  ['another id', 'testCampaign', invalid({ request_id: 'call-2' }), ['MUST request-id-echo at error.request_id'], call],
  ['an empty id', 'testCampaign', invalid({ request_id: '' }), ['MUST request-id-echo at error.request_id'], call],
  ['either id of a call whose ids differ', 'testCampaign', invalid(), [], { request: twoIds }],
  ['any id if the call had none', 'testCampaign', invalid(), [], { request: request({}) }],
  ...[401, 403, 405, 413, 415, 429].map((status): ResponseCase => [
    `no id at ${status} for a call with an id only in the body`, 'testCampaign', unread(status, ''), [...(status === 401 ? [] : ['SHOULD status at ']), 'SHOULD request-id-echo at error.request_id'], inBody,
  ]),
  ['another id at 401 for a call with an id only in the body', 'testCampaign', unread(401, 'call-2'), ['MUST request-id-echo at error.request_id'], inBody],
  ['no id at 400 for a call with an id only in the body', 'testCampaign', invalid({ request_id: '' }), ['MUST request-id-echo at error.request_id'], inBody],
  ['no id at 401 for a call with an id in its header', 'testCampaign', unread(401, ''), ['MUST request-id-echo at error.request_id'], call],
  ['an id that is a number', 'testCampaign', invalid({ request_id: 1 }), ['MUST envelope at error.request_id'], call],
]

const limited = (headers: object) => ({
  ...offeringError(429, 'RATE_LIMITED'),
  headers: headers as Record<string, string>,
})
const date = 'Wed, 21 Oct 2026 07:28:00 GMT'

// biome-ignore format: one row a line reads best
export const retryAfterCases: ResponseCase[] = [
  ['whole seconds', 'createOffering', limited({ 'retry-after': '30' }), []],
  ['seconds as Node keeps them', 'createOffering', limited({ 'Retry-After': 30 }), []],
  ['Fetch headers', 'createOffering', limited(new Headers({ 'Retry-After': '7' })), []],
  ['no header in offerings', 'createOffering', limited({}), ['MUST retry-after at Retry-After']],
  ['no header in campaigns', 'testCampaign', { ...campaignError(429, 'RATE_LIMITED'), headers: {} }, ['SHOULD status at ', 'SHOULD retry-after at Retry-After']],
  ['a date', 'createOffering', limited({ 'Retry-After': date }), ['MUST retry-after at Retry-After']],
  ['a fraction', 'createOffering', limited({ 'Retry-After': '0.5' }), ['MUST retry-after at Retry-After']],
  ['two headers', 'createOffering', limited({ 'Retry-After': ['1', '2'] }), ['MUST retry-after at Retry-After']],
]

const unauthorized = (value?: string): StoredResponse => ({
  ...campaignError(401, 'UNAUTHORIZED'),
  headers: value === undefined ? {} : { 'www-authenticate': value },
})
const challenge = ['SHOULD www-authenticate at WWW-Authenticate']

// biome-ignore format: one row a line reads best
export const wwwAuthenticateCases: ResponseCase[] = [
  ...['Basic', 'basic', 'Basic realm="campaigns", charset="UTF-8"', 'Bearer realm="a", Basic realm="b"', 'Bearer,Basic'].map((value): ResponseCase => [
    `401 with ${value}`, 'testCampaign', unauthorized(value), [],
  ]),
  ...['Bearer', 'Basics', 'xBasic', 'Bearer realm=Basic'].map((value): ResponseCase => [
    `401 with ${value}`, 'testCampaign', unauthorized(value), challenge,
  ]),
  ['401 without the header', 'testCampaign', unauthorized(), challenge],
  ['401 of an offering without the header', 'listOfferings', { ...offeringError(401, 'UNAUTHORIZED'), headers: {} }, challenge],
  ['403 without the header', 'listOfferings', { ...offeringError(403, 'FORBIDDEN'), headers: {} }, []],
]

// biome-ignore format: one row a line reads best
export const docUrlCases: ResponseCase[] = [
  ['an offering error with a link', 'createOffering', offeringError(401, 'UNAUTHORIZED'), []],
  ['an offering error without a link', 'createOffering', offeringError(401, 'UNAUTHORIZED', { doc_url: undefined }), ['SHOULD doc-url at error.doc_url']],
  ['a campaign error, which has none', 'testCampaign', invalid(), []],
]

// biome-ignore format: one row a line reads best
export const uncheckedProtocolCases: ResponseCase[] = [
  ['an error without its request', 'testCampaign', invalid(), ['response/request-id-echo']],
  ['an error without the headers of its request', 'testCampaign', invalid(), ['response/request-id-echo'], { request: { body: {} } }],
  ['an error for a body that was not read', 'testCampaign', invalid(), ['response/request-id-echo'], { request: request('{') }],
  ['an error for a body whose request id is not a string', 'testCampaign', invalid(), ['response/request-id-echo'], { request: request({ request_id: 7 }) }],
  ['an error for a body without request id', 'testCampaign', invalid(), [], { request: request({ channel: 'PUSH' }) }],
  ['an error for a request without a body', 'testCampaign', invalid(), [], { request: request(undefined) }],
  ['429 with headers that are not an object', 'createOffering', { ...offeringError(429, 'RATE_LIMITED'), headers: 'Retry-After: 3' as never }, ['response/retry-after']],
  ['429 without headers', 'createOffering', { status: 429, body: offeringError(429, 'RATE_LIMITED').body }, ['response/retry-after']],
  ['401 without headers', 'createOffering', { ...offeringError(401, 'UNAUTHORIZED'), headers: undefined as never }, ['response/www-authenticate']],
  ['an offering error, which needs nothing', 'createOffering', offeringError(400, 'INVALID_TAG_ID'), []],
]

/** Of a response that is not shown, a difference is a SHOULD. */
const envelopeParts = ['response_id', 'type', 'data'].map((part) => `SHOULD envelope at ${part}`)
const noBody = (status: number) => ({ status, headers: {}, body: undefined })

// biome-ignore format: one row a line reads best
export const notShownCases: ResponseCase[] = [
  ['a search', 'searchCampaigns', { status: 200, body: {} }, envelopeParts],
  ['executions', 'listCampaignExecutions', { status: 200, body: {} }, envelopeParts],
  ['a validation', 'validateCampaign', { status: 200, body: {} }, envelopeParts],
  ['an update', 'updateCampaign', { status: 200, body: {} }, envelopeParts],
  ['a create with 201', 'createCampaign', { status: 201, body: {} }, envelopeParts],
  ['a create without a body', 'createCampaign', noBody(201), ['SHOULD envelope at ']],
  ['an update with 204', 'updateCampaign', noBody(204), ['SHOULD envelope at ']],
  ['a validation with 204', 'validateCampaign', noBody(204), ['SHOULD envelope at ']],
  ['a search with a list as body', 'searchCampaigns', { status: 200, body: [] }, ['SHOULD envelope at ']],
  ['a read of another type', 'getCampaign', { status: 200, body: { response_id: 'a', type: 7, data: {} } }, ['SHOULD envelope at type']],
]

const at400 = (code: string, parts: object = {}) => offeringError(400, code, { ...parts })
const found = (channel: string) => success([{ id: 'c1', channel, version_number: 1 }])
const forSms = { request: request({ campaign_fields: { channels: ['SMS'] } }) }
const keyCodes = ['MISSING_IDEMPOTENCY_KEY', 'INVALID_IDEMPOTENCY_KEY']

// biome-ignore format: one row a line reads best
export const shownCases: ResponseCase[] = [
  ['a create of an archived offering', 'createOffering', offeringError(403, 'ARCHIVED_OFFERING'), ['MUST code at error.code']],
  ['an update of an archived offering', 'updateOffering', offeringError(403, 'ARCHIVED_OFFERING'), []],
  ...keyCodes.flatMap((code): ResponseCase[] => [
    [`${code} on a list`, 'listOfferings', at400(code), ['MUST code at error.code']],
    [`${code} on a list of templates`, 'listOfferTemplates', at400(code), ['MUST code at error.code']],
    [`${code} on a create`, 'createOffering', at400(code), []],
  ]),
  ['VALIDATION_FAILED with an empty list', 'listOfferings', at400('VALIDATION_FAILED', { details: [] }), ['SHOULD details at error.details']],
  ['VALIDATION_FAILED with details that are no list', 'createOffering', at400('VALIDATION_FAILED', { details: {} }), ['MUST details at error.details']],
  ['VALIDATION_FAILED with entries', 'createOffering', at400('VALIDATION_FAILED', { details: [{ code: 'INVALID_TAG_ID', target: 'tags.0', message: 'Unknown.' }] }), []],
  ['REQUIRED_FIELD_MISSING with target', 'createOffering', at400('REQUIRED_FIELD_MISSING', { target: 'name' }), []],
  ['a draft id that is null', 'createCampaign', success({ id: null }, 201), ['MUST draft-id at data.id']],
  ['a search for SMS that finds PUSH', 'searchCampaigns', found('PUSH'), ['MUST page at data.0.channel'], forSms],
  ['a search for SMS that finds sms', 'searchCampaigns', found('sms'), ['MUST page at data.0.channel'], forSms],
  ['a search for SMS that finds SMS', 'searchCampaigns', found('SMS'), [], forSms],
]
