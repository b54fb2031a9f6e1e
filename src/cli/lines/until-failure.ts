/** What comes before a failure, which is told of afterwards. */
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
