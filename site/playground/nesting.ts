/** Far below what stops the writer of JSON or the copy that a worker gets, and above every request. */
const maxDepth = 200

/** Returns whether plain data is nested too deeply to be written or sent, or refers to itself. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= maxDepth; depth++) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
    if (level.length === 0) return false
  }
  return true
}
