import type { Fault } from './error.js'

/** Says what is expected at an index of the text, and what stands there instead. */
export function unexpected(text: string, offset: number, expected: string): Fault {
  if (offset === text.length) return { offset, message: `${expected}, but the text ends` }
  if (isComment.test(text.slice(offset, offset + 2))) {
    return { offset, message: 'JSON has no comments' }
  }
  const [shown] = shownInMessage.exec(text.slice(offset, offset + longestShown)) ?? []
  return { offset, message: expected, ...(shown !== undefined && { received: shown }) }
}

/** Says why no value begins at an index of the text. */
export function noValue(text: string, offset: number, closing: '}' | ']' | undefined): Fault {
  const char = text.charAt(offset)
  const message =
    char === '}' && closing === '}'
      ? 'a value is missing after the colon'
      : noValueBecause.get(char)
  return message === undefined
    ? unexpected(text, offset, 'a value is expected')
    : { offset, message }
}

/** Says why no key begins at an index of the text. */
export const noKey = (text: string, offset: number): Fault =>
  text[offset] === "'"
    ? { offset, message: wantsDoubleQuotes }
    : unexpected(text, offset, 'a key in double quotes is expected')

const isComment = /^(?:\/[/*]|#)/

const longestShown = 20
/** A word, or one sign that is safe to print and is no backtick. */
const shownInMessage = /^(?:[\w.+-]+|[!-_{-~])/

const wantsDoubleQuotes = 'JSON wants double quotes'

const noValueBecause = new Map([
  ["'", wantsDoubleQuotes],
  [',', 'a value is missing before the comma'],
  ['+', 'a number must not start with a plus sign'],
  ['.', 'a number must have a digit before its decimal point'],
  ['\ufeff', 'a byte order mark must not stand before the JSON value'],
])
