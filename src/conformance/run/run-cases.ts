import { isDeepStrictEqual } from 'node:util'
import type { Contract, Exception, OperationName } from '../../core/index.js'
import type { CaseRequest, ConformanceCase } from '../cases/cases.js'
import { verdictKey } from '../checking/expectations.js'
import type { Scenario, Trial } from '../checking/trial.js'
import { firstOfEach, groupBy, inTurn, isNot } from '../grouping.js'
import { pathTo, withValue } from '../places.js'
import { Variants } from '../variants/derive.js'
import { isOfEveryCall } from '../variants/subject-case.js'
import { scenarioOf } from '../world/case-scenario.js'
import { checkedRequest } from '../world/default-facts.js'
import { type QueuedTrial, requestTrial, type Stage } from './queue.js'
import type { RunContext } from './record.js'

/** Returns the trials of the selected cases, and skips those that cannot run over HTTP. */
export function caseTrials(cases: readonly ConformanceCase[], context: RunContext): QueuedTrial[] {
  const { contract, options, isSelected, record } = context
  const { contract: contractOptions = {}, fixtures = {} } = options
  const setup = { contract, contractOptions, maxBodyBytes: fixtures.maxBodyBytes }
  return cases.flatMap((each) => {
    const { id, rule: subject } = each
    const scenario = scenarioOf(each, setup)
    const operation = 'skipped' in scenario ? each.request?.operation : scenario.operation
    if (!isSelected(operation, subject)) return []
    if ('skipped' in scenario) {
      record.skip({ kind: 'cases', id, subject, operation }, scenario.skipped)
      return []
    }
    // A case of level MAY has no scenario.
    const trial: Trial = { id, subject, level: each.level as Trial['level'] }
    const expected = verdictKey(each.expect)
    return [requestTrial('cases', { trial, scenario, expected }, context)]
  })
}

/**
 * Orders cases: first each unchanged base, since it shows that many values are valid, of each operation a
 * request with several violations, and of each rule and operation an invalid request; then what else the
 * API description settles, then the others. The places of a rule take turns, outer ones first.
 */
export function orderCases(cases: readonly ConformanceCase[]) {
  const ruleOf = ({ request, rule }: ConformanceCase) => `${request?.operation} ${rule}`
  const bases = firstOfEach(cases.filter(isBase), ({ baseRequest }) => baseRequest)
  const others = cases.filter(isNot(new Set(bases)))
  const severals = firstOfEach(
    others.filter(({ level, expect }) => level === 'MUST' && (expect.violations ?? []).length > 1),
    ({ request }) => request?.operation,
  )
  const single = others.filter(isNot(new Set(severals)))
  const isInvalid = ({ level, expect }: ConformanceCase) => level === 'MUST' && !expect.ok
  const ofRules = firstOfEach(
    [...single.filter(isInvalid), ...single.filter((each) => !isInvalid(each))],
    ruleOf,
  )
  const first = [...bases, ...severals, ...ofRules]
  const byDepth = cases
    .filter(isNot(new Set(first)))
    .sort((one, other) => depthOf(one) - depthOf(other))
  const ofPlaces = groupBy(byDepth, (each) => `${ruleOf(each)} ${targetOf(each)}`)
  const left = [...inTurn<ConformanceCase>(ofPlaces.values())]
  return {
    first,
    stated: left.filter(({ level }) => level === 'MUST'),
    others: left.filter(({ level }) => level !== 'MUST'),
  }
}

const parts = ['params', 'query', 'headers', 'body'] as const

const isBase = ({ level, expect, request, baseRequest }: ConformanceCase): boolean =>
  level === 'MUST' &&
  expect.ok &&
  baseRequest !== undefined &&
  parts.every((part) => isDeepStrictEqual(request?.[part], baseRequest[part]))

const targetOf = ({ expect }: ConformanceCase): string => expect.violations?.[0]?.target ?? ''

const depthOf = (each: ConformanceCase): number => targetOf(each).split('.').length

/** Returns the selected variants of the conformance cases, derived when the first of an operation runs. */
export function variantTrials(cases: readonly ConformanceCase[], context: RunContext): Stage {
  const { contract, isSelected, operations, record } = context
  let derived: Variants | undefined
  function* of(operation: OperationName): Generator<QueuedTrial> {
    derived ??= new Variants(cases)
    const variants = derived
      .of(operation)
      .filter(({ trial }) => isSelected(operation, trial.subject))
    record.addTotal(variants.length)
    for (const variant of variants) yield requestTrial('variants', variant, context)
  }
  // To derive variants takes seconds.
  const rules = contract.rules.map(({ id }) => id).filter((rule) => !isOfEveryCall(rule))
  const hasVariants = (operation: OperationName) =>
    ['structure' as const, ...rules].some((rule) => isSelected(operation, rule))
  return [...operations].filter(hasVariants).map(of)
}

/**
 * Returns trials that send what the exceptions of the deployment accept: each value that they name at
 * a target, in the first valid case of each operation that has room for it.
 */
export function exceptionTrials(
  cases: readonly ConformanceCase[],
  context: RunContext,
): QueuedTrial[] {
  const { deployment, isSelected } = context
  if (deployment === undefined) return []
  const valid = cases.flatMap(({ expect, options, request }) =>
    expect.ok && options === undefined && request?.headers !== undefined ? [request] : [],
  )
  return (deployment.options.exceptions ?? []).flatMap((exception, index) =>
    operationsOf(exception, deployment).flatMap((operation) => {
      const requests = valid.filter((request) => request.operation === operation)
      return (exception.values ?? []).flatMap((value) => {
        const found = firstAccepted(requests, { ...exception, index, value }, deployment)
        if (found === undefined) return []
        const { scenario, subject } = found
        if (!isSelected(operation, subject)) return []
        const id = `exception/${index}/${operation}/${JSON.stringify(value)}`
        const trial: Trial = { id, subject, level: 'MUST' }
        return [requestTrial('cases', { trial, scenario }, context)]
      })
    }),
  )
}

function operationsOf({ operation }: Exception, { operations }: Contract) {
  const named = typeof operation === 'string' ? [operation] : operation
  return named ?? (Object.keys(operations) as OperationName[])
}

/** Returns the first request that the exception with an index accepts once it has the value. */
function firstAccepted(
  requests: readonly CaseRequest[],
  { target, index, value }: Pick<Exception, 'target'> & { index: number; value: unknown },
  deployment: Contract,
): { scenario: Scenario; subject: QueuedTrial['subject'] } | undefined {
  if (target === undefined) return undefined
  for (const request of requests) {
    const path = pathTo(target, request.body)
    if (path === undefined) continue
    const changed = withValue(request, ['body', ...path], value)
    const { scenario, verdict } = checkedRequest(changed, deployment)
    const note = verdict.notes?.find(({ exception }) => exception === index)
    if (verdict.ok && note !== undefined) return { scenario, subject: note.rule }
  }
  return undefined
}
