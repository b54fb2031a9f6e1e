import fc from 'fast-check'
import { isObject } from '../../src/core/base/json.js'

/** Returns values that JSON has no form for, or that code confuses with others; new each time. */
const oddValues = (): readonly unknown[] => [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  'push',
  'default',
  'PUSH',
  'ümläut@example.com',
  '{{name}}',
  [],
  [undefined],
  [[]],
  {},
  { push: {} },
  { email: {}, default: {} },
  Object.create({ channel: 'PUSH', custom_template_id: 7 }),
  new Date(0),
  1n,
  Symbol.iterator,
  () => true,
]

const oddKeys = [
  '__proto__',
  'constructor',
  'push',
  'email',
  'default',
  'draft_id',
  'variation_0',
  '',
]

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
  kind: 'replace' | 'remove' | 'add' | 'shuffle' | 'move'
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(),
  key: fc.nat(),
  value: fc.nat(),
  kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'shuffle', 'move'),
})

const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % items.length]

function applied(body: unknown, { place, key, value, kind }: Change): unknown {
  const containers = containersIn(body)
  const holder = at(containers, place) as Record<string, unknown> | undefined
  if (holder === undefined) return at(oddValues(), value)
  const name = at(Object.keys(holder), key)
  if (kind === 'add') put(holder, at(oddKeys, key) as string, at(oddValues(), value))
  else if (name === undefined) return body
  else if (kind === 'remove') delete holder[name]
  else if (kind === 'replace') put(holder, name, at(oddValues(), value))
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

/** Returns bodies made from valid ones by changes of any kind; some stay valid. */
export const oddBody = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid, fc.array(change, { maxLength: 4 }))
    .map(([body, changes]) => changes.reduce(applied, copied(body)))

/** Copies objects and arrays only: values of other types are kept. */
function copied(value: unknown): unknown {
  // `map` reads `constructor`, which a change may have set.
  if (Array.isArray(value)) return Array.from(value, (item) => copied(item))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]))
}
