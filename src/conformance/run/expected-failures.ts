import type { ConformanceCase } from '../cases/cases.js'
import { sequences } from '../sequences/index.js'

/**
 * Ids of cases and sequences, and keys of findings, that are known to fail. A finding is expected
 * if its key is listed, or every case that has shown it.
 */
export class ExpectedFailures {
  readonly #listed: ReadonlySet<string>
  readonly #passed = new Set<string>()
  readonly #failed = new Set<string>()
  readonly #idsOf = new Map<string, Set<string>>()

  constructor(listed: readonly string[]) {
    this.#listed = new Set(listed)
  }

  /** A trial was made. An id may stand for several, such as a sequence of several operations. */
  ran(id: string, hasFailed: boolean): void {
    if (this.#listed.has(id)) (hasFailed ? this.#failed : this.#passed).add(id)
  }

  /** A trial has shown a finding. */
  shows(key: string, id: string): void {
    const ids = this.#idsOf.get(key) ?? new Set()
    this.#idsOf.set(key, ids.add(id))
  }

  has(key: string): boolean {
    const ids = [...(this.#idsOf.get(key) ?? [])]
    return this.#listed.has(key) || (ids.length > 0 && ids.every((id) => this.#listed.has(id)))
  }

  /** What is listed and did not fail. What was not tried is not among it. */
  passed(): string[] {
    const isKey = (name: string) => name.includes(' ')
    return [...this.#listed].filter((name) =>
      isKey(name) ? !this.#idsOf.has(name) : this.#passed.has(name) && !this.#failed.has(name),
    )
  }
}

/**
 * Throws a TypeError on an id that no case or sequence has: one that was mistyped would excuse
 * nothing. A key, which has spaces, may be that of any finding.
 */
export function assertKnown(
  listed: readonly string[],
  cases: readonly Pick<ConformanceCase, 'id'>[],
): void {
  const known = new Set([...cases, ...sequences].map(({ id }) => id))
  const unknown = listed.find((name) => !name.includes(' ') && !known.has(name))
  if (unknown !== undefined) {
    throw new TypeError(`There is no case or sequence \`${unknown}\` that could fail.`)
  }
}
