/** Returns an own member of any value, or undefined. */
export const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

/** Returns the value if it is a string. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Returns the value if it is an array, or an empty array. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
