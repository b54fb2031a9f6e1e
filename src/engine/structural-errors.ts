/** Spellings of enum members that the running contract's options decide. */
export interface ServiceSpellings {
  gaid: string
  optimizedDistribution: string
}

/** One finding of a compiled validator. */
export interface StructuralError {
  readonly keyword: string
  /** JSON Pointer of the value that was judged. */
  pointer: string
  readonly params: Readonly<Record<string, unknown>>
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

export const structureRuleOf = (keyword: string): StructureRule => rules[keyword] ?? 'structure'

/** Keywords whose errors are about a key of the value and not about the value itself. */
const aboutKeys = new Set(['required', 'additionalProperties'])

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
  private place: string | undefined

  constructor(
    readonly names: ServiceSpellings,
    private readonly limit: number,
  ) {}

  /** Called by a compiled validator, with the place within what it judges. */
  add(pointer: string, keyword: string, params: StructuralError['params']): void {
    const isAboutKey = aboutKeys.has(keyword)
    // The type is judged first of all.
    if (!isAboutKey && keyword !== 'type' && pointer === this.place) return
    this.place = isAboutKey ? undefined : pointer
    const before = this.count++
    if (this.counts[structureRuleOf(keyword)]++ < this.limit) {
      this.found.push({ keyword, pointer, params, before })
    }
  }

  /** Called after a nested validator: what it found lies beneath the place of what it judged. */
  within(before: number, pointer: string): void {
    this.place = undefined
    for (let index = this.found.length - 1; index >= 0; index--) {
      const error = this.found[index] as StructuralError
      if (error.before < before) return
      error.pointer = pointer + error.pointer
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
