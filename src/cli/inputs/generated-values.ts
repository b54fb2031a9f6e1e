/** Fixed values for variables that tools generate per request. */
const fixed: ReadonlyMap<string, string> = new Map([
  ['$guid', '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83'],
  ['$uuid', '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83'],
  ['$randomUUID', '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83'],
  ['$random.uuid', '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83'],
  ['$randomEmail', 'user@example.com'],
  ['$random.email', 'user@example.com'],
  ['$randomUrl', 'https://example.com/'],
  ['$randomBoolean', 'true'],
])

/** Returns a value for a variable that tools generate, such as `$randomInt 1 9`. */
export function generatedValue(written: string): string | undefined {
  const [, name = '', rest = ''] = /^(\$[\w.]+)(?![^ (])(.*)$/.exec(written) ?? []
  const inner = rest.replace(/^[ (]+/, '').replace(/\)$/, '')
  const args = inner.split(/[,\s]+/).filter((arg) => arg !== '')
  switch (name) {
    case '$randomInt':
    case '$random.integer':
    case '$random.float':
      return args[0] ?? '17'
    case '$timestamp':
      return String(Math.floor(moved(args) / 1000))
    case '$isoTimestamp':
      return new Date(moved(args)).toISOString()
    case '$datetime':
    case '$localDatetime':
      return datetime(inner)
    case '$random.alphabetic':
    case '$random.alphanumeric':
    case '$random.hexadecimal':
      return 'a'.repeat(Math.min(Number(args[0]) || 1, 1000))
    default:
      return fixed.get(name) ?? (/^\$random[.A-Z]/.test(name) ? 'Example' : undefined)
  }
}

/** Formats the current time, as in `rfc1123`, `iso8601 1 d` or `"YYYY-MM-DD" -2 w`. */
function datetime(written: string): string | undefined {
  const [format = ''] = /^(?:"[^"]*"|'[^']*'|[^\s"']+)/.exec(written) ?? []
  const date = new Date(moved(written.slice(format.length).trim().split(/\s+/)))
  const text = date.toISOString()
  if (format === 'iso8601') return text
  if (format === 'rfc1123') return date.toUTCString()
  const parts: Record<string, string> = {
    YYYY: text.slice(0, 4),
    MM: text.slice(5, 7),
    DD: text.slice(8, 10),
    HH: text.slice(11, 13),
    mm: text.slice(14, 16),
    ss: text.slice(17, 19),
    SSS: text.slice(20, 23),
    Z: '+00:00',
  }
  return /^['"]/.test(format)
    ? format.slice(1, -1).replace(/YYYY|MM|DD|HH|mm|SSS|ss|Z/g, (part) => parts[part] ?? part)
    : undefined
}

const milliseconds: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
  M: 2_592_000_000,
  y: 31_536_000_000,
}

/** Returns the current time, moved by `-3 h`. */
function moved([count, unit = '']: readonly string[]): number {
  const by = Number(count) * (milliseconds[unit] ?? Number.NaN)
  return Date.now() + (Number.isFinite(by) ? by : 0)
}
