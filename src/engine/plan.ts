import type { OperationName } from '../../generated/operations.js'
import { publishing } from '../../generated/tables.js'
import type { Settings } from '../options.js'
import { entriesOf, isStructureEntry, type RuleDescription } from '../rule-table.js'
import { byStructure, registry } from '../rules/registry.js'
import type { Rule } from '../rules/rule.js'
import type { Severity } from '../violation.js'

/** An entry of the contract with what decides it, as far as the options alone can tell. */
export interface Step {
  readonly entry: RuleDescription
  readonly rule: Rule | typeof byStructure
  /** The user's word on the rule. */
  readonly wanted: Severity | undefined
  /** Whether it judges the draft as it would be, where one is to be published. */
  readonly judgesDraft: boolean
}

const plans = new WeakMap<Settings, Map<OperationName, readonly Step[]>>()

/** What is judged of an operation, in contract order; made once for a contract. */
export function planOf(operation: OperationName, settings: Settings): readonly Step[] {
  let byOperation = plans.get(settings)
  if (byOperation === undefined) {
    byOperation = new Map()
    plans.set(settings, byOperation)
  }
  const known = byOperation.get(operation)
  if (known !== undefined) return known
  const steps = entriesOf(operation).map(
    (entry): Step => ({
      entry,
      rule: isStructureEntry(entry) ? byStructure : registry[entry.id],
      wanted: settings.severities.get(entry.id),
      judgesDraft: judgesDraft(entry),
    }),
  )
  byOperation.set(operation, steps)
  return steps
}

const judgesDraft = ({ id }: RuleDescription): boolean =>
  id === publishing.rule || publishing.groups.some((group) => id.startsWith(`${group}/`))
