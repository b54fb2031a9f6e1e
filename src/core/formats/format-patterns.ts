import { isObject } from '../base/json.js'
import { international } from './characters.js'

/** The same class in a form that other languages read, too. */
const internationalClass = international.source
  .slice(1, -1)
  .replace(/\\u\{([0-9a-f]+)\}/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))

const optional = (pattern: string): string => `(?:${pattern})?`

const email = (letters: string): string => {
  const atom = `[${letters}\\w!#$%&'*+/=?^\`{|}~-]+`
  const label = `[${letters}A-Za-z0-9](?:[${letters}A-Za-z0-9-]{0,61}[${letters}A-Za-z0-9])?`
  return `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`
}

/** Returns a run of characters and percent-escapes. */
const run = (characters: string, count: '*' | '+' = '*'): string =>
  `(?:[${characters}]|%[0-9A-Fa-f]{2})${count}`

const unreserved = "\\w.~!$&'()*+,;=-"
const path = run(`:@/${unreserved}`)
const literal = `\\[(?:[0-9A-Fa-f:.]+|[vV][0-9A-Fa-f]+\\.[:${unreserved}]+)\\]`
const authority = (host: string): string =>
  `${optional(`${run(`:${unreserved}`)}@`)}(?:${host}|${literal})(?::[0-9]*)?${optional(`/${path}`)}`
const http = '[hH][tT][tT][pP][sS]?:'
const other = `(?!${http})[A-Za-z][A-Za-z0-9+.-]*:`
const query = run(`:@/?${unreserved}`)
const uri =
  `^(?:${http}//${authority(run(unreserved, '+'))}` +
  `|${other}//${authority(run(unreserved))}|${other}(?!//)${path})` +
  `${optional(`\\?${query}`)}${optional(`#${query}`)}$`

const patterns: Readonly<Record<string, object>> = {
  email: { pattern: email(''), maxLength: 254, examples: ['name@example.com'] },
  'idn-email': {
    pattern: email(internationalClass),
    maxLength: 254,
    examples: ['name@example.com'],
  },
  'hex-color': {
    pattern: '^#?(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$',
    examples: ['#1f8a70'],
  },
  // Samplers cannot write a text for this pattern.
  uri: { pattern: uri, examples: ['https://example.com/image.png'] },
  // The form only: the format requires a date of the calendar.
  'date-time': {
    format: 'date-time',
    pattern:
      '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?(?:[Zz]|[+-][0-9]{2}:[0-9]{2})$',
  },
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
