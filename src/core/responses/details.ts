import { errorCodeTable } from '../../../generated/response-checks.js'
import {
  asList,
  given as isGiven,
  isObject,
  type JsonObject,
  own,
  type Path,
} from '../base/json.js'
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
  const { family, status, operation } = subject
  const error = errorOf(subject) ?? {}
  const given = own(error, 'details')
  const isExpected =
    family === 'offerings' && status === 400 && own(error, 'code') === 'VALIDATION_FAILED'
  if (isExpected && (given === undefined || asList(given)?.length === 0)) {
    const message = 'VALIDATION_FAILED should list every violation in `details`.'
    yield { at: path, level: 'SHOULD', message }
  }
  if (given === undefined) return
  if (family === 'offerings') yield* misplaced(subject, own(error, 'code'), given)
  const entries = asList(given)
  if (entries === undefined) {
    yield { at: path, message: 'Must be an array.', got: given }
    return
  }
  if (family === 'campaigns' && status === 409 && entries.length > 0) {
    const level = operation === 'testCampaign' ? {} : ({ level: 'SHOULD' } as const)
    yield { at: path, ...level, message: 'Must be empty with status 409.', expected: [] }
  }
  for (const [index, entry] of entries.entries()) yield* entryParts(subject, entry, index)
}

function* misplaced(
  { status }: ResponseSubject,
  code: unknown,
  details: unknown,
): Generator<ResponseFinding> {
  const isOther = typeof code === 'string' && code !== 'VALIDATION_FAILED'
  if (status !== 400 || isOther) {
    // The envelope has `details`; an empty one reports nothing.
    const isEmpty = details === null || asList(details)?.length === 0
    const level = isEmpty ? ({ level: 'SHOULD' } as const) : {}
    yield { at: path, ...level, message: 'Only 400 VALIDATION_FAILED can have `details`.' }
  }
}

/** Requires a member of an entry; its type is not documented. */
function* part(entry: JsonObject, field: string, at: Path): Generator<ResponseFinding> {
  for (const finding of stringField(entry, field, at)) {
    yield isGiven(entry, field) ? { ...finding, level: 'SHOULD' } : finding
  }
}

const codes = errorCodeTable.offerings.all

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
  yield* part(entry, 'target', at)
  yield* part(entry, 'message', at)
  if (family === 'campaigns') return
  const detailCodes = codesOf400[operation]?.[400] ?? []
  const code = own(entry, 'code')
  yield* part(entry, 'code', at)
  if (typeof code === 'string' && !detailCodes.includes(code)) {
    // The table of codes gives the status of each; it does not say that there are no others.
    const isOpen = !(codes as readonly string[]).includes(code)
    yield {
      at: [...at, 'code'],
      ...(isOpen && { level: 'SHOULD' as const }),
      message: 'Must be one of the documented codes for status 400.',
      expected: detailCodes,
      got: code,
    }
  }
}
