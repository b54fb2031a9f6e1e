import type { JsonObject, Location, Path } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { ServiceNames } from '../contract/service-names.js'
import type { Settings } from '../contract/settings.js'
import type { ExceptionNote, Violation } from '../contract/violation.js'
import type { Shape } from './shape.js'

export type Key = string | number

/**
 * A path in the body, or what has one (a duplicate key or an inexact number in its text), or the name of a
 * header or parameter, or '' for the whole request.
 */
export type Place = Path | string | { readonly path: Path }

/** Returns the path of a place, that of the body for a header, a parameter or the whole request. */
export const pathOf = (place: Place): Path =>
  typeof place === 'string' ? [] : 'path' in place ? place.path : place

const noKeys: readonly string[] = []

/** What a finding needs of its check. */
interface Checked {
  readonly settings: Settings
  readonly names: ServiceNames
  readonly facts: Facts
  readonly channel: 'PUSH' | 'EMAIL' | undefined
  readonly body: JsonObject | undefined
  readonly shape: Shape | undefined
  readonly structure: Structure | undefined
  readonly isDraft: boolean
}

/** What is done with findings in a body: their order, their texts, and which ones others cover. */
export interface Structure {
  compare(one: Finding, other: Finding): number
  textsOf(finding: Finding, path: Path): Texts
  withoutFailed(found: readonly Finding[]): readonly Finding[]
  withoutCovered(found: readonly Finding[], others: readonly Finding[]): readonly Finding[]
}

/**
 * One finding of a check, from its report to the verdict. While the collector returns from nested
 * values, the place has the innermost key first.
 */
export class Finding {
  /** The check that found it: that of the request, or of the draft that it would publish. */
  readonly check: Checked
  readonly rule: string
  /** The keyword of the schema that the value does not match; '' for a rule with a message. */
  readonly keyword: string
  /** The value of the keyword, or the key that is missing or unknown; a rule's message. */
  readonly param: unknown
  readonly place: Place
  /** Whether findings nested under the path are omitted if this one is an error. */
  hidesNested = false
  /** Keys of the object at the path: findings at and under them are omitted if this one is an error. */
  hidesKeys: readonly string[] = noKeys
  /** Whether it is also reported for a text of an invalid length. */
  besideLength = false
  /** Headers of the response, if this finding decides it. */
  headers: Readonly<Record<string, string>> | undefined = undefined
  // Set when the check is finished.
  entry: RankedEntry = unranked
  severity: 'error' | 'warn' = 'error'
  /** Path in the body; undefined for a header, a parameter, a duplicate key or an inexact number. */
  path: Path | undefined = undefined
  note: ExceptionNote | undefined = undefined
  /** Returns the message of the response, if it is not that of the verdict. */
  answer: ((violation: Violation, settings: Settings) => string) | undefined = undefined
  /** When its texts are written. */
  turn = 0
  /** With its texts, if the verdict has it. */
  written: Violation | undefined = undefined
  /** As the response has it, if that has it. */
  answered: Violation | undefined = undefined

  constructor(check: Checked, rule: string, keyword: string, param: unknown, place: Place) {
    this.check = check
    this.rule = rule
    this.keyword = keyword
    this.param = param
    this.place = place
  }

  /** Whether the schema decides it, not a message of a rule. */
  get isStructural(): boolean {
    return this.keyword !== '' && this.keyword !== 'rule' && this.keyword !== 'missing'
  }
}

/** What a violation says of its finding. */
export interface Texts extends Location {
  message: string
  source: string
}

/** A finding in the body. */
export type FindingAtPath = Finding & { readonly path: Path }

/** A rule with its place in contract order. */
export interface RankedEntry extends RuleEntry {
  readonly rank: number
  /** Whether another rule is silent if this one is violated. */
  readonly silences: boolean
  /** The plugin that has the rule. */
  readonly plugin?: string
}

const unranked = undefined as unknown as RankedEntry
