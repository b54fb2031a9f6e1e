import type { OperationName } from '../../generated/operations.js'
import { plans } from '../../generated/plans.js'
import type { ContractOptions } from '../../src/core/contract/options.js'
import type { OperationPlan } from '../../src/core/engine/operation-plan.js'
import type { NameOptions } from '../../src/testing/arbitraries/index.js'
import { TriageComparison } from './comparison.js'
import { minimal } from './minimal.js'
import type { TriageRequest } from './requests.js'

/** The operations that have a body. */
export const operations = Object.values<OperationPlan>(plans)
  .filter(({ body }) => body !== undefined)
  .map(({ operation }) => operation)

const renamed = { serviceName: 'ACME', optimizedDistribution: 'ACME_AI' }

interface Variation {
  names: NameOptions
  options: ContractOptions
}

/** Options that change what the triage accepts, or what a verdict shows. */
export const variations: Readonly<Record<string, Variation>> = {
  'the default names': { names: {}, options: {} },
  'other names': { names: renamed, options: renamed },
  'other severities and limits': {
    names: renamed,
    options: {
      ...renamed,
      rules: { 'field/unknown': 'error', 'content/locale-unlisted': 'off' },
      maxViolations: 2,
      messages: 'debug',
      singleViolation: 'detail',
    },
  },
}

/** A request whose verdict depends on the triage, with as little in its body as possible. */
export interface Difference {
  operation: OperationName
  body: unknown
  facts: object
  difference: object | undefined
}

/** Compares the first `count` requests with and without triage, up to the first difference. */
export function compare(
  comparison: TriageComparison,
  requests: Iterable<TriageRequest>,
  count = Number.POSITIVE_INFINITY,
): Difference | undefined {
  let left = count
  for (const { request, facts } of requests) {
    if (left-- <= 0) return undefined
    const differenceOf = (body: unknown) =>
      comparison.difference({ request: { ...request, body }, facts })
    if (differenceOf(request.body) === undefined) continue
    const body = minimal(request.body, (each) => differenceOf(each) !== undefined)
    return { operation: comparison.operation, body, facts, difference: differenceOf(body) }
  }
  return undefined
}

/** Returns the comparison of an operation with the options of a variation. */
export const comparisonOf = (operation: OperationName, { options }: Variation): TriageComparison =>
  new TriageComparison(plans[operation], options)
