import { isObject } from '../base/json.js'
import { international } from './characters.js'
import { dateTimeForm } from './date-time.js'
import { address, longestAddress } from './email.js'
import { hexColor } from './patterns.js'
import { uri } from './uri.js'

/** The same class in a form that other languages read, too. */
const internationalClass = international.source
  .slice(1, -1)
  .replace(/\\u\{([0-9a-f]+)\}/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))

const ofAddress = { maxLength: longestAddress, examples: ['name@example.com'] }

const patterns: Readonly<Record<string, object>> = {
  email: { pattern: address.source, ...ofAddress },
  'idn-email': {
    pattern: address.source.replace(/\[(?!\^)/g, `[${internationalClass}`),
    ...ofAddress,
  },
  'hex-color': { pattern: hexColor.source, examples: ['#1f8a70'] },
  // Samplers cannot write a text for this pattern.
  uri: { pattern: uri.source, examples: ['https://example.com/image.png'] },
  // The form only: the format requires a date of the calendar.
  'date-time': { format: 'date-time', pattern: dateTimeForm.source },
}

/**
 * Returns a copy of a schema with patterns instead of formats, which other validators do not know or
 * read differently.
 */
export function withFormatPatterns<Value>(schema: Value): Value
export function withFormatPatterns(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => withFormatPatterns(inner))
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) =>
      keyword === 'format' && typeof value === 'string'
        ? Object.entries(patterns[value] ?? { format: value })
        : [[keyword, withFormatPatterns(value)]],
    ),
  )
}
