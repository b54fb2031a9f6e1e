/** A member of what may be anything; undefined where there is none. */
export const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

/** The value where it is a text. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The value where it is a list, or else an empty one. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
