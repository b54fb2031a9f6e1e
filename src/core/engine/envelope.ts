import type { CampaignErrorCode, OfferingErrorCode } from '../../../generated/rule-ids.js'
import { shortened } from '../base/text.js'
import type { Settings } from '../contract/settings.js'
import type { ErrorResponse } from '../contract/verdict.js'
import type { Violation } from '../contract/violation.js'
import { splitByPrecedence } from './precedence.js'

/** The ids of a response. */
interface Correlation {
  requestId: string | undefined
  responseId: string
}

/** Builds the response to a rejected request in the format of a family of operations. (Errors) */
export function errorResponse(
  family: 'campaigns' | 'offerings',
  violations: readonly Violation[],
  correlation: Correlation,
  settings: Settings,
): ErrorResponse {
  const { winners: listed } = splitByPrecedence(violations, (violation) => violation)
  const status = listed[0]?.status ?? 500
  const build = family === 'campaigns' ? campaignBody : offeringBody
  const headers: ErrorResponse['headers'] = { 'Content-Type': 'application/json' }
  if (status === 401) headers['WWW-Authenticate'] = 'Basic'
  return {
    status,
    headers,
    // A rule has codes of its family only.
    body: build(
      status,
      listed as Violation<never>[],
      shortenedIds(correlation, settings),
      settings,
    ),
  }
}

/** Shortens the ids: a request id may be as long as a body. */
function shortenedIds({ requestId, responseId }: Correlation, settings: Settings): Correlation {
  const { id } = settings.ceilings
  return {
    requestId: requestId === undefined ? undefined : shortened(requestId, id),
    // A function of the options may return something other than a string.
    responseId: typeof responseId === 'string' ? shortened(responseId, id) : responseId,
  }
}

const message = (violations: readonly Violation[]): string =>
  violations.length > 1
    ? `${violations.length} validation errors; see \`details\`.`
    : (violations[0]?.message ?? internalError)

const internalError = 'The request could not be processed because of an internal error.'

function campaignBody(
  status: number,
  violations: readonly Violation<CampaignErrorCode>[],
  { requestId, responseId }: Correlation,
): ErrorResponse['body'] {
  const [first] = violations
  const hasDetails = status === 400 || status === 422
  return {
    response_id: responseId,
    error: {
      code: first?.code ?? 'INTERNAL_ERROR',
      message: hasDetails ? message(violations) : (first?.message ?? internalError),
      target: first?.target ?? '',
      details: hasDetails ? violations.map(({ target, message }) => ({ target, message })) : [],
      request_id: requestId ?? '',
    },
  }
}

function offeringBody(
  status: number,
  violations: readonly Violation<OfferingErrorCode>[],
  { responseId }: Correlation,
  settings: Settings,
): ErrorResponse['body'] {
  const { singleViolation } = settings
  const [first] = violations
  const hasOwnCode = first !== undefined && first.code !== 'VALIDATION_FAILED'
  const promoted = hasOwnCode && violations.length === 1 && singleViolation === 'promote'
  const hasDetails = status === 400 && !promoted
  const code: OfferingErrorCode = hasDetails
    ? 'VALIDATION_FAILED'
    : (first?.code ?? 'INTERNAL_ERROR')
  const response_id = responseId
  const doc_url = docUrlOf(code, settings)
  const target = first?.target ?? ''
  if (!hasDetails) {
    return {
      error: { code, message: first?.message ?? internalError, target, doc_url },
      response_id,
    }
  }
  const details = violations.map(({ code, target, message }) => ({ code, target, message }))
  return { error: { code, message: message(violations), target, details, doc_url }, response_id }
}

/** Returns '' for a link that is too long, because a shortened link does not work. */
function docUrlOf(code: OfferingErrorCode, settings: Settings): string {
  const url = settings.docUrl(code)
  const isTooLong = typeof url === 'string' && shortened(url, settings.ceilings.docUrl) !== url
  return isTooLong ? '' : url
}
