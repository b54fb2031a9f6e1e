import { bug, switchedOn } from './bugs/active.mjs'
import { own } from './check.mjs'
import { ApiError } from './errors.mjs'

const idOptional = {
  'request-id-optional-status': 'status',
  'request-id-optional-get': 'getCampaign',
  'request-id-optional-test': 'test',
  'request-id-optional-create': 'createCampaign',
  'request-id-optional-validate': 'validate',
  'request-id-optional-update': 'updateCampaign',
  'request-id-optional-executions': 'executions',
}
const mismatchAccepted = {
  'request-id-mismatch-test': 'test',
  'request-id-mismatch-update': 'updateCampaign',
  'request-id-mismatch-search': 'search',
  'request-id-mismatch-status': 'status',
  'request-id-mismatch-validate': 'validate',
  'request-id-mismatch-create': 'createCampaign',
  'request-id-mismatch-executions': 'executions',
}
const headerOnly = {
  'request-id-body-unread-test': 'test',
  'request-id-body-unread-create': 'createCampaign',
  'request-id-body-unread-status': 'status',
  'request-id-body-unread-update': 'updateCampaign',
  'request-id-body-unread-validate': 'validate',
}
const bodyOnly = {
  'request-id-header-unread-search': 'search',
  'request-id-header-unread-update': 'updateCampaign',
}
const uuidOnly = {
  'request-id-uuid-only-test': 'test',
  'request-id-uuid-only-create': 'createCampaign',
}
const anyType = { 'request-id-number-accepted-status': 'status' }

const applies = (table, operation) => switchedOn(table).includes(operation)

/** Campaign calls need a request id in the header or in the body. */
export function checkRequestId({ header, body, operation }) {
  const reject = (message) => {
    const details = [{ target: 'request_id', message }]
    throw new ApiError(400, 'VALIDATION_FAILED', message, { target: 'request_id', details })
  }
  const inHeader = header('x-svc-request-id')
  const inBody = own(body, 'request_id')
  const odd = inBody !== undefined && typeof inBody !== 'string'
  if (odd && !applies(anyType, operation)) reject('request_id has to be text')
  const equal = bug('request-id-any-case')
    ? inBody?.toLowerCase() === inHeader?.toLowerCase()
    : inBody === inHeader
  if (inHeader && inBody && !equal && !applies(mismatchAccepted, operation)) {
    reject('request_id differs from X-SVC-Request-Id')
  }
  if (inHeader && inBody && bug('request-id-in-both-rejected')) {
    reject('The request id is given twice')
  }
  const used = applies(headerOnly, operation) ? inHeader : inHeader || inBody
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
  if (used && applies(uuidOnly, operation) && !uuid.test(used)) reject('Not a UUID')
  if (!(applies(bodyOnly, operation) ? inBody : used)) {
    if (operation === 'search' && !applies(bodyOnly, operation)) return
    if (!applies(idOptional, operation)) reject('There is no request id')
  }
}
