import { type Path, type Place, placeOf, pointerLengthOf } from '../base/json.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Problem } from '../rules/rule.js'
import { PlaceSet } from './place-set.js'
import type { StructureProblem } from './structure.js'

/** An entry of the contract as it applies to one request. */
export interface AppliedRule {
  entry: RuleEntry
  severity: 'error' | 'warn'
  answer: RuleEntry['answer']
  /** What was checked: the request's body, or the draft that it would publish. */
  body: unknown
}

/** A violation whose texts are not made yet, with what decides whether it is kept. */
export interface Finding {
  readonly rule: AppliedRule
  /** Path in the body; undefined for what is not in it, and for what may lie deep. */
  readonly path: Path | undefined
  /** A lower bound of the length of its pointer. */
  readonly pointerLength: number
  /** Whether findings beneath the path are left out. */
  readonly hidesBeneath: boolean
  /** The JSON Schema keyword that failed, for a violation of `structure`. */
  readonly keyword?: string | undefined
  place(): Place
  message(): string
  source(): string
}

/** A problem that a compiled validator reports. */
export class StructureFinding implements Finding {
  readonly hidesBeneath = false

  constructor(
    readonly rule: AppliedRule,
    private readonly problem: StructureProblem,
  ) {}

  get path(): Path {
    return this.problem.path
  }

  get keyword(): string | undefined {
    return this.rule.entry.id === 'structure' ? this.problem.keyword : undefined
  }

  get pointerLength(): number {
    return pointerLengthOf(this.problem.path)
  }

  place(): Place {
    return placeOf(this.problem.path)
  }

  message(): string {
    return this.problem.message()
  }

  source(): string {
    return this.problem.source()
  }
}

/** A problem that a rule reports. */
export class RuleFinding implements Finding {
  readonly path: Path | undefined
  readonly hidesBeneath: boolean

  constructor(
    readonly rule: AppliedRule,
    private readonly problem: Problem,
  ) {
    const { at, hidesBeneath } = problem
    this.path = isPath(at) ? at : undefined
    this.hidesBeneath = hidesBeneath === true && rule.severity === 'error'
  }

  get pointerLength(): number {
    const { at } = this.problem
    if (typeof at === 'string') return 0
    return isPath(at) ? pointerLengthOf(at) : (at.pointerLength ?? pointerLengthOf(at.path))
  }

  place(): Place {
    const { at } = this.problem
    if (typeof at === 'string') return { target: at, pointer: '' }
    return placeOf(isPath(at) ? at : at.path)
  }

  message(): string {
    return this.problem.message
  }

  source(): string {
    return this.rule.entry.source
  }
}

/** Whether a problem has a path, rather than a name or a place that may lie deep. */
export const isPath = (at: Problem['at']): at is Path => Array.isArray(at)

/**
 * Returns the findings that no other finding makes redundant: leaves out those beneath a path that
 * hides them, those of rules that yield where another rule reports the same field, and those of
 * rules that are silent beside others. A warning never hides an error.
 */
export function withoutRedundant(
  found: readonly Finding[],
  isSilenced: Silencer,
): readonly Finding[] {
  const hiding = found.filter(({ hidesBeneath }) => hidesBeneath)
  const hidden = placesOf(hiding)
  const isHidden = ({ path }: Finding) =>
    !hidden.isEmpty && path !== undefined && hidden.hasAbove(path)
  const isReported = found.some(yields) ? reportedByOthers(found) : () => false
  return found.filter(
    (finding) =>
      !isSilenced(finding.rule.entry, finding.rule.severity) &&
      !isHidden(finding) &&
      !isReported(finding),
  )
}

const yields = ({ rule }: Finding): boolean => rule.entry.yields === true

/** Whether another rule that is at least as severe reports the field of a rule that yields. */
function reportedByOthers(found: readonly Finding[]): (finding: Finding) => boolean {
  const yielding = placesOf(found.filter(yields))
  const named = found.filter(
    (finding) => !yields(finding) && finding.path !== undefined && yielding.has(finding.path),
  )
  const errors = placesOf(named.filter(({ rule }) => rule.severity === 'error'))
  const all = placesOf(named)
  return (finding) =>
    yields(finding) &&
    finding.path !== undefined &&
    (finding.rule.severity === 'warn' ? all : errors).has(finding.path)
}

function placesOf(found: readonly Finding[]): PlaceSet {
  const places = new PlaceSet()
  for (const { path } of found) if (path !== undefined) places.add(path)
  return places
}

/** Whether a broken rule that is at least as severe silences a rule. */
type Silencer = (entry: RuleEntry, severity: 'error' | 'warn') => boolean

export function silencer(found: readonly Finding[]): Silencer {
  let broken: ReadonlyMap<string, string> | undefined
  return ({ silentIf }, severity) => {
    // Most rules are silent beside none.
    if (silentIf.length === 0) return false
    broken ??= severities(found)
    return silentIf.some((id) => broken?.get(id) === 'error' || broken?.get(id) === severity)
  }
}

function severities(found: readonly Finding[]): ReadonlyMap<string, string> {
  const broken = new Map<string, string>()
  for (const { rule } of found) broken.set(rule.entry.id, rule.severity)
  return broken
}
