import { Command } from 'commander'
import fc from 'fast-check'
import { compare, comparisonOf, operations, variations } from '../../test/triage/compare.js'
import { casesOf, nearlyValid, variantsOf } from '../../test/triage/requests.js'
import { count, newSeed } from './options.js'
import { recordResult } from './record-result.js'

/*
 * `npm run proof:triage`: compares verdicts with and without triage on the bodies of the conformance
 * cases, on valid bodies with one change of each member, and on odd variants of all. Also runs the
 * rules whose bits are not set, which must report nothing.
 */

const { bodies, seed } = new Command()
  .option('--bodies <count>', 'how many bodies are compared, at least', count, 1_000_000)
  .option('--seed <seed>', 'seed of the generators', count, newSeed())
  .parse()
  .opts<{ bodies: number; seed: number }>()

/** Why no body violates a rule of an operation while the triage decides whether it runs. */
const notViolated: Readonly<Record<string, string>> = {}

const settings = Object.values(variations)
const perVariation = Math.ceil(bodies / operations.length / settings.length)

/** Returns how many odd variants follow: enough to be half of the bodies. */
const left = (compared: number): number => Math.max(perVariation - compared, perVariation / 2)

console.log(`seed ${seed}`)
const figures: Record<string, { bodies: number; accepted: number; rules: object }> = {}
const differences: object[] = []
const neverViolated: string[] = []
for (const operation of operations) {
  const total = { bodies: 0, accepted: 0 }
  const rules: Record<string, { set: number; violated: number }> = {}
  for (const variation of settings) {
    const comparison = comparisonOf(operation, variation)
    const { names } = variation
    const difference =
      compare(comparison, casesOf(operation)) ??
      compare(comparison, nearlyValid(operation, names, seed)) ??
      compare(comparison, variantsOf(operation, names, seed), left(comparison.bodies))
    if (difference !== undefined) differences.push(difference)
    total.bodies += comparison.bodies
    total.accepted += comparison.accepted
    for (const [id, { set, violated }] of comparison.rules) {
      const before = rules[id] ?? { set: 0, violated: 0 }
      rules[id] = { set: before.set + set, violated: before.violated + violated }
    }
  }
  console.log(`${operation}: ${total.bodies} bodies, ${total.accepted} accepted`)
  for (const [id, { set, violated }] of Object.entries(rules)) {
    console.log(`  ${id}: bit set ${set}, violated ${violated}`)
    if (violated === 0 && notViolated[`${operation} ${id}`] === undefined) {
      neverViolated.push(`${operation} ${id}`)
    }
  }
  figures[operation] = { ...total, rules }
}

for (const difference of differences) console.error(fc.stringify(difference))
for (const each of neverViolated) console.error(`never violated: ${each}`)
console.log(`seed ${seed}, ${differences.length} differences`)
recordResult('triage', {
  seed,
  differences: differences.length,
  neverViolated,
  notViolated,
  operations: figures,
})
process.exitCode = differences.length + neverViolated.length === 0 ? 0 : 1
