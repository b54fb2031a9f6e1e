import type { OperationName, RuleId } from '../../../core/index.js'
import type { SeededFault } from '../fault.js'
import { contract } from './contract.js'

/** The operations in which each rule warns, or is silent, and does not reject. */
const lenient = new Map<RuleId, OperationName[]>()
for (const { id, severity, operations } of contract.rules) {
  if (severity !== 'error') lenient.set(id, [...(lenient.get(id) ?? []), ...operations])
}

/** Servers that refuse what the contract only warns of. */
export const escalatedWarnings: readonly SeededFault[] = [...lenient].map(([id, operations]) => ({
  name: `refuses-warning/${id}`,
  summary: `Refuses what \`${id}\` only warns of.`,
  shows: { operations, subjects: ['*'], kind: 'refused' },
  contract: { rules: { [id]: 'error' } },
}))
