import { randomUUID } from 'node:crypto'
import { bug } from './active-bug.mjs'

const codes = {
  campaigns: {
    400: 'VALIDATION_FAILED',
    401: 'UNAUTHORIZED',
    403: 'FORBIDDEN',
    422: 'UNPROCESSABLE_ENTITY',
    429: 'RATE_LIMITED',
    500: 'INTERNAL_ERROR',
    other: 'BAD_REQUEST',
  },
  offerings: {
    401: 'UNAUTHORIZED',
    403: 'FORBIDDEN',
    404: 'OFFER_NOT_FOUND',
    429: 'RATE_LIMITED',
    500: 'INTERNAL_ERROR',
    other: 'VALIDATION_FAILED',
  },
}

const codeOf = (family, status) => codes[family][status] ?? codes[family].other

const responseId = (call) => call.requestId ?? randomUUID()

export function success(call, { status, data, type, pagination }) {
  const body = { response_id: responseId(call), type, data, pagination }
  return { status, headers: {}, body: JSON.stringify(body) }
}

function campaignError(call, status, violations) {
  const [{ message, target }] = violations
  const hasDetails = status === 400 || status === 422
  const isUnreadable = violations.some(({ code }) => code === 'BAD_REQUEST')
  const isDetailed = hasDetails || (status === 409 && bug('conflict-details'))
  const requestId = bug('error-id-header-only') ? call.headerId : call.requestId
  return {
    code: hasDetails && isUnreadable ? 'BAD_REQUEST' : codeOf('campaigns', status),
    message,
    target,
    details: isDetailed ? violations.map(({ target, message }) => ({ target, message })) : [],
    request_id: requestId ?? '',
  }
}

function offeringError(status, violations) {
  const [{ code, message, target }] = violations
  const byDefault = codeOf('offerings', status)
  const all = bug('offer-first-violation') ? violations.slice(0, 1) : violations
  const isDetailed = status === 400 && (all.length > 1 || code === undefined)
  const error = { code: isDetailed ? byDefault : (code ?? byDefault), message, target }
  if (isDetailed) {
    error.details = all.map(({ code = byDefault, target, message }) => ({ code, target, message }))
  }
  return { ...error, doc_url: `https://docs.example.com/offerings/errors#${error.code}` }
}

export function failure(call, status, violations, headers = {}) {
  const error =
    call.family === 'campaigns'
      ? campaignError(call, status, violations)
      : offeringError(status, violations)
  return { status, headers, body: JSON.stringify({ response_id: responseId(call), error }) }
}

/** A failure with one reason. */
export const refusal = (call, status, target, message, { code, headers } = {}) =>
  failure(call, status, [{ target, message, code }], headers)
