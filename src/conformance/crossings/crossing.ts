import { type Path, toTarget, valueAt } from '../../core/base/json.js'
import type { FindingLevel } from '../../core/index.js'
import type { CaseRequest } from '../cases/cases.js'
import { checkedRoot } from '../checking/checked-root.js'
import type { Scenario, Trial } from '../checking/trial.js'
import type { Difference } from '../combinations/differences.js'
import { isMessage } from '../places.js'
import type { FindingSubject } from '../report/finding-subject.js'
import { levelOfVariant } from '../variants/level.js'
import { inMessage, isInMessage, messagesOf } from './messages.js'

/** What a case or variant changes in a valid request, with places of the body or stored draft. */
export interface Change {
  /** The id of the case or variant. */
  id: string
  rule: FindingSubject
  level: FindingLevel
  /** The rule that it violates, and the target; neither if it is valid. */
  violated?: FindingSubject
  target?: string
  edits: readonly Difference[]
}

/** A valid request that changes are made in. */
export interface Context {
  /** The id of the case or variant that it began with; changes of others may be added. */
  id: string
  request: CaseRequest
}

/** What a change is in a context. */
export interface ChangeIn {
  trial: Trial
  edits: readonly Difference[]
  /** The target of its violation; undefined if it is valid. */
  target: string | undefined
  /** The targets of what it changes. */
  changed: readonly string[]
  /** `verdictKey` of the expected verdict. */
  expected: string
}

/** A change made in a context. */
export interface Crossing extends ChangeIn {
  change: Change
  context: Context
  /** The scenario of the context. */
  around: Scenario
}

/** Returns the places for a change in a context: its messages if the change is in one. */
export const messagesFor = ({ edits }: Change, { request }: Context): readonly Path[] =>
  edits.some(({ path }) => isInMessage(path))
    ? messagesOf(valueAt(request, checkedRoot(request)))
    : [[]]

/** Returns what a change is in a context, in one of its messages; undefined if it has no such place. */
export function changeIn(
  change: Change,
  { id, request }: Context,
  message: Path,
): ChangeIn | undefined {
  const { rule, level, violated, target: documented } = change
  const root = checkedRoot(request)
  const edits = change.edits.map(({ path, value }) => ({ path: inMessage(message, path), value }))
  const hasPlace = edits.every(({ path }) => {
    const around = [...root, ...path.slice(0, -1)]
    const isOfChannel =
      !isMessage(path.at(-1)) || valueAt(request, [...root, ...path]) !== undefined
    return isOfChannel && isContainer(valueAt(request, around))
  })
  if (!hasPlace) return undefined
  const target = documented && toTarget(inMessage(message, documented.split('.')))
  const trial: Trial = {
    id: `variant/${withoutKind([id, ...message].join('/'))}+${withoutKind(change.id)}`,
    subject: violated ?? rule,
    level: levelOfVariant({ rule, level }, {}, request.operation, violated),
  }
  return {
    trial,
    ...{ target, expected: violated === undefined ? 'valid' : `${violated} ${target}` },
    changed: edits.map(({ path }) => toTarget(path)),
    edits: edits.map(({ path, value }) => ({ path: [...root, ...path], value })),
  }
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Returns the id of a variant without `variant/`. */
export const withoutKind = (id: string): string => id.replace(/^variant\//, '')
