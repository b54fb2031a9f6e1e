import { valueAt } from '../../core/base/json.js'
import { createContract, type FindingLevel } from '../../core/index.js'
import type { CaseRequest, ConformanceCase } from '../cases/cases.js'
import type { Trial } from '../checking/trial.js'
import { verdictKey } from '../checking/verdict-key.js'
import { groupBy, inTurn } from '../grouping.js'
import { checkedRequest } from '../world/checked-request.js'
import { boundaryEdits } from './boundaries.js'
import { completed } from './completed.js'
import { besideEdits, conditionEdits } from './conditions.js'
import { type Edit, placeOf } from './edit.js'
import { formatEdits } from './formats.js'
import { levelOfVariant } from './level.js'
import { limitVariants } from './limits.js'
import { omissionEdits } from './omissions.js'
import { OtherOperations } from './other-operations.js'
import { positionEdits } from './positions.js'
import { Samples } from './samples.js'
import { siblingEdits } from './siblings.js'
import { modeOf, type SubjectCase, subjectOf } from './subject-case.js'
import type { Variant } from './variant.js'

/** An edit, and its level where the API description does not settle the verdict. */
type LevelledEdit = Edit & { level?: FindingLevel }

/** Number of variants at most. */
const maxVariants = 5000

const contract = createContract()

/**
 * Derives variants of the conformance cases: each other value of a condition, each position of a
 * violation, each bound, usual values of each format, each field left out, each other operation with the
 * same component, each limit. The library is the oracle: a variant is valid without warnings, or has
 * exactly one violation. The most revealing come first.
 */
export function deriveVariants(cases: readonly ConformanceCase[]): Variant[] {
  const subjects = cases.flatMap((each) => subjectOf(each) ?? [])
  const accepted = subjects.filter(({ target }) => target === undefined)
  const samples = new Samples(accepted)
  const others = new OtherOperations(accepted)
  const found = new Found(subjects)
  for (const subject of subjects) {
    const isRule = subject.rule !== 'structure'
    found.addAll(subject, boundaryEdits(subject), { rank: 0 })
    found.addAll(subject, formatEdits(subject), { rank: 0 })
    found.addAll(subject, omissionEdits(subject), { rank: 2 })
    if (isRule) {
      const conditions = completed(subject, conditionEdits(subject), samples)
      found.addAll(subject, conditions, { rank: 1, farRank: 4, isPatient: false })
    } else if (isMissing(subject)) {
      // A server may require a field only with some values of those beside it.
      found.addAll(subject, besideEdits(subject), { rank: 1 })
    }
    found.addAll(subject, others.edits(subject), { rank: isRule ? 1 : 3, isEach: !isRule })
    found.addAll(subject, positionEdits(subject, samples), { rank: 2 })
    if (isRule) found.addAll(subject, siblingEdits(subject, samples), { rank: 2, isPatient: false })
  }
  return [...limitVariants(cases), ...found.ordered().slice(0, maxVariants)]
}

/** Returns whether the violation of a case is that a field is missing. */
const isMissing = ({ request, path, target }: SubjectCase): boolean =>
  target !== undefined && path.length > 1 && valueAt(request, path) === undefined

interface Ranked extends Variant {
  /** Operation, rule and place of the violation. */
  group: string
  /** Rule and place of the edit. */
  condition: string
  /** Whether the edit changes the verdict of the case. */
  flips: boolean
  /** 0 for the most revealing. */
  rank: number
}

/** What is added to the rank of a variant whose verdict the API description does not settle. */
const openRank = 3

/** Number of edits at a place that may make no difference, before it counts as no condition. */
const patience = 12

/** How edits are collected. */
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
  readonly #list: Ranked[] = []
  /** Number of edits at a place that made no difference to a rule. */
  readonly #idle = new Map<string, number>()

  constructor(subjects: readonly SubjectCase[]) {
    this.#requests = new Set(subjects.map(({ request }) => requestKey(request)))
  }

  /** Adds the edits of a case that have not been tried. */
  addAll(
    subject: SubjectCase,
    edits: Iterable<LevelledEdit>,
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
      const ranked = decide(subject, edit, place, isEach)
      if (ranked === undefined) continue
      if (!isPatient)
        this.#idle.set(condition, ranked.flips ? -Infinity : (this.#idle.get(condition) ?? 0) + 1)
      if (!isEach && !this.#isNew(`${mode} ${ranked.group} ${place} ${edit.value} decided`))
        continue
      const { operation, input, given } = ranked.scenario
      if (this.#isNew(requestKey({ operation, ...input, given } as CaseRequest), this.#requests))
        this.#list.push({ ...ranked, rank: edit.isFar === true ? farRank : rank })
    }
  }

  #isNew(key: string, set = this.#seen): boolean {
    if (set.has(key)) return false
    set.add(key)
    return true
  }

  /** Returns first what a rule depends on, then what the API description settles, each group in turn. */
  ordered(): Variant[] {
    const relevant = new Set(this.#list.filter(({ flips }) => flips).map((each) => each.condition))
    const rankOf = ({ condition, rank, trial }: Ranked) => {
      if (relevant.has(condition)) return 0
      return trial.level === 'MUST' ? rank : rank + openRank
    }
    const ranks = groupBy(this.#list, rankOf)
    return [...ranks]
      .sort(([a], [b]) => a - b)
      .flatMap(([, list]) => inTurn(list, ({ group }) => group))
  }
}

const requestKey = ({ operation, params, query, body, given }: CaseRequest): string => {
  const { workspace: _w, idempotency: _i, recentRequests: _r, ...stored } = given ?? {}
  return JSON.stringify([operation, params, query, body, stored.campaign, stored.offering])
}

function decide(
  subject: SubjectCase,
  edit: LevelledEdit,
  place: string,
  isEach: boolean,
): Omit<Ranked, 'rank'> | undefined {
  const { scenario, verdict } = checkedRequest(edit.apply(), contract)
  const { operation } = scenario
  if (verdict.unchecked.length > 0 || verdict.warnings.length > 0) return undefined
  const [first, ...others] = verdict.ok ? [] : verdict.violations
  if (others.length > 0) return undefined
  const isCured = verdict.ok && subject.target !== undefined
  const rule = first?.rule ?? (isCured || isEach ? subject.rule : 'structure')
  const trial: Trial = {
    id: `variant/${subject.id}/${edit.name.replace(/^\//, '')}=${edit.value}`,
    subject: rule,
    level: levelOfVariant(subject, edit, operation, first?.rule),
  }
  const of = rule === 'structure' || first === undefined ? placeOf(subject.target ?? '') : ''
  return {
    ...{ trial, scenario, base: subject.base, expected: verdictKey(verdict) },
    group: `${operation} ${rule} ${of} ${first === undefined}`,
    condition: `${subject.rule} ${place}`,
    flips:
      edit.name !== 'operation' &&
      subject.rule !== 'structure' &&
      subject.isOfRule &&
      (subject.target === undefined ? first?.rule === subject.rule : first?.rule !== subject.rule),
  }
}
