/** What the function returns; undefined where it throws. */
export function attempt<Value>(make: () => Value): Value | undefined {
  try {
    return make()
    // Stryker disable next-line BlockStatement: what returns nothing returns undefined.
  } catch {
    return undefined
  }
}
