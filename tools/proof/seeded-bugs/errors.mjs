import { bug } from './bugs/active.mjs'

/** An error that is answered with the envelope of the API it belongs to. */
export class ApiError extends Error {
  constructor(status, code, message, { target = '', details, headers } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.target = target
    this.details = details
    this.headers = headers
  }
}

/** A 400 of the campaigns API that lists every violation. */
export function campaignViolations(violations, status = 400, code = 'VALIDATION_FAILED') {
  const [first] = violations
  return new ApiError(status, code, `${violations.length} problem(s): ${first.message}`, {
    target: first.target,
    details: violations.map(({ target, message }) => ({ target, message })),
  })
}

/** The violations that details list: all, unless a bug leaves some out. */
function reportedOf(violations) {
  if (bug('offers-details-first-only')) return violations.slice(0, 1)
  const outer = violations.filter(({ target }) => !target.includes('.'))
  return bug('details-without-nested-fields') && outer.length > 0 ? outer : violations
}

/**
 * One violation with a code of its own keeps that code, as do several locked fields; everything
 * else is VALIDATION_FAILED.
 */
export function offeringViolations(violations) {
  const [first] = violations
  const locked = violations.every(({ code }) => code === 'IMMUTABLE_FIELD')
  if ((violations.length === 1 && first.code) || locked) {
    const { code, target, message } = first
    const details = bug('offers-details-with-other-codes') ? [{ code, target, message }] : undefined
    const unprocessed = bug('invalid-scheduling-422') && code === 'INVALID_SCHEDULING'
    const usual = unprocessed ? 422 : 400
    const status = bug('invalid-tag-404') && code === 'INVALID_TAG_ID' ? 404 : usual
    return new ApiError(status, code, message, { target, details })
  }
  const reported = reportedOf(violations)
  return new ApiError(400, 'VALIDATION_FAILED', 'The offering cannot be saved', {
    target: first.target,
    details: reported.map(({ target, message, code }) => ({
      ...(bug('offers-details-without-code') ? {} : { code: code ?? 'INVALID_VALUE' }),
      target: bug('offers-details-last-segment') ? target.split('.').pop() : target,
      message,
    })),
  })
}

function campaignEnvelope(error, responseId, requestId) {
  const body = {
    error: {
      request_id: requestId,
      code: error.code,
      target: error.target,
      message: error.message,
      details: error.details ?? [],
    },
    response_id: responseId,
  }
  if (bug('campaign-error-without-response-id') && error.status === 400) delete body.response_id
  if (bug('campaign-error-lower-case-code')) body.error.code = error.code.toLowerCase()
  if (bug('campaign-error-without-details') && error.status === 400) delete body.error.details
  if (bug('campaign-error-details-as-strings')) {
    body.error.details = body.error.details.map(({ message }) => message)
  }
  if (bug('campaign-error-details-field-key')) {
    body.error.details = body.error.details.map(({ target, message }) => ({
      field: target,
      message,
    }))
  }
  if (bug('campaign-error-without-request-id-409') && error.status === 409) {
    delete body.error.request_id
  }
  if (bug('campaign-error-without-target') && error.status === 400) delete body.error.target
  if (bug('campaign-error-message-list') && error.status === 400) {
    body.error.message = [error.message]
  }
  if (bug('campaign-error-details-missing-409') && error.status === 409) delete body.error.details
  if (bug('campaign-error-details-null')) body.error.details = error.details ?? null
  if (bug('campaign-error-details-map')) {
    const entries = body.error.details.map(({ target, message }) => [target, message])
    body.error.details = Object.fromEntries(entries)
  }
  if (bug('campaign-unauthorized-code') && error.status === 401) {
    body.error.code = 'UNAUTHENTICATED'
  }
  if (bug('campaign-details-without-message')) {
    body.error.details = body.error.details.map(({ target }) => ({ target }))
  }
  if (bug('campaign-error-not-found-code') && error.status === 404) body.error.code = 'NOT_FOUND'
  if (bug('campaign-error-response-id-inside')) {
    body.error.response_id = responseId
    delete body.response_id
  }
  if (bug('error-request-id-lower-case')) body.error.request_id = requestId.toLowerCase()
  if (bug('error-request-id-cut-at-36')) body.error.request_id = requestId.slice(0, 36)
  if (bug('error-request-id-is-response-id')) body.error.request_id = responseId
  if (bug('error-request-id-empty-422') && error.status === 422) body.error.request_id = ''
  if (bug('error-request-id-empty-404') && error.status === 404) body.error.request_id = ''
  if (bug('error-request-id-empty-409') && error.status === 409) body.error.request_id = ''
  const emptied = bug('error-request-id-empty-401') || bug('campaign-error-request-id-empty-401')
  if (emptied && error.status === 401) body.error.request_id = ''
  if (bug('campaign-error-bare') && error.status === 401) return body.error
  return body
}

function offeringEnvelope(error, responseId) {
  const unreadable = error.details?.[0]?.code === 'UNREADABLE_BODY'
  if (bug('malformed-offer-json-bare') && unreadable) return { message: error.message }
  if (bug('rate-limited-offers-bare') && error.status === 429) return { message: error.message }
  const body = {
    response_id: responseId,
    error: {
      code: error.code,
      target: error.target,
      message: error.message,
      doc_url: `https://docs.invalid/offerings/errors#${error.code.toLowerCase()}`,
      ...(error.details ? { details: error.details } : {}),
    },
  }
  const { error: inner } = body
  if (bug('offers-error-without-doc-url-401') && error.status === 401) delete inner.doc_url
  if (bug('offers-error-without-doc-url') && error.status === 400) delete inner.doc_url
  if (bug('offers-error-without-doc-url-409') && error.status === 409) delete inner.doc_url
  if (bug('offers-error-empty-details') && error.status !== 401) inner.details ??= []
  if (bug('offers-error-without-details')) delete inner.details
  if (bug('offers-error-without-response-id-404') && error.status === 404) delete body.response_id
  if (bug('offers-error-without-response-id-403') && error.status === 403) delete body.response_id
  if (bug('offers-error-without-response-id-409') && error.status === 409) delete body.response_id
  if (bug('offers-error-without-response-id-401') && error.status === 401) delete body.response_id
  if (bug('offers-error-response-id-inside')) {
    inner.response_id = responseId
    delete body.response_id
  }
  if (bug('offers-details-field-key')) {
    inner.details = inner.details?.map(({ target, ...rest }) => ({ ...rest, field: target }))
  }
  if (bug('offers-error-without-message-404') && error.status === 404) delete inner.message
  if (bug('offers-details-as-map') && inner.details) {
    inner.details = Object.fromEntries(inner.details.map((each) => [each.target, each.message]))
  }
  if (bug('offers-details-without-target')) {
    inner.details = inner.details?.map(({ code, message }) => ({ code, message }))
  }
  if (bug('offers-details-without-message')) {
    inner.details = inner.details?.map(({ code, target }) => ({ code, target }))
  }
  if (bug('offers-error-target-pointer') && error.status === 400) {
    inner.target = `/${inner.target.replaceAll('.', '/')}`
  }
  if (bug('offers-error-kebab-code')) inner.code = inner.code.toLowerCase().replaceAll('_', '-')
  if (bug('offers-error-without-target') && error.status === 403) delete inner.target
  if (bug('offers-unauthorized-without-envelope') && error.status === 401) {
    return { response_id: responseId, message: error.message }
  }
  return body
}

export function errorBody(family, error, responseId, requestId) {
  return family === 'offers'
    ? offeringEnvelope(error, responseId)
    : campaignEnvelope(error, responseId, requestId)
}
