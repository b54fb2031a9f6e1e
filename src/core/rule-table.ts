import type { OperationName } from '../../generated/operations.js'
import { all, ruleLists } from '../../generated/rule-lists.js'
import type { Rule } from './contract/rule-entry.js'

/** Returns every rule of the contract with its operations, in contract order. */
export function ruleTable(): readonly Rule[] {
  const operations = new Map(all.map((entry) => [entry, [] as OperationName[]]))
  for (const [name, entries] of Object.entries(ruleLists))
    for (const entry of entries) operations.get(entry)?.push(name as OperationName)
  return [...operations]
    .filter(([{ id }]) => id !== 'structure')
    .map(([entry, own]) => Object.freeze({ ...entry, operations: own } as Rule))
}
