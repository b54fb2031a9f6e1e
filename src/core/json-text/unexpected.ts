import type { Fault, JsonErrorCode } from './error.js'

/** Says what is expected at an index of the text, and what stands there instead. */
export function unexpected(
  text: string,
  offset: number,
  code: JsonErrorCode,
  expected: string,
): Fault {
  if (offset === text.length) {
    return { code: 'text-ends', offset, message: `${expected}, but the text ends` }
  }
  if (isComment.test(text.slice(offset, offset + 2))) {
    return { code: 'comment', offset, message: 'JSON has no comments' }
  }
  const [shown] = shownInMessage.exec(text.slice(offset, offset + longestShown)) ?? []
  return { code, offset, message: expected, ...(shown !== undefined && { received: shown }) }
}

/** Says why no value begins at an index of the text. */
export function noValue(text: string, offset: number, closing: '}' | ']' | undefined): Fault {
  const char = text.charAt(offset)
  const reason = char === '}' && closing === '}' ? afterColon : noValueBecause.get(char)
  return reason === undefined
    ? unexpected(text, offset, 'value-expected', 'a value is expected')
    : { ...reason, offset }
}

/** Says why no key begins at an index of the text. */
export const noKey = (text: string, offset: number): Fault =>
  text[offset] === "'"
    ? { ...singleQuotes, offset }
    : unexpected(text, offset, 'key-expected', 'a key in double quotes is expected')

const isComment = /^(?:\/[/*]|#)/

const longestShown = 20
/** A word, or one sign that is safe to print and is no backtick. */
const shownInMessage = /^(?:[\w.+-]+|[!-_{-~])/

type Reason = Pick<Fault, 'code' | 'message'>

const singleQuotes: Reason = { code: 'single-quotes', message: 'JSON wants double quotes' }

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
      message: 'a byte order mark must not stand before the JSON value',
    },
  ],
])
