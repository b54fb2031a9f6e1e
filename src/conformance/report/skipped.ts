import type { Skipped } from './report.js'
import { remedyOf } from './skip-reasons.js'

/** Ids listed for each reason at most. */
const maxIds = 20

export class SkippedTrials {
  readonly #reasons = new Map<string, { count: number; ids: string[] }>()

  add(reason: string, id: string): void {
    const entry = this.#reasons.get(reason) ?? { count: 0, ids: [] }
    entry.count++
    if (entry.ids.length < maxIds) entry.ids.push(id)
    this.#reasons.set(reason, entry)
  }

  list(): Skipped[] {
    return [...this.#reasons]
      .map(([reason, entry]) => ({ reason, ...entry, remedy: remedyOf(reason) }))
      .sort((a, b) => b.count - a.count)
  }
}
