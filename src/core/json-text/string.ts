import { Failure } from './error.js'

/**
 * Returns the index after the JSON string whose opening quote is at `start`. Throws a Failure if it is no
 * string.
 */
export function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length) {
    const unit = text.charCodeAt(at)
    if (unit === quote) return at + 1
    if (unit === backslash) {
      assertEscape(text, at)
      // The digits of `\u` are read like other characters.
      at += 2
    } else if (unit < space) {
      throw new Failure('control-character', at, unescaped(unit))
    } else {
      at++
    }
  }
  throw new Failure('string-not-closed', start, 'the string is not closed')
}

const quote = 0x22
const backslash = 0x5c
const space = 0x20

const fourHexDigits = /[0-9A-Fa-f]{4}/

function assertEscape(text: string, at: number): void {
  const escaped = text.charAt(at + 1)
  if (escaped === 'u') {
    if (fourHexDigits.test(text.slice(at + 2, at + 6))) return
    const message = '`\\u` must be followed by four hexadecimal digits'
    throw new Failure('escape-malformed', at, message)
  }
  if ('"\\/bfnrt'.includes(escaped)) return
  throw new Failure('escape-malformed', at, 'invalid escape; write a backslash as `\\\\`')
}

function unescaped(unit: number): string {
  if (unit === 0x0a || unit === 0x0d) {
    return 'a line break inside a string must be written `\\n`'
  }
  if (unit === 0x09) return 'a tab inside a string must be written `\\t`'
  const code = unit.toString(16).padStart(4, '0')
  return `a control character inside a string must be written \`\\u${code}\``
}
