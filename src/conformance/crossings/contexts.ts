import { createContract } from '../../core/index.js'
import type { CaseRequest } from '../cases/cases.js'
import { withEdits } from '../combinations/parts.js'
import { type Context, changeIn, messagesFor } from '../crossings/crossing.js'
import { groupBy } from '../grouping.js'
import { modeOf, type SubjectCase } from '../variants/subject-case.js'
import { checkedRequest, requestOfScenario, scenarioOfRequest } from '../world/checked-request.js'
import { changeOf } from './changes.js'
import { factorsOf } from './factors.js'

const contract = createContract()

/** A context and the factors that it is for. */
interface Wanted {
  context: Context
  factors: Set<string>
}

/** Returns few valid requests of each operation and mode that together have all factors. */
export const contextsOf = (accepted: readonly SubjectCase[]): Context[] =>
  [
    ...groupBy(
      accepted.filter(({ request }) => isValid(request)),
      ({ request }) => modeOf(request),
    ).values(),
  ].flatMap((ofMode) => merged(representatives(ofMode)).map(({ context }) => context))

/** Returns whether a request is valid with the facts of every call, which a case may leave out. */
function isValid(request: CaseRequest): boolean {
  const { verdict } = checkedRequest(request, contract)
  return verdict.ok && verdict.warnings.length === 0 && verdict.unchecked.length === 0
}

interface Representative {
  subject: SubjectCase
  /** The factors that none before it has. */
  factors: Set<string>
}

/** Selects few valid requests that have all factors of a list, those with most first. */
function representatives(accepted: readonly SubjectCase[]): Representative[] {
  const left = accepted.map((subject) => ({
    subject,
    factors: new Set(factorsOf(subject.request)),
  }))
  const selected: Representative[] = []
  for (;;) {
    const most = left.reduce<Representative | undefined>(
      (best, each) => (each.factors.size > (best?.factors.size ?? 0) ? each : best),
      undefined,
    )
    if (most === undefined) return selected
    const factors = new Set(most.factors)
    selected.push({ subject: most.subject, factors })
    for (const each of left) for (const factor of factors) each.factors.delete(factor)
  }
}

/** Makes the changes of requests in one of those before, if that keeps all factors. */
function merged(list: readonly Representative[]): Wanted[] {
  const contexts: Wanted[] = []
  for (const { subject, factors } of list) {
    const into = contexts.find((each) => {
      const request = withChange(each.context, subject)
      if (request === undefined) return false
      const all = new Set(factorsOf(request))
      const wanted = new Set([...each.factors, ...factors])
      if ([...wanted].some((factor) => !all.has(factor))) return false
      each.context = { id: each.context.id, request }
      each.factors = wanted
      return true
    })
    if (into === undefined) {
      contexts.push({ context: { id: subject.id, request: subject.request }, factors })
    }
  }
  return contexts
}

/** Returns a context with the change of a case; undefined if it has no place there, or is not valid. */
function withChange(context: Context, subject: SubjectCase): CaseRequest | undefined {
  const change = changeOf(subject)
  const [message] = change === undefined ? [] : messagesFor(change, context)
  const part = change && message && changeIn(change, context, message)
  if (part === undefined) return undefined
  const request = requestOfScenario(withEdits(scenarioOfRequest(context.request), part.edits))
  return isValid(request) ? request : undefined
}
