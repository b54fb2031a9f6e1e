import { valueAt } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import type { CaseRequest, ConformanceCase } from '../cases/cases.js'
import { verdictKey } from '../checking/expectations.js'
import type { RequestTrial } from '../checking/trial.js'
import { groupBy, inTurn } from '../grouping.js'
import { placeOf } from '../places.js'
import { checkedRequest } from '../world/default-facts.js'
import { boundaryEdits } from './boundaries.js'
import { besideEdits, conditionEdits } from './conditions.js'
import { formatEdits, omissionEdits } from './formats.js'
import { OtherOperations } from './other-operations.js'
import { ViolatedFields } from './pairs.js'
import { positionEdits } from './positions.js'
import { completed, Samples } from './samples.js'
import { siblingEdits } from './siblings.js'
import { modeOf, type SubjectCase, subjectOf } from './subject-case.js'
import { type Edit, levelOfVariant } from './variant.js'

/**
 * Derives variants of the conformance cases: each other value of a condition, each position of a
 * violation, each bound, usual values of each format, each field left out, each other operation with the
 * same component, and two violations where a response collects them. The library is the oracle: a variant
 * is valid without warnings, or has exactly one violation; one without the fields of an object may have
 * several of one rule. The most revealing stay.
 */
export class Variants {
  readonly #subjects: readonly SubjectCase[]
  readonly #samples: Samples
  readonly #others: OtherOperations
  readonly #violated: ViolatedFields

  constructor(cases: readonly ConformanceCase[]) {
    this.#subjects = cases.flatMap((each) => subjectOf(each) ?? [])
    const accepted = this.#subjects.filter(({ target }) => target === undefined)
    this.#samples = new Samples(accepted)
    this.#others = new OtherOperations(accepted)
    this.#violated = new ViolatedFields(this.#subjects)
  }

