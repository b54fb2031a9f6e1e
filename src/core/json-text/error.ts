/** What is wrong with a text that is not JSON; its meaning never changes. */
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
  | 'trailing-comma'
  | 'value-expected'
  | 'value-missing'

/** Where and why a text is not JSON. */
export interface JsonTextError {
  /** Index into the text of what is wrong; its length where more of it is expected. */
  offset: number
  /** From 1; a line ends with LF, CR or both. */
  line: number
  /** From 1, in UTF-16 code units, as editors count. */
  column: number
  code: JsonErrorCode
  /** What is wrong, without its place: `JSON has no comments`. */
  message: string
  /** The word or sign that stands there, where it is short; not part of any public message. */
  received?: string
}

/** What is wrong at an index of the text. */
export type Fault = Pick<JsonTextError, 'code' | 'offset' | 'message' | 'received'>

/** Adds to a fault what a reader needs to find it. */
export function toJsonTextError(text: string, fault: Fault): JsonTextError {
  const { offset } = fault
  let line = 1
  let lineStart = 0
  for (let at = 0; at < offset; at++) {
    const unit = text.charCodeAt(at)
    if (unit !== lineFeed && unit !== carriageReturn) continue
    // Of CR LF, the LF ends the line, also where the fault stands between them.
    if (unit === carriageReturn && text.charCodeAt(at + 1) === lineFeed) continue
    line++
    lineStart = at + 1
  }
  const column = offset - lineStart + 1
  return { ...fault, line, column }
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
