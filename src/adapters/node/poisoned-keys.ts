import { isNested } from '../../core/base/json.js'

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

  const poisonIn = (value: unknown): string | undefined => {
    if (!isNested(value)) return undefined
    if (Array.isArray(value)) return poisonInList(value)
    for (const key in value) {
      if (rejectsProto && key === '__proto__') return key
      const member = value[key]
      if (!isNested(member)) continue
      if (rejectsConstructor && key === 'constructor' && Object.hasOwn(member, 'prototype')) {
        return 'constructor.prototype'
      }
      const found = poisonIn(member)
      if (found !== undefined) return found
    }
    return undefined
  }
  // Takes a third of the time that the indices as keys would.
  const poisonInList = (list: readonly unknown[]): string | undefined => {
    for (const item of list) {
      const found = poisonIn(item)
      if (found !== undefined) return found
    }
    return undefined
  }
  return poisonIn
}
