import type { Result, SkippedRules } from './result.js'

/** Counts the skipped rules, and how many each missing fact or request part would let run. */
export function skippedCounting(factsOf: ReadonlyMap<string, ReadonlySet<string>>) {
  const rules = new Set<string>()
  const counts = new Map<string, SkippedRules['needs'][number]>()
  return {
    add({ unchecked, needs }: Result): void {
      const parts = needs.filter((name) => !name.startsWith('facts.'))
      for (const rule of unchecked) {
        rules.add(rule)
        const own = factsOf.get(rule)
        const facts = needs.filter((name) => own?.has(name))
        // A rule with all its facts is missing a part of the request.
        for (const name of facts.length > 0 ? facts : parts) {
          const known = counts.get(name) ?? { name, skipped: 0 }
          known.skipped += 1
          counts.set(name, known)
        }
      }
    },
    /** The missing facts in descending order of the rules they would let run. */
    get skipped(): SkippedRules | undefined {
      if (rules.size === 0) return undefined
      const needs = [...counts.values()].sort((one, other) => other.skipped - one.skipped)
      return { rules: rules.size, needs }
    },
  }
}
