import { type Place, placeOf, toPointer } from '../json.js'
import type { RuleEntry } from '../rule-entry.js'
import type { Problem } from '../rules/rule.js'
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
  /** JSON Pointer in the body; undefined where the place is costly to name. */
  readonly pointer: string | undefined
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

  get pointer(): string {
    return this.problem.pointer
  }

  place(): Place {
    return this.problem.at()
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
  readonly pointer: string | undefined
  readonly hidesBeneath: boolean

  constructor(
    readonly judgement: Judgement,
    private readonly problem: Problem,
  ) {
    const { at, hidesBeneath } = problem
    this.pointer =
      typeof at === 'function' ? undefined : typeof at === 'string' ? '' : toPointer(at)
    this.hidesBeneath = hidesBeneath === true && judgement.severity === 'error'
  }

  place(): Place {
    const { at } = this.problem
    if (typeof at === 'string') return { target: at, pointer: '' }
    return placeOf(typeof at === 'function' ? at() : at)
  }

  message(): string {
    return this.problem.message
  }

  source(): string {
    return this.judgement.entry.source
  }
}

const pointerOf = ({ pointer }: Finding) => pointer

/**
 * Leaves out what another finding already says: what lies beneath a place that hides it, unknown
 * keys that a rule speaks about, and rules that are silent beside others. A warning silences no
 * error.
 */
export function standing(found: readonly Finding[], silences: Silencer): readonly Finding[] {
  const hiding = found.filter(({ hidesBeneath }) => hidesBeneath)
  const isHidden = hiding.length === 0 ? () => false : beneath(new Set(hiding.map(pointerOf)))
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
  const named = found.filter((finding) => !isUnknownField(finding))
  const errors = new Set(
    named.filter(({ judgement }) => judgement.severity === 'error').map(pointerOf),
  )
  const all = new Set(named.map(pointerOf))
  return (finding) =>
    isUnknownField(finding) &&
    (finding.judgement.severity === 'warn' ? all : errors).has(finding.pointer)
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

/** Tells of a finding whether it lies beneath one of the places. */
const beneath =
  (places: ReadonlySet<string | undefined>) =>
  ({ pointer }: Finding): boolean => {
    if (pointer === undefined) return false
    for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      if (places.has(pointer.slice(0, end))) return true
    }
    return false
  }
