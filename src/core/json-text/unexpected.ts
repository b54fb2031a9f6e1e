import type { ErrorAtOffset, JsonErrorCode } from './error.js'

/** Returns an error about what is expected at an index of the text, and what is there instead. */
export function unexpected(
  text: string,
  offset: number,
  code: JsonErrorCode,
  expected: string,
): ErrorAtOffset {
  if (offset === text.length) {
    return { code: 'text-ends', offset, message: `${expected}, but the text ends` }
  }
  if (isComment.test(text.slice(offset, offset + 2))) {
    return { code: 'comment', offset, message: 'JSON does not allow comments' }
  }
  const [shown] = shownInMessage.exec(text.slice(offset, offset + longestShown)) ?? []
  return { code, offset, message: expected, ...(shown !== undefined && { received: shown }) }
}

/** Returns why no value starts at an index of the text. */
export function noValue(
  text: string,
  offset: number,
  closing: '}' | ']' | undefined,
): ErrorAtOffset {
  const char = text.charAt(offset)
  const reason = char === '}' && closing === '}' ? afterColon : noValueBecause.get(char)
  return reason === undefined
    ? unexpected(text, offset, 'value-expected', 'expected a value')
    : { ...reason, offset }
}

/** Returns why no key starts at an index of the text. */
export const noKey = (text: string, offset: number): ErrorAtOffset =>
  text[offset] === "'"
    ? { ...singleQuotes, offset }
    : unexpected(text, offset, 'key-expected', 'expected a key in double quotes')

const isComment = /^(?:\/[/*]|#)/

const longestShown = 20
/** A word, or one character that is safe to print and not a backtick. */
const shownInMessage = /^(?:[\w.+-]+|[!-_{-~])/

type Reason = Pick<ErrorAtOffset, 'code' | 'message'>

const singleQuotes: Reason = { code: 'single-quotes', message: 'JSON requires double quotes' }

const afterColon: Reason = { code: 'value-missing', message: 'a value is missing after the colon' }

const noValueBecause = new Map<string, Reason>([
  ["'", singleQuotes],
  [',', { code: 'value-missing', message: 'a value is missing before the comma' }],
  ['+', { code: 'leading-plus', message: 'a number must not start with a plus sign' }],
  ['.', { code: 'leading-point', message: 'a number must have a digit before its decimal point' }],
  [
    '\ufeff',
    {
      code: 'byte-order-mark',
      message: 'a byte order mark is not allowed before the JSON value',
    },
  ],
])
