/** What Fastify does about keys that can change the prototype of an object. */
export interface Poisoning {
  onProtoPoisoning?: string
  onConstructorPoisoning?: string
}

/**
 * Returns a test that names the first key of a parsed body, on any depth, that the settings do not
 * accept. `remove` counts as `error`, for what is validated is not changed.
 */
export function poisonTest({
  onProtoPoisoning = 'error',
  onConstructorPoisoning = 'error',
}: Poisoning): (body: unknown) => string | undefined {
  const refusesProto = onProtoPoisoning !== 'ignore'
  const refusesConstructor = onConstructorPoisoning !== 'ignore'
  if (!refusesProto && !refusesConstructor) return () => undefined

  return (body) => {
    // Not by calls, for a body may be nested more deeply than those.
    const left: unknown[] = [body]
    while (left.length > 0) {
      const value = left.pop()
      if (typeof value !== 'object' || value === null) continue
      if (refusesProto && Object.hasOwn(value, '__proto__')) return '__proto__'
      if (refusesConstructor && hasPrototype(value)) return 'constructor.prototype'
      for (const member of Object.values(value)) left.push(member)
    }
    return undefined
  }
}

function hasPrototype(value: object): boolean {
  if (!Object.hasOwn(value, 'constructor')) return false
  const own: unknown = value.constructor
  return typeof own === 'object' && own !== null && Object.hasOwn(own, 'prototype')
}
