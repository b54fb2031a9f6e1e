import { attempt } from '../base/attempt.js'
import { decodeUtf8 } from '../base/bytes.js'
import { isTooDeep } from '../base/json.js'
import type { Transport } from '../engine/read-request.js'
import { type JsonErrorCode, tooDeepMessage } from '../json-text/error.js'
import { readJson } from '../json-text/read.js'
import type { JsonScan } from '../json-text/scan.js'

/** A body, with what was found while reading it. */
export interface ReadBody {
  body?: unknown
  transport: Transport
}

/** A body without findings, or no body. */
export const nothingFound: Transport = {}

/** Parses text and bytes as JSON, and returns any other value unchanged. Never throws. */
export function readBody(
  given: unknown,
  isTooLarge: boolean,
  contentType: string | undefined,
): ReadBody {
  if (isTooLarge) return { transport: { isTooLarge: true } }
  const text = isBytes(given) ? decodeUtf8(given) : given
  if (given === undefined || text === '') return { transport: nothingFound }
  if (isOtherMediaType(contentType)) return { transport: { isOtherMediaType: true } }
  if (text === undefined) return { transport: { json: notUtf8 } }
  if (typeof text !== 'string') {
    return attempt(() => isTooDeep(given))
      ? { transport: { json: tooDeepBody } }
      : { body: given, transport: nothingFound }
  }
  const { value, scan } = readJson(text)
  return { body: value, transport: scan === undefined ? nothingFound : { json: scan } }
}

/** Unlike `instanceof`, accepts bytes of other realms, such as Node's buffers. */
const isBytes = (value: unknown): value is ArrayBuffer | Uint8Array =>
  ArrayBuffer.isView(value) ||
  attempt(() => Object.prototype.toString.call(value)) === '[object ArrayBuffer]'

const unreadable = (code: JsonErrorCode, message: string): JsonScan => ({
  error: { code, offset: 0, line: 1, column: 1, message },
  duplicateKeys: [],
  impreciseNumbers: [],
})

const notUtf8 = unreadable('not-utf-8', 'the bytes are not UTF-8')

const tooDeepBody = unreadable('too-deep', tooDeepMessage)

/** Returns a body that the server does not accept. */
export const rejectedBody = (message: string): ReadBody => ({
  transport: { json: unreadable('not-accepted', message) },
})

const jsonMediaType = /^application\/(?:[\w.+-]+\+)?json[ \t]*(?:;|$)/i

/** Returns whether a media type is another one than JSON; a missing header is valid. */
export const isOtherMediaType = (contentType: string | undefined): boolean =>
  contentType !== undefined && !jsonMediaType.test(contentType)
