import { remarksOf } from './remarks.js'
import type { Result, RuleCount } from './result.js'
import { type At, type Ordered, ranked } from './tally.js'

/** Counts findings by rule and severity, and keeps a sample of each. */
export function ruleCounting() {
  const counts = new Map<string, Ordered<RuleCount>>()
  return {
    add(result: Result, at: At): void {
      const { file } = result
      for (const { name: rule, severity, target, message, line, column } of remarksOf(result)) {
        const key = `${rule} ${severity}`
        const known = counts.get(key)
        if (known) {
          known.count += 1
          continue
        }
        const position = line !== undefined && { line, column }
        counts.set(key, {
          ...{ rule, severity, count: 1 },
          sample: { file, ...position, target, message },
          at,
        })
      }
    },
    /** The counts in the order of their first findings. */
    get inOrder(): Ordered<RuleCount>[] {
      return [...counts.values()]
    },
    /** The counts in descending order. */
    get rules(): RuleCount[] {
      return ranked(this.inOrder, ({ count }) => count)
    },
  }
}
