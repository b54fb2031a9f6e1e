import type { ErrorAtOffset } from './error.js'

/** Returns the index after the JSON string whose opening quote is at `start`. */
export function endOfString(text: string, start: number): number | ErrorAtOffset {
  let at = start + 1
  while (at < text.length) {
    const unit = text.charCodeAt(at)
    if (unit === quote) return at + 1
    if (unit === backslash) {
      const error = escapeError(text, at)
      if (error !== undefined) return error
      // The digits of `\u` are read like other characters.
      at += 2
    } else if (unit < space) {
      return { code: 'control-character', offset: at, message: unescaped(unit) }
    } else {
      at++
    }
  }
  return { code: 'string-not-closed', offset: start, message: 'the string is not closed' }
}

const quote = 0x22
const backslash = 0x5c
const space = 0x20

const fourHexDigits = /[0-9A-Fa-f]{4}/

function escapeError(text: string, at: number): ErrorAtOffset | undefined {
  const escaped = text.charAt(at + 1)
  if (escaped === 'u') {
    return fourHexDigits.test(text.slice(at + 2, at + 6))
      ? undefined
      : {
          code: 'escape-malformed',
          offset: at,
          message: '`\\u` must be followed by four hexadecimal digits',
        }
  }
  return '"\\/bfnrt'.includes(escaped)
    ? undefined
    : {
        code: 'escape-malformed',
        offset: at,
        message: 'invalid escape; write a backslash as `\\\\`',
      }
}

function unescaped(unit: number): string {
  if (unit === 0x0a || unit === 0x0d) {
    return 'a line break inside a string must be written `\\n`'
  }
  if (unit === 0x09) return 'a tab inside a string must be written `\\t`'
  const code = unit.toString(16).padStart(4, '0')
  return `a control character inside a string must be written \`\\u${code}\``
}
