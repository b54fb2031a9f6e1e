import { type Path, toPointer, toTarget } from '../json.js'
import type { RuleDescription } from '../rule-table.js'
import type { Problem } from '../rules/rule.js'
import type { StructureProblem } from './structure.js'

/** An entry of the contract as it counts for one request. */
export interface Judgement {
  entry: RuleDescription
  severity: 'error' | 'warn'
  answer: RuleDescription['answer']
  /** What was judged: the request's body, or the draft that it would publish. */
  body: unknown
}

/** A violation whose texts are not made yet, with what decides whether it stands. */
export interface Finding extends Judgement {
  /** JSON Pointer in the body; undefined where the place is costly to name. */
  pointer: string | undefined
  /** Nothing beneath the place is judged. */
  hidesBeneath: boolean
  place: () => { target: string; pointer: string }
  message: () => string
  source: () => string
}

export function ofStructure(judgement: Judgement, problem: StructureProblem): Finding {
  const { target, pointer, message, source } = problem
  const place = () => ({ target, pointer })
  return { ...judgement, pointer, hidesBeneath: false, place, message, source }
}

export function ofRule(judgement: Judgement, problem: Problem): Finding {
  const { at, message, hidesBeneath } = problem
  const pointer = typeof at === 'function' ? undefined : typeof at === 'string' ? '' : toPointer(at)
  return {
    ...judgement,
    pointer,
    hidesBeneath: hidesBeneath === true && judgement.severity === 'error',
    place: () =>
      typeof at === 'string'
        ? { target: at, pointer: '' }
        : inBody(typeof at === 'function' ? at() : at),
    message: () => message,
    source: () => judgement.entry.source,
  }
}

const inBody = (path: Path) => ({ target: toTarget(path), pointer: toPointer(path) })

const placeOf = ({ pointer }: Finding) => pointer

/**
 * Leaves out what another finding already says: what lies beneath a place that hides it, unknown
 * keys that a rule speaks about, and rules that are silent beside others. A warning silences no
 * error.
 */
export function standing(found: readonly Finding[], silences: Silencer): Finding[] {
  const hiding = new Set(
    found.filter(({ hidesBeneath }) => hidesBeneath).map(({ pointer }) => pointer),
  )
  const named = found.filter(({ entry }) => entry.id !== 'field/unknown')
  const errors = new Set(named.filter(({ severity }) => severity === 'error').map(placeOf))
  const all = new Set(named.map(placeOf))
  return found.filter(
    ({ entry, severity, pointer }) =>
      !(hiding.size > 0 && pointer !== undefined && liesBeneath(pointer, hiding)) &&
      !(entry.id === 'field/unknown' && (severity === 'warn' ? all : errors).has(pointer)) &&
      !silences(entry, severity),
  )
}

/** Tells whether a rule is silenced by one that was broken and is at least as severe. */
type Silencer = (entry: RuleDescription, severity: 'error' | 'warn') => boolean

export function silencer(found: readonly Finding[]): Silencer {
  const broken = new Map(found.map(({ entry, severity }) => [entry.id, severity]))
  return ({ silentIf }, severity) =>
    silentIf.some((id) => broken.get(id) === 'error' || broken.get(id) === severity)
}

function liesBeneath(pointer: string, places: ReadonlySet<string | undefined>): boolean {
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (places.has(pointer.slice(0, end))) return true
  }
  return false
}
