import { Failure, type JsonErrorCode } from './error.js'

/** Returns what is wrong where something else is expected at an index of the text. */
export function unexpected(
  text: string,
  offset: number,
  code: JsonErrorCode,
  expected: string,
): Failure {
  if (offset === text.length) {
    return new Failure('text-ends', offset, `${expected}, but the text ends`)
  }
  if (isComment.test(text.slice(offset, offset + 2))) {
    return new Failure('comment', offset, 'JSON does not allow comments')
  }
  const [shown] = shownInMessage.exec(text.slice(offset, offset + longestShown)) ?? []
  return new Failure(code, offset, expected, shown)
}

/** Returns why no value starts at an index of the text. */
export function noValue(text: string, offset: number, closing: '}' | ']' | undefined): Failure {
  const char = text.charAt(offset)
  const reason = char === '}' && closing === '}' ? afterColon : noValueBecause.get(char)
  return reason === undefined
    ? unexpected(text, offset, 'value-expected', 'expected a value')
    : new Failure(reason[0], offset, reason[1])
}

/** Returns why no key starts at an index of the text. */
export const noKey = (text: string, offset: number): Failure =>
  text[offset] === "'"
    ? new Failure(singleQuotes[0], offset, singleQuotes[1])
    : unexpected(text, offset, 'key-expected', 'expected a key in double quotes')

const isComment = /^(?:\/[/*]|#)/

const longestShown = 20
/** A word, or one character that is safe to print and not a backtick. */
const shownInMessage = /^(?:[\w.+-]+|[!-_{-~])/

type Reason = readonly [code: JsonErrorCode, message: string]

const singleQuotes: Reason = ['single-quotes', 'JSON requires double quotes']

const afterColon: Reason = ['value-missing', 'a value is missing after the colon']

const noValueBecause = new Map<string, Reason>([
  ["'", singleQuotes],
  [',', ['value-missing', 'a value is missing before the comma']],
  ['+', ['leading-plus', 'a number must not start with a plus sign']],
  ['.', ['leading-point', 'a number must have a digit before its decimal point']],
  ['\ufeff', ['byte-order-mark', 'a byte order mark is not allowed before the JSON value']],
])
