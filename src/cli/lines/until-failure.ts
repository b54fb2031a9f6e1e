/** Yields all items before a failure, and returns the failure afterwards. */
export function untilFailure<Item>(items: AsyncIterable<Item>) {
  let failure: { error: unknown } | undefined
  const readable = async function* () {
    try {
      yield* items
    } catch (error) {
      failure = { error }
    }
  }
  return { readable: readable(), failed: () => failure }
}
