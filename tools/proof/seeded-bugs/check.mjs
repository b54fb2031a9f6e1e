// Small checkers: each takes (value, path, out) and adds a violation to `out` if the value is wrong.

export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const own = (value, key) =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** Follows a dotted path through own members. */
export const dig = (value, path) => path.split('.').reduce(own, value)

export const join = (path, key) => (path ? `${path}.${key}` : `${key}`)

export const add = (out, target, message, code) =>
  out.push(code ? { target, message, code } : { target, message })

const rule = (test, message) => (value, path, out) => {
  if (!test(value)) add(out, path, `${path} ${message}`)
}

const isText = (value) => typeof value === 'string'

export const anything = () => {}
export const text = rule(isText, 'has to be text')
export const flag = rule((value) => typeof value === 'boolean', 'has to be true or false')
export const whole = rule(Number.isInteger, 'has to be a whole number')
export const plainObject = rule(isObject, 'has to be an object')
export const anyList = rule(Array.isArray, 'has to be a list')

export const wholeBetween = (min, max = Number.MAX_SAFE_INTEGER) =>
  rule(
    (value) => Number.isInteger(value) && value >= min && value <= max,
    `has to be a whole number from ${min} to ${max}`,
  )

export const oneOf = (...values) =>
  rule((value) => values.includes(value), `has to be one of ${values.join(', ')}`)

const looksLikeEmail = (value) =>
  isText(value) && value.length < 321 && /^[^\s@<>]+@[^\s@<>]+$/.test(value)
export const email = rule(looksLikeEmail, 'has to be an email address')

const looksLikeUri = (value) => isText(value) && /^[a-z][a-z0-9+.-]*:[^\s<>"]+$/i.test(value)
export const uri = rule(looksLikeUri, 'has to be a URI')

export const hex = rule(
  (value) => isText(value) && /^#?[0-9a-f]{3,8}$/i.test(value),
  'has to be a hexadecimal colour',
)

const moment = /^(\d{4})-(\d\d)-(\d\d)[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i

/** The number of the UTC day of a time. */
export const dayOf = (time) => Math.floor(time / 86_400_000)

/** Milliseconds since 1970, or NaN. A time without offset is taken as UTC. */
export function parseTime(value) {
  const parts = isText(value) && value.length < 50 ? moment.exec(value) : null
  if (!parts) return Number.NaN
  const [, year, month, day, , , offset] = parts
  if (Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()) {
    return Number.NaN
  }
  return Date.parse(`${value.replace(' ', 'T').toUpperCase()}${offset ? '' : 'Z'}`)
}

export const dateTime = rule(
  (value) => !Number.isNaN(parseTime(value)),
  'has to be a date and time',
)

export const list =
  (item, { max = Number.POSITIVE_INFINITY } = {}) =>
  (value, path, out) => {
    if (!Array.isArray(value)) return add(out, path, `${path} has to be a list`)
    if (value.length > max) add(out, path, `${path} has more than ${max} entries`)
    for (let n = 0; n < value.length && out.length < 100; n += 1) item(value[n], join(path, n), out)
  }

/** Checks only the first entry of a list. */
export const firstOf = (check) => (value, path, out) =>
  check(Array.isArray(value) ? value.slice(0, 1) : value, path, out)

/** Checks text as if it were in upper case. */
export const anyCase = (check) => (value, path, out) =>
  check(isText(value) ? value.toUpperCase() : value, path, out)

/** An object whose known members are checked; unknown ones are ignored. */
export const shape =
  (fields, ...rules) =>
  (value, path, out) => {
    if (!isObject(value)) return add(out, path, `${path || 'the body'} has to be an object`)
    for (const [key, check] of Object.entries(fields)) {
      if (Object.hasOwn(value, key)) check(value[key], join(path, key), out)
    }
    for (const extra of rules) extra(value, path, out)
  }

/** Reports each of the names that the object lacks. */
export function need(value, path, out, ...names) {
  for (const name of names) {
    if (own(value, name) === undefined) {
      add(out, join(path, name), `${join(path, name)} is missing`, 'REQUIRED_FIELD_MISSING')
    }
  }
}

export const needs =
  (...names) =>
  (value, path, out) =>
    need(value, path, out, ...names)

/** Fields that are needed if the condition holds for the object. */
export const needsIf =
  (condition, ...names) =>
  (value, path, out) => {
    if (condition(value)) need(value, path, out, ...names)
  }
