import type { Skipped } from './report.js'

/** So many ids are listed of each reason. */
const mostIds = 20

/** Collects what was not run, by its reason. */
export class SkippedTrials {
  readonly #reasons = new Map<string, { count: number; ids: string[] }>()

  add(reason: string, id: string): void {
    const entry = this.#reasons.get(reason) ?? { count: 0, ids: [] }
    entry.count++
    if (entry.ids.length < mostIds) entry.ids.push(id)
    this.#reasons.set(reason, entry)
  }

  /** The most frequent reason first. */
  list(): Skipped[] {
    return [...this.#reasons]
      .map(([reason, entry]) => ({ reason, ...entry }))
      .sort((a, b) => b.count - a.count)
  }
}
