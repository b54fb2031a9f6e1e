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
