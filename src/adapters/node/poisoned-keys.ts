/** Fastify's settings for keys that can change the prototype of an object. */
export interface Poisoning {
  onProtoPoisoning?: string
  onConstructorPoisoning?: string
}

/**
 * Returns a function that returns the first key of a parsed body, at any depth, that the settings
 * reject. Treats `remove` as `error`, because a validated body is never changed.
 */
export function poisonTest({
  onProtoPoisoning = 'error',
  onConstructorPoisoning = 'error',
}: Poisoning): (body: unknown) => string | undefined {
  const rejectsProto = onProtoPoisoning !== 'ignore'
  const rejectsConstructor = onConstructorPoisoning !== 'ignore'
  if (!rejectsProto && !rejectsConstructor) return () => undefined

  return (body) => {
    // Not recursive: a body may be nested more deeply than the call stack allows.
    const left: unknown[] = [body]
    while (left.length > 0) {
      const value = left.pop()
      if (typeof value !== 'object' || value === null) continue
      if (rejectsProto && Object.hasOwn(value, '__proto__')) return '__proto__'
      if (rejectsConstructor && hasPrototype(value)) return 'constructor.prototype'
      for (const member of Object.values(value)) if (typeof member === 'object') left.push(member)
    }
    return undefined
  }
}

function hasPrototype(value: object): boolean {
  if (!Object.hasOwn(value, 'constructor')) return false
  const own: unknown = value.constructor
  return typeof own === 'object' && own !== null && Object.hasOwn(own, 'prototype')
}
