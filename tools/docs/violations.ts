import fc from 'fast-check'
import { createContract, type OperationName } from '../../src/core/index.js'
import { faultsOf, validRequest } from '../../src/testing/arbitraries/index.js'

/**
 * Returns the rules of which `campaign-contract/arbitraries` generates no violation, with the
 * operations that have none.
 */
export function rulesWithoutViolation(): Record<string, string> {
  const { rules, operations } = createContract()
  const names = Object.keys(operations) as OperationName[]
  const violated = new Set(names.flatMap(violatedOn))
  const without = new Map<string, OperationName[]>()
  for (const { id, operations: own } of rules) {
    const missing = names.filter((name) => own.includes(name) && !violated.has(`${id} ${name}`))
    if (missing.length > 0) without.set(id, [...(without.get(id) ?? []), ...missing])
  }
  return Object.fromEntries(
    [...without].map(([id, missing]) => [
      id,
      missing.length === names.length ? 'all operations' : missing.join(', '),
    ]),
  )
}

function violatedOn(name: OperationName): string[] {
  const samples = fc.sample(validRequest(name), { numRuns: 60, seed: 1 })
  return samples.flatMap((each) => faultsOf(each)).map(({ rule }) => `${rule} ${name}`)
}
