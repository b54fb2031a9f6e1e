import type { OperationName, RuleId } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { contract } from '../../../src/testing/sandbox/mutants/contract.js'

/** The operations in which each rule warns or is off. */
const lenient = new Map<RuleId, OperationName[]>()
for (const { id, severity, operations } of contract.rules) {
  if (severity !== 'error') lenient.set(id, [...(lenient.get(id) ?? []), ...operations])
}

/** Servers that reject what the contract only warns about. */
export const escalatedWarnings: readonly Mutant[] = [...lenient].map(([id, operations]) => ({
  name: `refuses-warning/${id}`,
  summary: `Rejects what \`${id}\` only warns about.`,
  shows: { operations, subjects: ['*'], kind: 'refused' },
  contract: { rules: { [id]: 'error' } },
}))
