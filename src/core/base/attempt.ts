/** What the function returns; undefined where it throws. */
export function attempt<Value>(make: () => Value): Value | undefined {
  let value: Value | undefined
  try {
    value = make()
  } catch {
    // There is none.
  }
  return value
}
