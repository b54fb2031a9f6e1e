import type { Result, RuleCount } from './result.js'

/** Counts findings by rule and severity; it holds a sample of each. */
export function ruleCounting() {
  const counts = new Map<string, RuleCount>()
  return {
    add({ file, violations, warnings }: Result): void {
      for (const { rule, severity, target, message, line, column } of [
        ...violations,
        ...warnings,
      ]) {
        const key = `${rule} ${severity}`
        const known = counts.get(key)
        if (known) known.count += 1
        else {
          counts.set(key, {
            ...{ rule, severity, count: 1 },
            sample: { file, line, column, target, message },
          })
        }
      }
    },
    /** The rules that were broken, most often first. */
    get rules(): RuleCount[] {
      return [...counts.values()].sort((one, other) => other.count - one.count)
    },
  }
}
