import type { Result, SkippedRules } from './result.js'

/** Counts the skipped rules, and how many each missing fact or request part would let run. */
export function skippedCounting(factsOf: (rule: string) => readonly string[]) {
  const rules = new Set<string>()
  const counts = new Map<string, number>()
  return {
    add({ unchecked, needs }: Result): void {
      const missing = new Set(needs)
      const parts = needs.filter((name) => !name.startsWith('facts.'))
      for (const rule of unchecked) {
        rules.add(rule)
        const facts = factsOf(rule)
          .map((name) => `facts.${name}`)
          .filter((name) => missing.has(name))
        // A rule with all its facts is missing a part of the request.
        for (const name of facts.length > 0 ? facts : parts) {
          counts.set(name, (counts.get(name) ?? 0) + 1)
        }
      }
    },
    /** The missing facts in descending order of the rules they would let run. */
    get skipped(): SkippedRules | undefined {
      if (rules.size === 0) return undefined
      const needs = [...counts].map(([name, skipped]) => ({ name, skipped }))
      return { rules: rules.size, needs: needs.sort((one, other) => other.skipped - one.skipped) }
    },
  }
}
