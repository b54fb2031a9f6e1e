const fail = (): never => {
  throw new Error('cannot be read')
}

/** Values that no text parses to, and that throw when they are read. */
export const unreadable: [what: string, make: () => unknown][] = [
  ['a getter that throws', () => Object.defineProperty({}, 'a', { enumerable: true, get: fail })],
  ['a toJSON that throws', () => ({ toJSON: fail })],
  [
    'a Proxy that throws',
    () => new Proxy({}, { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail }),
  ],
  ['a revoked Proxy', () => revoked({})],
  ['a revoked Proxy of a list', () => revoked([])],
]

function revoked(of: object): object {
  const { proxy, revoke } = Proxy.revocable(of, {})
  revoke()
  return proxy
}
