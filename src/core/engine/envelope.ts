import type { OfferingErrorCode } from '../../../generated/rule-ids.js'
import { attempt } from '../base/attempt.js'
import { quoted, shortened } from '../base/text.js'
import type { Settings } from '../contract/settings.js'
import type { ErrorResponse, OfferingErrorEnvelope } from '../contract/verdict.js'
import type { Violation } from '../contract/violation.js'

/** What a response says of a violation. */
export type Answered = Pick<Violation, 'status' | 'code' | 'target' | 'message'>

/**
 * Returns the error response that reports violations of one precedence, at least one, in the format of a
 * family. (Errors)
 */
export function errorResponse(
  family: 'campaigns' | 'offerings',
  violations: readonly [Answered, ...Answered[]],
  requestId: string | undefined,
  settings: Settings,
): ErrorResponse {
  const [{ status }] = violations
  const { id } = settings.ceilings
  const headers: ErrorResponse['headers'] = { 'Content-Type': 'application/json' }
  if (status === 401) headers['WWW-Authenticate'] = 'Basic'
  // A request id may be as long as a body.
  const request_id = requestId === undefined ? '' : shortened(requestId, id)
  const given = requestId === undefined ? settings.responseId() : request_id
  // A function of the options may return something other than a string.
  const response_id = typeof given === 'string' ? shortened(given, id) : given
  const body =
    family === 'campaigns'
      ? { response_id, error: campaignError(violations, request_id, settings) }
      : { error: offeringError(violations, settings), response_id }
  return { status, headers, body: body as ErrorResponse['body'] }
}

/** Returns a message as responses have it: of "must start with `acme_`", a plugin's, a sentence. */
export function answeredMessage(
  { target, message }: Pick<Violation, 'target' | 'message'>,
  { ceilings }: Settings,
): string {
  if (!/^(?:must|should|is|has|cannot|does)\b/.test(message)) return message
  const name = target.slice(target.lastIndexOf('.') + 1)
  const subject = /^[a-z]+$/.test(name) ? `The ${name}` : name === '' ? 'The request' : quoted(name)
  const end = /[.?!]$/.test(message) ? '' : '.'
  return shortened(`${subject} ${message}${end}`, ceilings.message)
}

/** The settings with functions that return '' where those of the options throw. */
export const safely = (settings: Settings): Settings => ({
  ...settings,
  responseId: () => attempt(settings.responseId) ?? '',
  ...(settings.docUrl && { docUrl: (code) => attempt(() => settings.docUrl?.(code)) ?? '' }),
})

type Answers = readonly [Answered, ...Answered[]]

/** Returns the message of an error that lists all violations. */
const summary = (violations: Answers, settings: Settings): string =>
  violations.length > 1
    ? `${violations.length} validation errors; see \`details\`.`
    : answeredMessage(violations[0], settings)

function campaignError(violations: Answers, request_id: string, settings: Settings) {
  const [first] = violations
  const { status, code, target } = first
  if (status !== 400 && status !== 422) {
    return { code, message: answeredMessage(first, settings), target, details: [], request_id }
  }
  const details = violations.map((each) => ({
    target: each.target,
    message: answeredMessage(each, settings),
  }))
  return { code, message: summary(violations, settings), target, details, request_id }
}

function offeringError(violations: Answers, settings: Settings) {
  const [first] = violations
  const { status, target } = first
  const isAlone = violations.length === 1 && settings.singleViolation === 'promote'
  const hasDetails = status === 400 && !(isAlone && first.code !== 'VALIDATION_FAILED')
  const code = hasDetails ? 'VALIDATION_FAILED' : (first.code as OfferingErrorCode)
  const message = hasDetails ? summary(violations, settings) : answeredMessage(first, settings)
  const error: OfferingErrorEnvelope['error'] = { code, message, target }
  if (hasDetails) {
    error.details = violations.map((each) => ({
      code: each.code as OfferingErrorCode,
      target: each.target,
      message: answeredMessage(each, settings),
    }))
  }
  const doc_url = settings.docUrl?.(code)
  if (doc_url === undefined) return error
  // A shortened link does not work.
  const isTooLong =
    typeof doc_url === 'string' && shortened(doc_url, settings.ceilings.docUrl) !== doc_url
  error.doc_url = isTooLong ? '' : doc_url
  return error
}
