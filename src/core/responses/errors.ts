import { errorCodeTable } from '../../../generated/response-checks.js'
import { errorCodes } from '../../../generated/tables.js'
import { asList, asObject, given } from '../base/json.js'
import { jsonBytes, listed } from '../base/text.js'
import { longestId } from '../contract/ceilings.js'
import { codesOf, documentedCodes, type ErrorCodes } from '../contract/error-codes.js'
import type { ReadRequest } from '../engine/read-request.js'
import type { ResponseCheck } from './response-check.js'
import { structure } from './structure.js'

const capitals = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/

/**
 * Requires the documented code if the API description has one for the status. Otherwise requires
 * any documented code (campaigns) or ALL_CAPS_SNAKE_CASE (offerings), and recommends the decided
 * code.
 */
export function code(c: ResponseCheck): void {
  const { family, operation, status = 0 } = c
  const got = c.error?.code
  if (typeof got !== 'string') return
  const at = ['error', 'code']
  const codes: ErrorCodes = errorCodeTable[family]
  const isKnown = Object.hasOwn(errorCodes[family], got)
  const key = status >= 500 ? 500 : status
  const documented = documentedCodes(codes, operation, key)
  const decided = codes.assumed[key]
  if (documented !== undefined) {
    if (documented.includes(got)) return
    if (documented.length === 0) {
      if (capitals.test(got) && !isKnown) return
      c.report(at, 'The operation has no documented code with this status.', { got })
      return
    }
    const message = `Must be ${inWords(documented)} with status ${status}.`
    c.report(at, message, { expected: documented, got })
  } else if (family === 'campaigns' && !isKnown) {
    const all = Object.keys(errorCodes[family])
    c.report(at, `Must be ${inWords(all)} in campaigns.`, { expected: all, got })
  } else if (!capitals.test(got)) {
    c.report(at, 'Must be in ALL_CAPS_SNAKE_CASE.', { got })
  } else if (decided !== undefined && !decided.includes(got)) {
    c.should(at, `Should be ${listed(decided)} with status ${status}.`, { expected: decided, got })
  }
}

/** Only `expected` has a longer list of codes. */
const longestList = 3

const inWords = (codes: readonly string[]): string =>
  codes.length <= longestList ? listed(codes) : `one of the ${codes.length} documented codes`

/** Requires documented entries. Offerings have them only with 400 VALIDATION_FAILED. */
export function details(c: ResponseCheck): void {
  if (c.family === 'offerings') presence(c)
  structure(c)
  if (c.family === 'offerings') codesOfEntries(c)
}

const at = ['error', 'details']

function presence(c: ResponseCheck): void {
  const { code, details: entries } = c.error ?? {}
  const isExpected = c.status === 400 && code === 'VALIDATION_FAILED'
  if (isExpected && (entries === undefined || asList(entries)?.length === 0)) {
    c.should(at, 'VALIDATION_FAILED should list every violation in `details`.')
  }
  const isOther = typeof code === 'string' && code !== 'VALIDATION_FAILED'
  if (entries !== undefined && (c.status !== 400 || isOther)) {
    c.report(at, 'Only 400 VALIDATION_FAILED can have `details`.')
  }
}

function codesOfEntries(c: ResponseCheck): void {
  const expected = codesOf(c.operation, 400)
  for (const [index, entry] of asList(c.error?.details)?.entries() ?? []) {
    const got = asObject(entry)?.code
    if (typeof got !== 'string' || expected.includes(got)) continue
    const message = 'Should be one of the documented codes for status 400.'
    c.should([...at, index, 'code'], message, { expected, got })
  }
}

/** Statuses of calls that a server may reject before it reads their body. */
const unreadStatuses: readonly unknown[] = [401, 403, 405, 413, 415, 429]

/** Requires an error to repeat the request id; if header and body differ, either is valid. */
export function requestIdEcho(c: ResponseCheck): void {
  const { request } = c
  const got = c.error?.request_id
  if (typeof got !== 'string') return
  const expected = request?.requestId
  if (expected === undefined) {
    if (request === undefined || mayHaveId(request)) c.skip()
  } else if (isRepeated(expected) && got !== expected && got !== request?.body?.request_id) {
    const place = ['error', 'request_id']
    const isUnread = got === '' && request?.headers?.requestId === undefined
    if (isUnread && unreadStatuses.includes(c.status)) {
      c.should(place, 'Should repeat the request id of the body.', { expected, got })
    } else c.report(place, 'Must repeat the request id of the call.', { expected, got })
  }
}

/** Returns whether the response must repeat the id in full; long ids may be shortened. */
const isRepeated = (id: string): boolean => jsonBytes(id) <= longestId

/** Returns whether the id may be in a part of the request that is missing or was not parsed. */
const mayHaveId = ({ headers, body, rawBody }: ReadRequest): boolean =>
  headers === undefined || typeof rawBody === 'string' || given(body ?? {}, 'request_id')
