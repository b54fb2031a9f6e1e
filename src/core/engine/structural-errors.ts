import { keywordRules } from '../../../generated/tables.js'

/** Enum members that the options of the contract define. */
export interface ServiceSpellings {
  gaid: string
  optimizedDistribution: string
}

type Key = string | number

/** One error of a compiled validator. */
export interface StructuralError {
  readonly keyword: string
  readonly rule: StructureRule
  /** The value of the keyword, or the key that is missing or unknown. */
  readonly param: unknown
  /** Path of the validated value, innermost key first, as nested validators return. */
  readonly reversedPath: Key[]
  /** The number of errors before it, dropped ones included. */
  readonly before: number
}

/** The rule of a structural error; errors that may be harmless have a rule of their own. */
export type StructureRule = 'structure' | (typeof keywordRules)[keyof typeof keywordRules]

const ruleOf: Readonly<Record<string, StructureRule>> = keywordRules

/** Returns whether an error is about a key of the value and not about the value itself. */
export const isAboutKey = (keyword: string): boolean =>
  keyword === 'required' || keyword === 'additionalProperties'

/**
 * Collects the errors of the compiled validators in one body. It keeps the first error of each
 * value, which is about the type, and at most `limit` errors of each rule.
 */
export class StructuralErrors {
  readonly found: StructuralError[] = []
  /** The number of errors, dropped ones included. */
  count = 0
  private readonly counts = new Map<StructureRule, number>()
  /** The reversed path of the last error, while the validator is still at that value. */
  private last: readonly Key[] | undefined

  constructor(
    readonly names: ServiceSpellings,
    private readonly limit: number,
  ) {}

  /** Adds an error of a compiled validator; the path within its value is innermost key first. */
  add(keyword: string, param: unknown, ...reversedPath: Key[]): void {
    const hasKey = isAboutKey(keyword)
    // The type comes first.
    if (!hasKey && keyword !== 'type' && isSame(reversedPath, this.last)) return
    this.last = hasKey ? undefined : reversedPath
    const before = this.count++
    const rule = ruleOf[keyword] ?? 'structure'
    const count = this.counts.get(rule) ?? 0
    this.counts.set(rule, count + 1)
    if (count < this.limit) this.found.push({ keyword, rule, param, reversedPath, before })
  }

  /** Adds the path of a nested value to the errors that its validator has added since `before`. */
  within(before: number, ...reversedPath: Key[]): void {
    this.last = undefined
    for (let index = this.found.length - 1; index >= 0; index--) {
      const error = this.found[index] as StructuralError
      if (error.before < before) return
      for (const key of reversedPath) error.reversedPath.push(key)
    }
  }

  /** Counts the errors of each rule beyond the limit. */
  dropped(): ReadonlyMap<StructureRule, number> {
    if (this.count <= this.limit) return nothingDropped
    const beyond = [...this.counts].filter(([, count]) => count > this.limit)
    return new Map(beyond.map(([rule, count]) => [rule, count - this.limit]))
  }
}

const nothingDropped: ReadonlyMap<StructureRule, number> = new Map()

const isSame = (path: readonly Key[], other: readonly Key[] | undefined): boolean =>
  path.length === other?.length && path.every((key, index) => key === other[index])
