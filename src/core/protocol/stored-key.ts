/** Returns the spelling of an idempotency key to store and compare; UUIDs are case-insensitive. */
export const storedKey = (key: string): string => key.toLowerCase()
