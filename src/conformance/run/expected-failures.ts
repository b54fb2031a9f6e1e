import type { ConformanceCase } from '../cases/cases.js'
import { sequences } from '../sequences/index.js'

/**
 * Ids of cases and sequences, and keys of findings, that are known to fail. A finding is expected
 * if its key or every case that found it is listed.
 */
export class ExpectedFailures {
  readonly #listed: ReadonlySet<string>
  readonly #passed = new Set<string>()
  readonly #failed = new Set<string>()
  readonly #idsOf = new Map<string, Set<string>>()

  constructor(listed: readonly string[]) {
    this.#listed = new Set(listed)
  }

  /** Adds the result of a trial. Several trials may share an id. */
  addTrial(id: string, hasFailed: boolean): void {
    if (this.#listed.has(id)) (hasFailed ? this.#failed : this.#passed).add(id)
  }

  /** Adds a finding and the id of its trial. */
  addFinding(key: string, id: string): void {
    const ids = this.#idsOf.get(key) ?? new Set()
    this.#idsOf.set(key, ids.add(id))
  }

  has(key: string): boolean {
    const ids = [...(this.#idsOf.get(key) ?? [])]
    return this.#listed.has(key) || (ids.length > 0 && ids.every((id) => this.#listed.has(id)))
  }

  /** Returns the entries that ran and did not fail. */
  passed(): string[] {
    const isKey = (name: string) => name.includes(' ')
    return [...this.#listed].filter((name) =>
      isKey(name) ? !this.#idsOf.has(name) : this.#passed.has(name) && !this.#failed.has(name),
    )
  }
}

/**
 * Throws a TypeError on an unknown id of a case or sequence, since a typo would have no effect.
 * Keys of findings (with spaces) and ids of variants are not checked.
 */
export function assertKnown(
  listed: readonly string[],
  cases: readonly Pick<ConformanceCase, 'id'>[],
): void {
  const known = new Set([...cases, ...sequences()].map(({ id }) => id))
  const isKnown = (name: string) =>
    name.includes(' ') || known.has(name) || /^variant\/.+[=+]/.test(name)
  const unknown = listed.find((name) => !isKnown(name))
  if (unknown !== undefined) {
    throw new TypeError(`Unknown case or sequence \`${unknown}\` in the expected failures.`)
  }
}
