/** Spellings of enum members that the running contract's options decide. */
export interface ServiceSpellings {
  gaid: string
  optimizedDistribution: string
}

type Key = string | number

/** One finding of a compiled validator. */
export interface StructuralError {
  readonly keyword: string
  readonly rule: StructureRule
  /** What the schema demands, or the key that is missing or unknown. */
  readonly param: unknown
  /** Place of the value that was judged, innermost key first: validators return from the inside. */
  readonly place: Key[]
  /** How many were found before it, those that were dropped included. */
  readonly before: number
}

/** What a structural error counts as: a rule of its own for what is odd but does no harm. */
export type StructureRule = 'structure' | 'field/unknown' | 'body/empty'

const rules: Readonly<Record<string, StructureRule>> = {
  'false schema': 'field/unknown',
  additionalProperties: 'field/unknown',
  minItems: 'body/empty',
  minProperties: 'body/empty',
}

/** Whether an error is about a key of the value and not about the value itself. */
export const isAboutKey = (keyword: string): boolean =>
  keyword === 'required' || keyword === 'additionalProperties'

/**
 * Collects what the compiled validators find in one body: of several errors at one place the first,
 * which is the one about the type, and of each rule at most so many.
 */
export class StructuralErrors {
  readonly found: StructuralError[] = []
  /** How many there are, those that were dropped included. */
  count = 0
  private readonly counts = { structure: 0, 'field/unknown': 0, 'body/empty': 0 }
  /** The place of the last error, while the validator is still at it. */
  private place: readonly Key[] | undefined

  constructor(
    readonly names: ServiceSpellings,
    private readonly limit: number,
  ) {}

  /** Called by a compiled validator, with the place within what it judges, innermost key first. */
  add(keyword: string, param: unknown, ...place: Key[]): void {
    const hasKey = isAboutKey(keyword)
    // The type is judged first of all.
    if (!hasKey && keyword !== 'type' && isSame(place, this.place)) return
    this.place = hasKey ? undefined : place
    const before = this.count++
    const rule = rules[keyword] ?? 'structure'
    if (this.counts[rule]++ < this.limit) this.found.push({ keyword, rule, param, place, before })
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

  /** How many of each rule there were beyond the limit. */
  dropped(): Record<StructureRule, number> {
    const beyond = (rule: StructureRule) => Math.max(0, this.counts[rule] - this.limit)
    return {
      structure: beyond('structure'),
      'field/unknown': beyond('field/unknown'),
      'body/empty': beyond('body/empty'),
    }
  }
}

const isSame = (place: readonly Key[], other: readonly Key[] | undefined): boolean =>
  place.length === other?.length && place.every((key, index) => key === other[index])
