import type { Facts } from '../../core/index.js'

/** Returns a copy of the facts in which objects and arrays cannot be changed. */
export const frozenFacts = (facts: Facts): Facts => frozen(facts) as Facts

function frozen(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(frozen))
  if (!isPlainObject(value)) return value
  const members = Object.entries(value).map(([name, member]) => [name, frozen(member)])
  return Object.freeze(Object.fromEntries(members))
}

/** Returns whether a value is an object without a class, unlike a date or a set. */
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))
