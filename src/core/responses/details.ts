import { errorCodeTable } from '../../../generated/response-checks.js'
import { asList, isObject, own } from '../base/json.js'
import {
  errorOf,
  type ResponseCheck,
  type ResponseFinding,
  type ResponseSubject,
  stringField,
} from './response-check.js'

const path = ['error', 'details']

/**
 * Requires `details` to be an array of documented entries. Offerings have it only with 400
 * VALIDATION_FAILED; campaigns have no entries with 409.
 */
export const details: ResponseCheck = function* (subject) {
  const { family, status } = subject
  const error = errorOf(subject) ?? {}
  const given = own(error, 'details')
  const isExpected =
    family === 'offerings' && status === 400 && own(error, 'code') === 'VALIDATION_FAILED'
  if (isExpected && (given === undefined || asList(given)?.length === 0)) {
    const message = 'VALIDATION_FAILED should list every violation in `details`.'
    yield { at: path, level: 'SHOULD', message }
  }
  if (given === undefined) return
  if (family === 'offerings') yield* misplaced(subject, own(error, 'code'))
  const entries = asList(given)
  if (entries === undefined) {
    yield { at: path, message: 'Must be an array.', got: given }
    return
  }
  if (family === 'campaigns' && status === 409 && entries.length > 0) {
    yield { at: path, message: 'Must be empty with status 409.', expected: [] }
  }
  for (const [index, entry] of entries.entries()) yield* entryParts(subject, entry, index)
}

function* misplaced({ status }: ResponseSubject, code: unknown): Generator<ResponseFinding> {
  const isOther = typeof code === 'string' && code !== 'VALIDATION_FAILED'
  if (status !== 400 || isOther) {
    yield { at: path, message: 'Only 400 VALIDATION_FAILED can have `details`.' }
  }
}

type CodesOf400 = { readonly [operation: string]: { readonly 400: readonly string[] } }

const codesOf400: CodesOf400 = errorCodeTable.offerings.ofOperations

function* entryParts(
  { family, operation }: ResponseSubject,
  entry: unknown,
  index: number,
): Generator<ResponseFinding> {
  const at = [...path, index]
  if (!isObject(entry)) {
    yield { at, message: 'Must be an object.', got: entry }
    return
  }
  yield* stringField(entry, 'target', at)
  yield* stringField(entry, 'message', at)
  if (family === 'campaigns') return
  const detailCodes = codesOf400[operation]?.[400] ?? []
  const code = own(entry, 'code')
  yield* stringField(entry, 'code', at)
  if (typeof code === 'string' && !detailCodes.includes(code)) {
    yield {
      at: [...at, 'code'],
      message: 'Must be one of the documented codes for status 400.',
      expected: detailCodes,
      got: code,
    }
  }
}
