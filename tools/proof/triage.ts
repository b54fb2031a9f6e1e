import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import fc from 'fast-check'
import type { OperationName } from '../../generated/operations.js'
import { plans } from '../../generated/plans.js'
import type { Facts } from '../../src/core/contract/facts.js'
import type { RequestInput } from '../../src/core/contract/request.js'
import type { OperationPlan } from '../../src/core/engine/operation-plan.js'
import { brokenRequest, validRequest } from '../../src/testing/arbitraries/index.js'
import { inputOf, requestOf, topics } from '../../test/conformance/load-cases.js'
import { TriageComparison } from '../../test/triage/comparison.js'
import { oddBody } from '../../test/triage/odd-bodies.js'
import { count, newSeed } from './options.js'
import { recordResult } from './record-result.js'

/*
 * `npm run proof:triage`: compares verdicts with and without triage on the bodies of the conformance
 * cases, on generated bodies, valid and broken, and on odd variants of all of them.
 */

/** How many variants are made of a body: enough that generating bodies takes little time. */
const variants = 40
const basesAtOnce = 25

const { bodies, seed } = new Command()
  .option('--bodies <count>', 'how many bodies are compared', count, 1_000_000)
  .option('--seed <seed>', 'seed of the generators', count, newSeed())
  .parse()
  .opts<{ bodies: number; seed: number }>()

interface Base {
  request: RequestInput
  facts: Facts
}

const namings = [{}, { serviceName: 'ACME', optimizedDistribution: 'ACME_AI' }]
const operations = Object.entries<OperationPlan>(plans).filter(([, { body }]) => body !== undefined)
const cases = topics.flatMap(({ cases }) => cases.filter(({ http }) => http === undefined))
const requests = cases.map(requestOf)

function* basesOf(operation: OperationName, options: object): Generator<Base[]> {
  const ofCases = requests.filter((request) => request.operation === operation).map(inputOf)
  yield ofCases.map(({ input, facts }) => ({ request: input, facts }))
  for (let round = 0; ; round++) {
    const parameters = { numRuns: basesAtOnce, seed: seed + round }
    yield fc.sample(validRequest(operation, options), parameters) as Base[]
    yield fc.sample(brokenRequest(operation, options), parameters) as Base[]
  }
}

/** Returns the rules that run only if the triage sets their bit. */
const rulesWithBits = (operation: string): string[] =>
  [
    ...readFileSync(
      new URL(`../../generated/plans/${operation}.ts`, import.meta.url),
      'utf8',
    ).matchAll(/\/\* (\S+) \*\//g),
  ].map(([, id]) => id as string)

const differences: object[] = []
const neverViolated: string[] = []
const compared: Record<string, number> = {}

for (const [operation, plan] of operations) {
  const violated = new Set<string>()
  let done = 0
  for (const options of namings) {
    const comparison = new TriageComparison(plan, options)
    const wanted = Math.ceil(bodies / operations.length / namings.length)
    let ofNaming = 0
    for (const bases of basesOf(operation as OperationName, options)) {
      for (const { request, facts } of bases) {
        const odd = fc.sample(oddBody(fc.constant(request.body)), {
          numRuns: variants,
          seed: seed + ofNaming,
        })
        for (const body of [request.body, ...odd]) {
          const known = ofNaming++ % 4 === 0 ? {} : facts
          const difference = comparison.difference({ ...request, body }, known)
          if (difference !== undefined) differences.push({ operation, body, ...difference })
        }
      }
      if (ofNaming >= wanted) break
    }
    done += ofNaming
    for (const id of comparison.violated.keys()) violated.add(id)
  }
  compared[operation] = done
  for (const id of rulesWithBits(operation)) {
    if (!violated.has(id)) neverViolated.push(`${operation} ${id}`)
  }
  console.log(`${operation}: ${done} bodies, ${violated.size} rules violated`)
}

for (const difference of differences.slice(0, 5)) console.error(fc.stringify(difference))
console.log(`seed ${seed}, ${differences.length} differences`)
if (neverViolated.length > 0) console.log(`never violated: ${neverViolated.join(', ')}`)
recordResult('triage', { seed, compared, differences: differences.length, neverViolated })
process.exitCode = differences.length === 0 ? 0 : 1
