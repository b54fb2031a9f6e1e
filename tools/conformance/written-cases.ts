import type { CaseEntry, ExpectedViolation } from '../../src/conformance/cases/cases.js'

/*
 * The compact form, in which people write cases. (conformance/cases.schema.json)
 */

/** What a group says for all of its cases, or a case for itself. */
export interface Defaults {
  rule?: CaseEntry['rule']
  /** The start of the ids, if it is not the rule. */
  part?: string
  /** `MUST` if missing. */
  level?: CaseEntry['level']
  /** The name of a base, or the method and the URL of a raw HTTP request. */
  base?: string
  /**
   * Several of them, each under a key that replaces `<base>` in the names of cases, or with more that
   * differs from base to base.
   */
  bases?: Readonly<Record<string, string | DefaultsOfBase>>
  /** Keys of the `bases` around, if not all of them. */
  only?: readonly string[]
  /** Where paths without a leading slash, and targets with a leading dot, start. */
  in?: string
  /** Headers of a raw HTTP request, added to those of the group; `null` leaves one out. */
  headers?: Readonly<Record<string, string | null>>
  options?: CaseEntry['options']
  /** The response to cases with violations. */
  rejected?: Partial<CaseEntry['expect']>
  /** What else is expected of cases without violations. */
  accepted?: Partial<CaseEntry['expect']>
}

/** What a group says for its cases with one of several bases. */
export type DefaultsOfBase = Omit<Defaults, 'bases' | 'only'>

/** A file is a group, too. */
export interface Group extends Defaults {
  cases: readonly WrittenNode[]
}

/** A case for each value at a path: accepted, rejected there, or with a warning there. */
export interface Table extends Defaults {
  values: Readonly<Record<string, readonly Row[]>>
  /** How the value gets there: `add` if missing. */
  op?: 'add' | 'replace'
}

export type Row = [
  name: string,
  value: unknown,
  verdict: 'accepted' | 'rejected' | 'warned',
  summary: string,
  level?: CaseEntry['level'],
]

/** A case: its name with its summary, and these members. */
export interface WrittenCase extends Defaults {
  /** The operations of the patch, in the order in which they are written. */
  set?: Readonly<Record<string, unknown>>
  replace?: Readonly<Record<string, unknown>>
  remove?: string | readonly string[]
  copy?: Readonly<Record<string, string>>
  move?: Readonly<Record<string, string>>
  change?: CaseEntry['change']
  /** The body of a raw HTTP request. */
  bodyText?: string
  bodyTooLarge?: boolean
  violations?: Found
  warnings?: Found
  /** Other expectations. */
  expect?: Partial<CaseEntry['expect']>
}

/** Targets, of the rule of the case; or rules, each with its targets. */
export type Found =
  | string
  | readonly (string | ExpectedViolation)[]
  | Readonly<Record<string, string | readonly string[]>>

/** Times of earlier calls, or of `count` calls, each `every` milliseconds before the last one. */
export type Calls = readonly (number | { count: number; from: number; every: number })[]

export type WrittenNode = Group | Table | WrittenCase
