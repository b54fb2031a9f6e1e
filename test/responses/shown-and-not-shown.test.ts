import { describe, expect, it } from 'vitest'
import {
  campaignError,
  check,
  offeringError,
  type ResponseCase,
  request,
  success,
} from './responses.js'

const levels = ([, operation, response, , context]: ResponseCase): string[] =>
  check(operation, response, context).findings.map(
    ({ check: id, level, target }) => `${level} ${id.replace('response/', '')} at ${target}`,
  )

const envelope = ['response_id', 'type', 'data'].map((part) => `SHOULD envelope at ${part}`)
const noBody = (status: number) => ({ status, headers: {}, body: undefined })

// biome-ignore format: one row a line reads best
const notShown: ResponseCase[] = [
  ['a search', 'searchCampaigns', { status: 200, body: {} }, envelope],
  ['a read', 'getCampaign', { status: 200, body: {} }, envelope],
  ['executions', 'listCampaignExecutions', { status: 200, body: {} }, envelope],
  ['a validation', 'validateCampaign', { status: 200, body: {} }, envelope],
  ['an update', 'updateCampaign', { status: 200, body: {} }, envelope],
  ['a create with 201', 'createCampaign', { status: 201, body: {} }, envelope],
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
const shown: ResponseCase[] = [
  ['a create of an expired offering', 'createOffering', offeringError(403, 'EXPIRED_OFFERING'), ['MUST code at error.code']],
  ['a create of an archived offering', 'createOffering', offeringError(403, 'ARCHIVED_OFFERING'), ['MUST code at error.code']],
  ['an update of an archived offering', 'updateOffering', offeringError(403, 'ARCHIVED_OFFERING'), []],
  ...keyCodes.flatMap((code): ResponseCase[] => [
    [`${code} on a list`, 'listOfferings', at400(code), ['MUST code at error.code']],
    [`${code} on a list of templates`, 'listOfferTemplates', at400(code), ['MUST code at error.code']],
    [`${code} on a create`, 'createOffering', at400(code), []],
  ]),
  ['VALIDATION_FAILED without details', 'createOffering', at400('VALIDATION_FAILED'), ['SHOULD details at error.details']],
  ['VALIDATION_FAILED with an empty list', 'listOfferings', at400('VALIDATION_FAILED', { details: [] }), ['SHOULD details at error.details']],
  ['VALIDATION_FAILED with details that are no list', 'createOffering', at400('VALIDATION_FAILED', { details: {} }), ['MUST details at error.details']],
  ['VALIDATION_FAILED with entries', 'createOffering', at400('VALIDATION_FAILED', { details: [{ code: 'INVALID_TAG_ID', target: 'tags.0', message: 'Unknown.' }] }), []],
  ['REQUIRED_FIELD_MISSING without target', 'createOffering', at400('REQUIRED_FIELD_MISSING', { target: undefined }), ['MUST envelope at error.target']],
  ['REQUIRED_FIELD_MISSING with target', 'createOffering', at400('REQUIRED_FIELD_MISSING', { target: 'name' }), []],
  ['a draft id that is a number', 'createCampaign', success({ id: 7 }, 201), ['MUST draft-id at data.id']],
  ['a draft id that is null', 'createCampaign', success({ id: null }, 201), ['MUST draft-id at data.id']],
  ['a draft id that is no ObjectId', 'createCampaign', success({ id: 'draft-1' }, 201), ['SHOULD draft-id at data.id']],
  ['a draft id', 'createCampaign', success({ id: '65f1c2a9d4e8b7a6c5d4e3f2' }, 201), []],
  ['a search for SMS that finds PUSH', 'searchCampaigns', found('PUSH'), ['MUST page at data.0.channel'], forSms],
  ['a search for SMS that finds sms', 'searchCampaigns', found('sms'), ['MUST page at data.0.channel'], forSms],
  ['a search for SMS that finds SMS', 'searchCampaigns', found('SMS'), [], forSms],
]

describe.each([
  ['responses that are not shown, where a difference is a SHOULD', notShown],
  ['responses that are shown', shown],
])('%s', (_what, cases) => {
  it.each(cases.map((row) => [row[0], row] as const))('%s', (_title, row) => {
    expect(levels(row)).toEqual(row[3])
  })
})

it('has one finding for each target', () => {
  const misshapen = { code: 7, message: 7, target: 7, details: 7, request_id: 7 }
  const versions = [...notShown, ...shown].map(([, operation, response, , context]) =>
    check(operation, response, context),
  )
  const worst = [
    check('testCampaign', campaignError(400, 'VALIDATION_FAILED', misshapen)),
    check('testCampaign', campaignError(409, 'X', { details: [{}, 7, { target: 1, message: 2 }] })),
    check(
      'updateOffering',
      offeringError(403, 'VALIDATION_FAILED', { ...misshapen, details: [7] }),
    ),
    check('updateOffering', at400('REQUIRED_FIELD_MISSING', { target: 7, details: {} })),
    check('createOffering', success({ id: 7, status: 'draft' }, 200)),
    check(
      'searchCampaigns',
      success(Array.from({ length: 20 }, () => ({ id: 7, status: 'DRAFT' }))),
    ),
  ]
  for (const { findings } of [...versions, ...worst]) {
    const targets = findings.map(({ target }) => target).filter((target) => target !== '')
    expect(new Set(targets).size).toBe(targets.length)
  }
  expect(worst.every(({ ok, findings }) => !ok && findings.length > 1)).toBe(true)
})
