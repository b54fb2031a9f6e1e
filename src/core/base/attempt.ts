/** Returns what the function returns, or undefined if it throws. */
export function attempt<Value>(make: () => Value): Value | undefined {
  let value: Value | undefined
  try {
    value = make()
  } catch {
    // The caller gets undefined.
  }
  return value
}

/** Returns whether a value is a promise or another thenable, such as a query that did not run. */
export const isPromise = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { then?: unknown }).then === 'function'
