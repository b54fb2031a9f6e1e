import fc from 'fast-check'

const pick = <Item>(items: readonly Item[], variety: number): Item =>
  items[variety % items.length] as Item

function nested(wrap: (inner: unknown) => unknown, depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}

const fail = (): never => {
  throw new Error('cannot be read')
}

const traps = ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf'] as const

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function cyclic(variety: number): object {
  const list: unknown[] = [1]
  const object: Record<string, unknown> = { a: list }
  list.push(object, list)
  object.self = object
  return variety % 2 === 0 ? object : list
}

class Campaign {
  channel = 'PUSH'
  #secret = 1
  get secret(): number {
    return this.#secret
  }
}

/** Kinds of values that fast-check does not make, each with many varieties. */
const oddKinds = {
  'deep object': (variety: number) => nested((a) => ({ a }), 10 ** (1 + (variety % 5))),
  'deep array': (variety: number) => nested((inner) => [inner], 10 ** (1 + (variety % 5))),
  'deep meta': () => nested((meta) => ({ meta, templateId: 'x' }), 100_000),
  'huge array': (variety: number) => Array(20_000).fill(pick([0, 'x', null, {}], variety)),
  'huge object': (variety: number) =>
    Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, pick([n, {}], variety)])),
  'huge string': (variety: number) =>
    pick(['a', 'a.', '@', '{', '%41', '/', '\ud800', '1'], variety).repeat(100_000),
  symbol: () => Symbol('odd'),
  function: (variety: number) => pick([() => true, class {}, fail], variety),
  'array with keys': () => Object.assign(['a'], { channel: 'PUSH', draft_id: 'x' }),
  inherited: () => Object.create({ channel: 'PUSH', action: 'STOP' }),
  'class instance': (variety: number) =>
    pick([new Campaign(), new Error('x'), /x/, new URL('a:b'), new WeakMap()], variety),
  bytes: (variety: number) => pick([new ArrayBuffer(3), Buffer.from('{')], variety),
  headers: () => new Headers({ 'X-SVC-Request-Id': 'a' }),
  cyclic,
}

/** Kinds that may throw when they are read, as nothing does that was parsed from a text. */
const throwingKinds = {
  'throwing getter': (variety: number) => {
    const key = pick(['channel', 'x', 'forEach', 'toJSON', 'status'], variety)
    return Object.defineProperty({ a: 1 }, key, { enumerable: true, get: fail })
  },
  'throwing conversion': (variety: number) => ({
    [pick(['toString', 'valueOf', 'toJSON', 'forEach'], variety)]: fail,
  }),
  'throwing proxy': (variety: number) =>
    new Proxy(pick([{ a: 1 }, ['a'], fail], variety), { [pick(traps, variety)]: fail }),
  'revoked proxy': revoked,
}

const kinds: Readonly<Record<string, (variety: number) => unknown>> = {
  ...oddKinds,
  ...throwingKinds,
}

/** Keys that Object.prototype has, or that a parser or a table may give a meaning of its own. */
const reservedKeys = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'],
  ...['toJSON', 'then', 'length', 'get', 'forEach', '__defineGetter__', '', '0', '~', '/', 'a.b'],
]

const texts = [
  ...['\ud800', '\udc00\ud800', '\u0000', '\ufeff', '\u2028', '\u202e', 'é\u0301', '{{', '{%'],
  ...['../..', '%', '%ff', '%00', '\r\nX: y', '<script>', "' OR 1=1", '$1', '__proto__'],
]

const anything = fc.anything({
  key: fc.oneof(fc.constantFrom(...reservedKeys), fc.string()),
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

/** A value, or how to make one. Unlike the value, that can be shown in a counterexample. */
export type Odd = { value: unknown } | { kind: string; variety: number }

export const odds: fc.Arbitrary<Odd> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...Object.keys(kinds)), variety: fc.nat(1_000) }),
  fc.record({ value: fc.oneof(fc.constantFrom(...texts), { weight: 3, arbitrary: anything }) }),
)

export const oddValue = (odd: Odd): unknown =>
  'kind' in odd ? kinds[odd.kind]?.(odd.variety) : odd.value

export const mayThrow = (odd: Odd): boolean => 'kind' in odd && odd.kind in throwingKinds
