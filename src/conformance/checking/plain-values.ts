import { isObject } from '../../core/base/json.js'

/** Values that every reading of a format accepts. */
const plain: Readonly<Record<string, RegExp>> = {
  email: /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
  uri: /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[\w.~%!$&'()*+,;=:@/?#-]*)?$/i,
  'hex-color': /^#[0-9A-Fa-f]{6}$/,
  'date-time':
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/,
}

/** Returns whether every reading of a format accepts a value. */
export const isPlain = (format: string, value: string): boolean =>
  plain[format]?.test(value) ?? true

/**
 * Returns whether no reading of a format accepts a value. The description names formats, but not
 * their grammar: a text of words is no e-mail address, an address without a domain may be one.
 */
export function isMalformed(format: string, value: string): boolean {
  switch (format) {
    case 'email':
    case 'idn-email':
      return !value.includes('@')
    case 'uri':
      // Parsers that resolve relative addresses accept no blanks in them.
      return !/[:/]/.test(value) || (/\s/.test(value) && !value.includes(':'))
    case 'hex-color':
      return !/^#?[0-9A-Fa-f]+$/.test(value)
    case 'date-time':
      return !/\d/.test(value) || isNoDay(value)
    default:
      return false
  }
}

/** Returns whether a datetime names a day or an hour that does not exist; 24:00 and 60 seconds may. */
function isNoDay(value: string): boolean {
  const [, year, month, day, hour] = /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d)/.exec(value) ?? []
  if (year === undefined) return false
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return !isMonth || Number(day) < 1 || Number(day) > days || Number(hour) > 24
}

/** Returns whether a datetime has an offset: which notations schedules may have is not documented. */
export const hasOffset = (value: unknown): boolean =>
  typeof value === 'string' && /\d[+-]\d\d:\d\d$/.test(value)

/** Longest text and list that servers without a documented limit accept in any case. */
const longestText = 200
const longestList = 50
const largestNumber = 2 ** 31

/**
 * Returns whether a value is unusual for its type. A server may have limits that are not documented,
 * and reject an empty, long or negative value.
 */
export function isUnusual(value: unknown): boolean {
  if (typeof value === 'string') {
    const isTemplate = value.includes('{{') || value.includes('{%')
    return value.trim() === '' || value.length > longestText || isTemplate || /[^ -~]/.test(value)
  }
  if (typeof value === 'number') return value < 0 || value > largestNumber
  if (Array.isArray(value)) {
    return value.length === 0 || value.length > longestList || new Set(value).size < value.length
  }
  return value === null || (isObject(value) && Object.keys(value).length === 0)
}
