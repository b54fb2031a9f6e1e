import { errorCodeTable } from '../../../generated/response-checks.js'
import { own } from '../base/json.js'
import { listed } from '../base/text.js'
import { documentedCodes, type ErrorCodes } from '../contract/error-codes.js'
import { errorOf, type ResponseCheck, type ResponseFinding } from './response-check.js'

const capitals = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/

/**
 * Requires the documented code if the API description has one for the status. Otherwise requires
 * any documented code (campaigns) or ALL_CAPS_SNAKE_CASE (offerings), and recommends the decided
 * code.
 */
export const code: ResponseCheck = function* (subject) {
  const { family, operation, status = 0 } = subject
  const written = own(errorOf(subject) ?? {}, 'code')
  if (typeof written !== 'string') return
  const codes: ErrorCodes = errorCodeTable[family]
  const key = status >= 500 ? 500 : status
  const documented = documentedCodes(codes, operation, key)
  const decided = codes.assumed[key]
  if (documented !== undefined) {
    if (!documented.includes(written))
      yield unexpectedCode(written, documented, `with status ${status}`)
  } else if (family === 'campaigns' && !codes.all.includes(written)) {
    yield unexpectedCode(written, codes.all, 'in campaigns')
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

/** Only `expected` has a longer list of codes. */
const longestList = 3

const unexpectedCode = (
  got: string,
  expected: readonly string[],
  where: string,
): ResponseFinding => ({
  at: ['error', 'code'],
  message:
    expected.length <= longestList
      ? `Must be ${listed(expected)} ${where}.`
      : `Must be one of the ${expected.length} documented codes ${where}.`,
  expected,
  got,
})
