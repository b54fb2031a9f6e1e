import type { OperationName, RuleId } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { contract } from '../../../src/testing/sandbox/mutants/contract.js'

/** The operations in which each rule warns, or is silent, and does not reject. */
const lenient = new Map<RuleId, OperationName[]>()
for (const { id, severity, operations } of contract.rules) {
  if (severity !== 'error') lenient.set(id, [...(lenient.get(id) ?? []), ...operations])
}

/** Servers that refuse what the contract only warns of. */
export const escalatedWarnings: readonly Mutant[] = [...lenient].map(([id, operations]) => ({
  name: `refuses-warning/${id}`,
  summary: `Refuses what \`${id}\` only warns of.`,
  shows: { operations, subjects: ['*'], kind: 'refused' },
  contract: { rules: { [id]: 'error' } },
}))
