import type { CaseEntry, ExpectedViolation } from '../../src/conformance/cases/cases.js'

/* The compact form, in which people write cases; `conformance/cases.schema.json` explains each member. */

/** What a group says for all of its cases, or a case for itself. */
export interface Defaults {
  rule?: CaseEntry['rule']
  part?: string
  level?: CaseEntry['level']
  base?: string
  bases?: Readonly<Record<string, string | DefaultsOfBase>>
  only?: readonly string[]
  in?: string
  headers?: Readonly<Record<string, string | null>>
  options?: CaseEntry['options']
  rejected?: Partial<CaseEntry['expect']>
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
  set?: Readonly<Record<string, unknown>>
  replace?: Readonly<Record<string, unknown>>
  remove?: string | readonly string[]
  copy?: Readonly<Record<string, string>>
  move?: Readonly<Record<string, string>>
  change?: CaseEntry['change']
  bodyText?: string
  bodyTooLarge?: boolean
  violations?: Found
  warnings?: Found
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
