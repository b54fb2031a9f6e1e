import { deepest } from '../base/json.js'

/** Why a text is not JSON. The meaning of a code never changes. */
export type JsonErrorCode =
  | 'beyond-engine'
  | 'byte-order-mark'
  | 'colon-expected'
  | 'comment'
  | 'control-character'
  | 'end-expected'
  | 'escape-malformed'
  | 'exponent-without-digit'
  | 'fraction-without-digit'
  | 'key-expected'
  | 'leading-plus'
  | 'leading-point'
  | 'leading-zero'
  | 'minus-without-digit'
  | 'not-accepted'
  | 'not-closed'
  | 'not-utf-8'
  | 'separator-expected'
  | 'single-quotes'
  | 'string-not-closed'
  | 'text-ends'
  | 'too-deep'
  | 'trailing-comma'
  | 'value-expected'
  | 'value-missing'

export const tooDeepMessage = `the JSON is nested more than ${deepest} levels deep`

/** Where and why a text is not JSON. */
export interface JsonTextError {
  /** Index of the error in the text; the length of the text if it ends too early. */
  offset: number
  /** From 1; a line ends with LF, CR or both. */
  line: number
  /** From 1, in UTF-16 code units, as editors count. */
  column: number
  code: JsonErrorCode
  /** What is wrong, without the location: `JSON does not allow comments`. */
  message: string
  /** The word or character at the offset, if it is short; not part of any public message. */
  received?: string
}

/** Ends a scan: what is wrong at an index of the text. */
export class Failure extends Error {
  constructor(
    readonly code: JsonErrorCode,
    readonly offset: number,
    message: string,
    readonly received?: string,
  ) {
    super(message)
  }
}

/** Adds line and column to what is wrong. */
export function toJsonTextError(text: string, failure: Failure): JsonTextError {
  const { code, offset, message, received } = failure
  let line = 1
  let lineStart = 0
  for (let at = 0; at < offset; at++) {
    const unit = text.charCodeAt(at)
    if (unit !== lineFeed && unit !== carriageReturn) continue
    // In CR LF only the LF ends the line, even if the error is between them.
    if (unit === carriageReturn && text.charCodeAt(at + 1) === lineFeed) continue
    line++
    lineStart = at + 1
  }
  const column = offset - lineStart + 1
  const error = { code, offset, line, column, message }
  return received === undefined ? error : { ...error, received }
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
