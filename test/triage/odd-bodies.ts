import fc from 'fast-check'
import { isObject } from '../../src/core/base/json.js'

/** Returns values that JSON has no form for, or that code confuses with others; new each time. */
const oddValues = (): readonly unknown[] => [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  1.5,
  1e308,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '5',
  '1.5',
  '',
  ' ',
  'push',
  'default',
  'PUSH',
  'constructor',
  'ümläut@example.com',
  '{{name}}',
  'x'.repeat(3000),
  [],
  [undefined],
  [[]],
  Array(200).fill('x'),
  Object.assign([], { 150: 'x' }),
  {},
  { push: {} },
  { email: {}, default: {} },
  nested(100),
  Object.create(null),
  Object.create({ channel: 'PUSH', custom_template_id: 7 }),
  new Date(0),
  1n,
  Symbol.iterator,
  () => true,
]

function nested(depth: number): unknown {
  let value: unknown = []
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? { push: value } : [value]
  return value
}

/** Keys that every object inherits, or that have a meaning in another place. */
const oddKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'push',
  'email',
  'default',
  'draft_id',
  'variation_0',
  '0',
  '',
]

/** The values that known bodies have, by their keys. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>

/** Returns the values of bodies by their keys, each once. */
export function knownValues(bodies: readonly unknown[]): KnownValues {
  const byKey = new Map<string, Map<string, unknown>>()
  for (const holder of bodies.flatMap(containersIn)) {
    for (const [key, value] of Object.entries(holder)) {
      const values = byKey.get(key) ?? new Map<string, unknown>()
      byKey.set(key, values)
      values.set(JSON.stringify(value), value)
    }
  }
  return new Map([...byKey].map(([key, values]) => [key, [...values.values()]]))
}

type Container = Record<string, unknown> | unknown[]

/** Returns the objects and arrays in a value, itself first. */
function containersIn(value: unknown): Container[] {
  if (!Array.isArray(value) && !isObject(value)) return []
  return [value as Container, ...Object.values(value).flatMap(containersIn)]
}

/** One change of a body; the numbers choose the place and what is put there. */
interface Change {
  place: number
  key: number
  value: number
  kind: 'whole' | 'replace' | 'exchange' | 'remove' | 'add' | 'add known' | 'shuffle' | 'move'
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(),
  key: fc.nat(),
  value: fc.nat(),
  kind: fc.oneof(
    { weight: 1, arbitrary: fc.constant('whole' as const) },
    {
      weight: 30,
      arbitrary: fc.constantFrom('replace', 'exchange', 'exchange', 'remove', 'add', 'add known'),
    },
    { weight: 10, arbitrary: fc.constantFrom('shuffle', 'move') },
  ),
})

const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % items.length]

function applied(body: unknown, { place, key, value, kind }: Change, known: KnownValues): unknown {
  const odd = () => at(oddValues(), value)
  const knownAt = (name: string) => copied(at(known.get(name) ?? [], value))
  const holder = at(containersIn(body), place) as Record<string, unknown> | undefined
  if (holder === undefined || kind === 'whole') return odd()
  const name = at(Object.keys(holder), key)
  const other = at([...known.keys()], key)
  if (kind === 'add') put(holder, at(oddKeys, key) as string, odd())
  else if (kind === 'add known' && other !== undefined) put(holder, other, knownAt(other))
  else if (name === undefined) return body
  else if (kind === 'remove') delete holder[name]
  else if (kind === 'replace') put(holder, name, odd())
  else if (kind === 'exchange') put(holder, name, knownAt(name))
  else if (kind === 'move') put(holder, name, copied(at(containersIn(holder[name]), value)))
  else if (!Array.isArray(holder)) shuffle(holder)
  return body
}

/** Sets an own property, also if its key is `__proto__`. */
function put(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function shuffle(object: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(object).reverse()) {
    delete object[key]
    put(object, key, value)
  }
}

/** Returns variants of a body by changes of any kind, some of them to values that others have. */
export const oddBody = (body: unknown, known: KnownValues): fc.Arbitrary<unknown> =>
  fc
    .array(change, { maxLength: 4 })
    .map((changes) => changes.reduce((whole, each) => applied(whole, each, known), copied(body)))

/**
 * Generates the bodies with one change of a member, for each kind of member that `seen` does not have
 * yet: another value of any kind, or almost the same value.
 */
export function* singleChanges(body: unknown, seen: Set<string>): Generator<unknown> {
  const channel = isObject(body) ? body.channel : undefined
  for (const path of [[], ...pathsIn(body)]) {
    // Each channel has its own schemas; keys that bodies choose all have the same.
    const kind = [channel, ...path.map((key) => key.replace(chosenKey, '*'))].join('/')
    if (seen.has(kind)) continue
    seen.add(kind)
    const value = valueAt(body, path)
    for (const other of [...oddValues(), ...nearValues(value)]) {
      yield withValue(body, path, other)
    }
  }
}

/** An index, a locale or a variation. */
const chosenKey = /^(?:\d+|[a-z]{2}(?:_[A-Z]{2})?|variation_\d+)$/

function pathsIn(value: unknown): string[][] {
  if (!Array.isArray(value) && !isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ])
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((holder, key) => (holder as Record<string, unknown>)[key], value)

/** Returns an object whose members `for...in` does not visit, such as accessors of a class. */
const hidden = (value: object): object =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, { value: inner }])),
  )

/** Returns a copy with another value at a path, which shares the rest. */
function withValue(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = Array.isArray(whole) ? [...whole] : { ...(whole as object) }
  put(copy, key, withValue((whole as Record<string, unknown>)[key], rest, value))
  return copy
}

/** Returns values of the same type that differ as little as possible. */
function nearValues(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value + 1, String(value)]
  if (typeof value === 'string') return [`${value}x`, `x${value}`, value.slice(1), [value]]
  if (Array.isArray(value)) {
    const odd = [undefined, null, 1, 'default', {}]
    return [[...value, ...value], ...odd.map((item) => [...value, item])]
  }
  if (!isObject(value)) return [!value]
  const added = oddKeys.map((key) => Object.fromEntries([...Object.entries(value), [key, 'x']]))
  return [
    ...added,
    { ...value, x: undefined },
    Object.create(value),
    Object.create(hidden(value)),
    Object.assign(Object.create({}), value),
    Object.assign(Object.create(null), value),
    Object.values(value),
  ]
}

/** Copies objects and arrays only: values of other types are kept. */
function copied(value: unknown): unknown {
  // `map` reads `constructor`, which a change may have set.
  if (Array.isArray(value)) return Array.from(value, (item) => copied(item))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]))
}
