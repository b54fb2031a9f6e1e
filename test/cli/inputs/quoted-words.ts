import fc from 'fast-check'
import { shellQuoted } from '../../../src/core/base/shell.js'

/** Any argument of a command; no operating system passes NUL. */
const argument = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom(...`'"\\$\`{}()<>|&;#!~*?[] \t\n\r-=`),
      fc.string({ unit: 'grapheme' }),
    ),
  })
  .filter((text) => !text.includes('\0'))

/** Quotes a text with double quotes. */
const doubleQuoted = (text: string): string => `"${text.replace(/[$`"\\]/g, '\\$&')}"`

/** Quotes a text with `$'…'`. */
const ansiQuoted = (text: string): string => {
  const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\x0d' }
  return `$'${text.replace(/['\\\n\t\r]/g, (sign) => escapes[sign] ?? `\\${sign}`)}'`
}

/** Quotes every character with a backslash; a line break cannot be quoted so. */
const escaped = (text: string): string =>
  text.replace(/[\s\S]/gu, (sign) => (sign === '\n' ? "'\n'" : `\\${sign}`))

const quotes = [shellQuoted, doubleQuoted, ansiQuoted, escaped]

/** An argument whose parts are quoted in different ways. */
export const mixed = fc
  .array(fc.tuple(fc.constantFrom(...quotes), argument), { minLength: 1 })
  .map((parts) => ({
    written: `''${parts.map(([quote, text]) => quote(text)).join('')}`,
    value: parts.map(([, text]) => text).join(''),
  }))
