import { isNote } from './finding.js'
import type { Result, RuleCount } from './result.js'

/** Counts findings by rule and severity, and keeps a sample of each. */
export function ruleCounting() {
  const counts = new Map<string, RuleCount>()
  return {
    add(result: Result): void {
      const { file } = result
      for (const finding of result.findings) {
        if (isNote(finding)) continue
        const { rule, severity, target, message, line, column } = finding
        const key = `${rule} ${severity}`
        const known = counts.get(key)
        if (known) {
          known.count += 1
          continue
        }
        const position = line !== undefined && column !== undefined && { line, column }
        counts.set(key, {
          ...{ rule, severity, count: 1 },
          sample: { file, ...position, target, message },
        })
      }
    },
    /** The counts in descending order, equal ones in the order of their first findings. */
    get rules(): RuleCount[] {
      return [...counts.values()].sort((one, other) => other.count - one.count)
    },
  }
}
