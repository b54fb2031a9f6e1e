import { errorCodeTable } from '../../../generated/response-checks.js'
import { own } from '../base/json.js'
import { listed } from '../base/text.js'
import { errorOf, type ResponseCheck, type ResponseProblem } from './response-check.js'

interface ErrorCodes {
  readonly all: readonly string[]
  readonly documented: { readonly [status: string]: readonly string[] }
  readonly assumed: { readonly [status: string]: readonly string[] }
}

const capitals = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/

/**
 * The code is the documented one where the API description gives one for the status. Elsewhere a
 * campaign code is among the documented ones and an offering code in ALL_CAPS_SNAKE_CASE, and it
 * should be the one that was decided.
 */
export const code: ResponseCheck = function* (subject) {
  const { family, status = 0 } = subject
  const written = own(errorOf(subject) ?? {}, 'code')
  if (typeof written !== 'string') return
  const codes: ErrorCodes = errorCodeTable[family]
  const key = String(status >= 500 ? 500 : status)
  const documented = codes.documented[key]
  const decided = codes.assumed[key]
  if (documented !== undefined) {
    if (!documented.includes(written)) yield wrong(written, documented, `with status ${status}`)
  } else if (family === 'campaigns' && !codes.all.includes(written)) {
    yield wrong(written, codes.all, 'in campaigns')
  } else if (!capitals.test(written)) {
    yield { at: ['error', 'code'], message: 'Must be in ALL_CAPS_SNAKE_CASE.', got: written }
  } else if (decided !== undefined && !decided.includes(written)) {
    yield {
      at: ['error', 'code'],
      level: 'SHOULD',
      message: `Should be ${listed(decided)} with status ${status}.`,
      expected: decided,
      got: written,
    }
  }
}

/** A longer list of codes stands in `expected` only. */
const longestList = 3

const wrong = (got: string, expected: readonly string[], where: string): ResponseProblem => ({
  at: ['error', 'code'],
  message:
    expected.length <= longestList
      ? `Must be ${listed(expected)} ${where}.`
      : `Must be one of the ${expected.length} documented codes ${where}.`,
  expected,
  got,
})
