import { attempt } from '../base/attempt.js'
import { quoted, shortened } from '../base/text.js'
import type { Settings } from '../contract/settings.js'
import type { ErrorResponse } from '../contract/verdict.js'
import type { Violation } from '../contract/violation.js'
import { splitByPrecedence } from './precedence.js'

/** What a response says of a violation. */
export type Answered = Pick<Violation, 'status' | 'code' | 'target' | 'message'>

/** Returns the error response that reports violations, at least one, in the format of a family. (Errors) */
export function errorResponse(
  family: 'campaigns' | 'offerings',
  violations: readonly [Answered, ...Answered[]],
  requestId: string | undefined,
  settings: Settings,
): ErrorResponse {
  const { winners } = splitByPrecedence(violations, (violation) => violation)
  const listed = winners.map((violation) => ({
    ...violation,
    message: answeredMessage(violation, settings),
  })) as [Answered, ...Answered[]]
  const [{ status }] = listed
  const { id } = settings.ceilings
  const headers: ErrorResponse['headers'] = { 'Content-Type': 'application/json' }
  if (status === 401) headers['WWW-Authenticate'] = 'Basic'
  // A request id may be as long as a body.
  const request_id = requestId === undefined ? undefined : shortened(requestId, id)
  const given = request_id ?? settings.responseId()
  // A function of the options may return something other than a string.
  const response_id = typeof given === 'string' ? shortened(given, id) : given
  const body =
    family === 'campaigns'
      ? { response_id, error: { ...campaignError(listed), request_id: request_id ?? '' } }
      : { error: offeringError(listed, settings), response_id }
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

const message = ([first, ...others]: readonly [Answered, ...Answered[]]): string =>
  others.length > 0 ? `${others.length + 1} validation errors; see \`details\`.` : first.message

function campaignError(violations: readonly [Answered, ...Answered[]]) {
  const [{ status, code, target, message: own }] = violations
  if (status !== 400 && status !== 422) return { code, message: own, target, details: [] }
  const details = violations.map(({ target, message }) => ({ target, message }))
  return { code, message: message(violations), target, details }
}

function offeringError(violations: readonly [Answered, ...Answered[]], settings: Settings) {
  const [{ status, code, target, message: own }] = violations
  const isAlone = violations.length === 1 && settings.singleViolation === 'promote'
  const isPromoted = isAlone && code !== 'VALIDATION_FAILED'
  if (status !== 400 || isPromoted) {
    return { code, message: own, target, ...docUrlOf(code, settings) }
  }
  const failed = 'VALIDATION_FAILED'
  const details = violations.map(({ code, target, message }) => ({ code, target, message }))
  return {
    code: failed,
    message: message(violations),
    target,
    details,
    ...docUrlOf(failed, settings),
  }
}

/** Returns the link as a member to spread; '' for one that is too long, because a shortened link does not work. */
function docUrlOf(code: string, { docUrl, ceilings }: Settings): { doc_url?: string } {
  const doc_url = docUrl?.(code)
  const isTooLong = typeof doc_url === 'string' && shortened(doc_url, ceilings.docUrl) !== doc_url
  return doc_url === undefined ? {} : { doc_url: isTooLong ? '' : doc_url }
}
