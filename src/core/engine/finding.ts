import { type Path, type Place, placeOf, pointerLengthOf } from '../base/json.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Problem } from '../rules/rule.js'
import { PlaceSet } from './place-set.js'
import type { StructureProblem } from './structure.js'

/** An entry of the contract as it counts for one request. */
export interface Judgement {
  entry: RuleEntry
  severity: 'error' | 'warn'
  answer: RuleEntry['answer']
  /** What was judged: the request's body, or the draft that it would publish. */
  body: unknown
}

/** A violation whose texts are not made yet, with what decides whether it stands. */
export interface Finding {
  readonly judgement: Judgement
  /** Where in the body; undefined for what is not in it, and for what may lie deep. */
  readonly path: Path | undefined
  /** A lower bound of the length of its pointer. */
  readonly pointerLength: number
  /** Nothing beneath the place is judged. */
  readonly hidesBeneath: boolean
  place(): Place
  message(): string
  source(): string
}

/** What a compiled validator found. */
export class StructureFinding implements Finding {
  readonly hidesBeneath = false

  constructor(
    readonly judgement: Judgement,
    private readonly problem: StructureProblem,
  ) {}

  get path(): Path {
    return this.problem.path
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

/** What a rule found. */
export class RuleFinding implements Finding {
  readonly path: Path | undefined
  readonly hidesBeneath: boolean

  constructor(
    readonly judgement: Judgement,
    private readonly problem: Problem,
  ) {
    const { at, hidesBeneath } = problem
    this.path = isPath(at) ? at : undefined
    this.hidesBeneath = hidesBeneath === true && judgement.severity === 'error'
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
    return this.judgement.entry.source
  }
}

/** Tells a path from a name and from a place that may lie deep. */
export const isPath = (at: Problem['at']): at is Path => Array.isArray(at)

/**
 * Leaves out what another finding already says: what lies beneath a place that hides it, unknown
 * keys that a rule speaks about, and rules that are silent beside others. A warning silences no
 * error.
 */
export function standing(found: readonly Finding[], silences: Silencer): readonly Finding[] {
  const hiding = found.filter(({ hidesBeneath }) => hidesBeneath)
  const hidden = placesOf(hiding)
  const isHidden = ({ path }: Finding) =>
    !hidden.isEmpty && path !== undefined && hidden.hasAbove(path)
  const isSaid = found.some(isUnknownField) ? saidOtherwise(found) : () => false
  return found.filter(
    (finding) =>
      !silences(finding.judgement.entry, finding.judgement.severity) &&
      !isHidden(finding) &&
      !isSaid(finding),
  )
}

const isUnknownField = ({ judgement }: Finding): boolean => judgement.entry.id === 'field/unknown'

/** Tells of an unknown key whether a rule that is at least as severe speaks about it. */
function saidOtherwise(found: readonly Finding[]): (finding: Finding) => boolean {
  const unknown = placesOf(found.filter(isUnknownField))
  const named = found.filter(
    (finding) =>
      !isUnknownField(finding) && finding.path !== undefined && unknown.has(finding.path),
  )
  const errors = placesOf(named.filter(({ judgement }) => judgement.severity === 'error'))
  const all = placesOf(named)
  return (finding) =>
    isUnknownField(finding) &&
    finding.path !== undefined &&
    (finding.judgement.severity === 'warn' ? all : errors).has(finding.path)
}

function placesOf(found: readonly Finding[]): PlaceSet {
  const places = new PlaceSet()
  for (const { path } of found) if (path !== undefined) places.add(path)
  return places
}

/** Tells whether a rule is silenced by one that was broken and is at least as severe. */
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
  for (const { judgement } of found) broken.set(judgement.entry.id, judgement.severity)
  return broken
}
