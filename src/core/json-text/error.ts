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

/** An error without line and column. */
export type ErrorAtOffset = Pick<JsonTextError, 'code' | 'offset' | 'message' | 'received'>

/** Adds line and column to an error. */
export function toJsonTextError(text: string, error: ErrorAtOffset): JsonTextError {
  const { offset } = error
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
  return { ...error, line, column }
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