  /** Returns the variants that call an operation, the most revealing first. */
  of(operation: OperationName): RequestTrial[] {
    const found = new Found(this.#subjects)
    for (const subject of this.#subjects) {
      const isRule = subject.rule !== 'structure'
      const others = this.#others.edits(subject, operation)
      if (subject.request.operation === operation) this.#addAll(found, subject)
      found.addAll(subject, others, { rank: isRule ? 1 : 3, isEach: !isRule })
    }
    return found.mostRevealing()
  }

  #addAll(found: Found, subject: SubjectCase): void {
    const isRule = subject.rule !== 'structure'
    found.addAll(subject, boundaryEdits(subject), { rank: 0 })
    found.addAll(subject, formatEdits(subject), { rank: 0 })
    found.addAll(subject, omissionEdits(subject), { rank: 2 })
    found.addAll(subject, this.#violated.edits(subject), { rank: 0 })
    if (isRule) {
      const conditions = completed(subject, conditionEdits(subject), this.#samples)
      found.addAll(subject, conditions, { rank: 1, farRank: 4, isPatient: false })
      const siblings = siblingEdits(subject, this.#samples)
      found.addAll(subject, siblings, { rank: 2, isPatient: false })
    } else if (isMissing(subject)) {
      // A server may require a field only with some values of those beside it.
      found.addAll(subject, besideEdits(subject), { rank: 1 })
    }
    found.addAll(subject, positionEdits(subject, this.#samples), { rank: 2 })
  }
}

const isMissing = ({ request, path, target }: SubjectCase): boolean =>
  target !== undefined && path.length > 1 && valueAt(request, path) === undefined

/** A variant with what its order depends on. */
interface Decided {
  variant: RequestTrial
  /** Rule and place of the violation. */
  group: string
  /** Rule and place of the edit. */
  condition: string
  /** Whether the edit changes the verdict of the case. */
  flips: boolean
}

const lastRank = 3

/** What is added to the rank of a variant whose verdict the API description does not settle. */
const openRank = 3

/** Number of edits at a place that may make no difference, before it counts as no condition. */
const patience = 12

interface Collecting {
  /** 0 for the most revealing. */
  rank: number
  /** The rank of those that are far from the violation. */
  farRank?: number
  /** Whether edits of all keywords count, not one of each rule. */
  isEach?: boolean
  /** Whether edits at a place count however many of them made no difference. */
  isPatient?: boolean
}

/** Collects variants without repetitions. */
class Found {
  readonly #seen = new Set<string>()
  readonly #requests: Set<string>
  readonly #list: (Decided & { rank: number })[] = []
  /** Number of edits at a place that made no difference to a rule. */
  readonly #idle = new Map<string, number>()

  constructor(subjects: readonly SubjectCase[]) {
    this.#requests = new Set(subjects.map(({ request }) => requestKey(request)))
  }

  /** Adds the edits of a case that have not been tried. */
  addAll(
    subject: SubjectCase,
    edits: Iterable<Edit>,
    { rank, farRank = rank, isEach = false, isPatient = true }: Collecting,
  ): void {
    const { rule, target, request, id } = subject
    const of = isEach && rule === 'structure' ? id : `${rule} ${placeOf(target ?? '')}`
    const name = target === undefined && !isEach ? 'valid' : of
    const mode = modeOf(request)
    for (const edit of edits) {
      const place = placeOf(edit.name.replaceAll('/', '.'))
      const condition = `${rule} ${place}`
      if (!isPatient && (this.#idle.get(condition) ?? 0) > patience) continue
      if (!this.#isNew(`${mode} ${name} ${place} ${edit.value}`)) continue
      const decided = decide(subject, edit, place, isEach)
      if (decided === undefined) continue
      const { flips, group } = decided
      if (!isPatient)
        this.#idle.set(condition, flips ? -Infinity : (this.#idle.get(condition) ?? 0) + 1)
      if (!isEach && !this.#isNew(`${mode} ${group} ${place} ${edit.value} decided`)) continue
      if (this.#isNew(requestKey(decided.variant.scenario), this.#requests))
        this.#list.push({ ...decided, rank: edit.isFar === true ? farRank : rank })
    }
  }

  #isNew(key: string, set = this.#seen): boolean {
    if (set.has(key)) return false
    set.add(key)
    return true
  }

  /** Returns the most revealing: what a rule depends on, and what the API description settles. */
  mostRevealing(): RequestTrial[] {
    const relevant = new Set(this.#list.filter(({ flips }) => flips).map((each) => each.condition))
    const rankOf = ({ condition, rank, variant }: Decided & { rank: number }): number => {
      if (relevant.has(condition)) return 0
      return variant.trial.level === 'MUST' ? rank : rank + openRank
    }
    return [...groupBy(this.#list, rankOf)]
      .filter(([rank]) => rank <= lastRank)
      .sort(([one], [other]) => one - other)
      .flatMap(([, list]) => [...inTurn<Decided>(groupBy(list, ({ group }) => group).values())])
      .map(({ variant }) => variant)
  }
}

const requestKey = ({ operation, params, query, body, given }: CaseRequest): string => {
  const { workspace: _w, idempotency: _i, recentRequests: _r, ...stored } = given ?? {}
  return JSON.stringify([operation, params, query, body, stored.campaign, stored.offering])
}

function decide(
  subject: SubjectCase,
  edit: Edit,
  place: string,
  isEach: boolean,
): Decided | undefined {
  const changed = edit.apply()
  const { scenario, verdict } = checkedRequest(changed)
  const { operation } = scenario
  // An object that lacks required fields because it is empty gets a warning, too.
  const isWarned = verdict.warnings.length > 0 && (verdict.ok || edit.isWhole !== true)
  if (verdict.unchecked.length > 0 || isWarned) return undefined
  const [first, ...others] = verdict.ok ? [] : verdict.violations
  const isPair = edit.isPair === true && others.length === 1
  const isOne = others.every(({ rule }) => edit.isWhole === true && rule === first?.rule)
  if (!isOne && !isPair) return undefined
  const isCured = verdict.ok && subject.target !== undefined
  const rule = first?.rule ?? (isCured || isEach ? subject.rule : 'structure')
  // What an object without fields means is not documented, only which fields are required.
  const isOpen = edit.isWhole === true && verdict.ok
  const level = isOpen ? 'SHOULD' : levelOfVariant(subject, edit, operation, first?.rule)
  const id = `variant/${subject.id}/${edit.name.replace(/^\//, '')}=${edit.value}`
  const ofPlace = rule === 'structure' || verdict.ok ? placeOf(subject.target ?? '') : ''
  return {
    variant: { trial: { id, subject: rule, level }, scenario, expected: verdictKey(verdict) },
    group: `${rule} ${ofPlace} ${verdict.ok}`,
    condition: `${subject.rule} ${place}`,
    flips:
      edit.name !== 'operation' &&
      subject.rule !== 'structure' &&
      (subject.violated ?? subject.rule) === subject.rule &&
      (subject.target === undefined ? first?.rule === subject.rule : first?.rule !== subject.rule),
  }
}
