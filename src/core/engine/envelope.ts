import { attempt } from '../base/attempt.js'
import { combined } from '../base/json.js'
import { quoted, shortened } from '../base/text.js'
import type { Settings } from '../contract/settings.js'
import type { ErrorResponse } from '../contract/verdict.js'
import type { Violation } from '../contract/violation.js'

/** What a response says of a violation. */
export type Answered = Pick<Violation, 'status' | 'code' | 'target' | 'message'>

export type Answers = readonly [Answered, ...Answered[]]

/**
 * Returns the error response that reports violations of one precedence, at least one, in the format of a
 * family. (Errors)
 */
export function errorResponse(
  family: 'campaigns' | 'offerings',
  violations: Answers,
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
      ? { response_id, error: campaignError(violations, request_id) }
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
export function safely(settings: Settings): Settings {
  const { responseId, docUrl } = settings
  return {
    ...settings,
    responseId: () => attempt(responseId) ?? '',
    docUrl: docUrl && ((code) => attempt(() => docUrl(code)) ?? ''),
  }
}

/** Returns the message of an error that lists all violations. */
const summary = ([first, ...others]: Answers): string =>
  others.length > 0 ? `${others.length + 1} validation errors; see \`details\`.` : first.message

function campaignError(violations: Answers, request_id: string) {
  const [{ status, code, target, message }] = violations
  if (status !== 400 && status !== 422) return { code, message, target, details: [], request_id }
  const details = violations.map(({ target, message }) => ({ target, message }))
  return { code, message: summary(violations), target, details, request_id }
}

function offeringError(violations: Answers, settings: Settings) {
  const [{ status, target, code, message }] = violations
  const isAlone = violations.length === 1 && settings.singleViolation === 'promote'
  const hasDetails = status === 400 && !(isAlone && code !== 'VALIDATION_FAILED')
  const error = hasDetails
    ? {
        code: 'VALIDATION_FAILED',
        message: summary(violations),
        target,
        details: violations.map(({ code, target, message }) => ({ code, target, message })),
      }
    : { code, message, target }
  const doc_url = settings.docUrl?.(error.code)
  if (doc_url === undefined) return error
  // A shortened link does not work.
  const isTooLong =
    typeof doc_url === 'string' && shortened(doc_url, settings.ceilings.docUrl) !== doc_url
  return combined(error, { doc_url: isTooLong ? '' : doc_url })
}
