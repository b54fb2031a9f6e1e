import type { OperationName, RuleId } from '../../../core/index.js'
import type { SeededFault } from '../fault.js'
import { contract } from './contract.js'
import { madeOnDemand } from './made-on-demand.js'

/** The operations of each rule that rejects requests. */
const rejecting = new Map<RuleId, OperationName[]>()
for (const { id, severity, operations } of contract.rules) {
  if (severity === 'error') rejecting.set(id, [...(rejecting.get(id) ?? []), ...operations])
}

/** Servers that know each rule but one. */
export const ignoredRules: readonly SeededFault[] = [...rejecting].map(([id, operations]) => ({
  name: `ignores-rule/${id}`,
  summary: `Carries out what \`${id}\` forbids.`,
  shows: { operations, subjects: [id] },
  contract: { rules: { [id]: 'off' } },
  ...(id === 'campaign/unknown' && { handlers: madeOnDemand }),
}))
