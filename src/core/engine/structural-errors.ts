import { keywordRules } from '../../../generated/tables.js'

/** Spellings of enum members that the running contract's options decide. */
export interface ServiceSpellings {
  gaid: string
  optimizedDistribution: string
}

type Key = string | number

/** One error of a compiled validator. */
export interface StructuralError {
  readonly keyword: string
  readonly rule: StructureRule
  /** What the schema demands, or the key that is missing or unknown. */
  readonly param: unknown
  /** Path of the validated value, innermost key first: validators return from the inside. */
  readonly place: Key[]
  /** How many were found before it, dropped ones included. */
  readonly before: number
}

/** The rule that a structural error belongs to: one of its own for what may be harmless. */
export type StructureRule = 'structure' | (typeof keywordRules)[keyof typeof keywordRules]

const ruleOf: Readonly<Record<string, StructureRule>> = keywordRules

/** Whether an error is about a key of the value rather than the value itself. */
export const isAboutKey = (keyword: string): boolean =>
  keyword === 'required' || keyword === 'additionalProperties'

/**
 * Collects what the compiled validators find in one body: of several errors at one place the first,
 * which is the one about the type, and of each rule at most so many.
 */
export class StructuralErrors {
  readonly found: StructuralError[] = []
  /** How many there are, dropped ones included. */
  count = 0
  private readonly counts = new Map<StructureRule, number>()
  /** The place of the last error, while the validator is still at it. */
  private place: readonly Key[] | undefined

  constructor(
    readonly names: ServiceSpellings,
    private readonly limit: number,
  ) {}

  /** Called by a compiled validator, with the place within what it judges, innermost key first. */
  add(keyword: string, param: unknown, ...place: Key[]): void {
    const hasKey = isAboutKey(keyword)
    // The type comes first.
    if (!hasKey && keyword !== 'type' && isSame(place, this.place)) return
    this.place = hasKey ? undefined : place
    const before = this.count++
    const rule = ruleOf[keyword] ?? 'structure'
    const count = this.counts.get(rule) ?? 0
    this.counts.set(rule, count + 1)
    if (count < this.limit) this.found.push({ keyword, rule, param, place, before })
  }

  /** Called after a nested validator: what it found lies beneath the place of what it judged. */
  within(before: number, ...place: Key[]): void {
    this.place = undefined
    for (let index = this.found.length - 1; index >= 0; index--) {
      const error = this.found[index] as StructuralError
      if (error.before < before) return
      for (const key of place) error.place.push(key)
    }
  }

  /** Counts the errors of each rule beyond the limit. */
  dropped(): ReadonlyMap<StructureRule, number> {
    const beyond = [...this.counts].filter(([, count]) => count > this.limit)
    return new Map(beyond.map(([rule, count]) => [rule, count - this.limit]))
  }
}

const isSame = (place: readonly Key[], other: readonly Key[] | undefined): boolean =>
  place.length === other?.length && place.every((key, index) => key === other[index])
