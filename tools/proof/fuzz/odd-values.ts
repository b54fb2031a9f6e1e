/** A kind of value that a server may be handed, or hand on, by mistake or malice. */
interface OddKind {
  make: (variety: number) => unknown
  /** Reading it may throw, as nothing does that was parsed from a text. */
  throws?: true
}

const pick = <Item>(items: readonly Item[], variety: number): Item =>
  items[variety % items.length] as Item

const deepest = 100_000

function nested(wrap: (inner: unknown) => unknown, depth: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}

/** Keys that Object.prototype has, or that a parser or a table may give a meaning of its own. */
const reservedKeys = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'],
  ...['toJSON', 'then', 'length', 'get', 'forEach', '__defineGetter__', '', '0', '~', '/', 'a.b'],
]

/** The key is the object's own, also where it is `__proto__`. */
const withKey = (key: string, value: unknown): object => Object.fromEntries([[key, value]])

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

const numbers = [
  ...[-0, 0.1, 1e21, 2 ** 53, 2 ** 53 + 2, -(2 ** 53) - 2, 1e-320, Number.MAX_VALUE],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
]

const texts = [
  ...['\ud800', '\udc00\ud800', '\u0000', '\ufeff', '\u2028', '\u202e', 'é\u0301', '{{', '{%'],
  ...['../..', '%', '%ff', '%00', '\r\nX: y', '<script>', "' OR 1=1", '$1', '__proto__'],
]

/** Every kind, by the name under which it is counted. */
const oddKinds = {
  'deep object': { make: (variety) => nested((a) => ({ a }), 10 ** (1 + (variety % 5))) },
  'deep array': { make: (variety) => nested((inner) => [inner], 10 ** (1 + (variety % 5))) },
  'deep meta': { make: () => nested((meta) => ({ meta, templateId: 'x' }), deepest) },
  'huge array': { make: (variety) => Array(20_000).fill(pick([0, 'x', null, {}], variety)) },
  'huge object': {
    make: (variety) =>
      Object.fromEntries(
        Array.from({ length: 5_000 }, (_, n) => [`k${n}`, pick([n, {}], variety)]),
      ),
  },
  'huge string': {
    make: (variety) =>
      pick(['a', 'a.', '@', '{', '%41', '/', '\ud800', '1'], variety).repeat(100_000),
  },
  'reserved key': {
    make: (variety) =>
      withKey(pick(reservedKeys, variety), pick([{}, 1, null, { x: 1 }, '', []], variety >> 5)),
  },
  'odd text': { make: (variety) => pick(texts, variety) },
  'odd number': { make: (variety) => pick(numbers, variety) },
  'JSON value': {
    make: (variety) => pick([null, true, false, 0, -1, 1, 'x', '', [], {}, [null], [[]]], variety),
  },
  undefined: { make: () => undefined },
  bigint: { make: () => 2n ** 64n },
  symbol: { make: () => Symbol('odd') },
  function: { make: (variety) => pick([() => true, class {}, fail], variety) },
  date: { make: (variety) => pick([new Date(0), new Date(Number.NaN)], variety) },
  'map or set': {
    make: (variety) => pick([new Map([['a', 1]]), new Set(['a']), new WeakMap()], variety),
  },
  'boxed value': {
    make: (variety) => pick([Object('x'), Object(1), Object(Symbol.iterator)], variety),
  },
  bytes: {
    make: (variety) => pick([new Uint8Array(3), new ArrayBuffer(3), Buffer.from('{')], variety),
  },
  'sparse array': { make: (variety) => Object.assign([], { [1_000 + (variety % 1_000)]: 1 }) },
  'array with keys': { make: () => Object.assign(['a'], { channel: 'PUSH', draft_id: 'x' }) },
  'no prototype': { make: () => Object.assign(Object.create(null), { channel: 'PUSH' }) },
  inherited: { make: () => Object.create({ channel: 'PUSH', action: 'STOP' }) },
  'class instance': {
    make: (variety) => pick([new Campaign(), new Error('x'), /x/, new URL('a:b')], variety),
  },
  headers: { make: () => new Headers({ 'X-SVC-Request-Id': 'a' }) },
  cyclic: { make: cyclic },
  'throwing getter': {
    make: (variety) =>
      Object.defineProperty(
        { a: 1 },
        pick(['channel', 'x', 'forEach', 'toJSON', 'status'], variety),
        {
          enumerable: true,
          get: fail,
        },
      ),
    throws: true,
  },
  'throwing conversion': {
    make: (variety) => ({ [pick(['toString', 'valueOf', 'toJSON', 'forEach'], variety)]: fail }),
    throws: true,
  },
  'throwing proxy': {
    make: (variety) =>
      new Proxy(pick([{ a: 1 }, ['a'], fail], variety), { [pick(traps, variety)]: fail }),
    throws: true,
  },
  'revoked proxy': { make: revoked, throws: true },
} satisfies Record<string, OddKind>

export type OddKindName = keyof typeof oddKinds
export const oddKindNames = Object.keys(oddKinds) as OddKindName[]

export const oddValue = (kind: OddKindName, variety: number): unknown =>
  oddKinds[kind].make(variety)

export const mayThrow = (kind: OddKindName): boolean => 'throws' in oddKinds[kind]
