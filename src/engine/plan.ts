import type { OperationName } from '../../generated/operations.js'
import { publishing } from '../../generated/tables.js'
import type { Settings } from '../options.js'
import { entriesOf, isStructureEntry, type RuleDescription } from '../rule-table.js'
import { byStructure, registry } from '../rules/registry.js'
import type { Rule, RuleContext } from '../rules/rule.js'
import type { Trigger } from '../rules/triggers.js'
import type { Severity } from '../violation.js'

/** An entry of the contract with what decides it, as far as the options alone can tell. */
export interface Step {
  readonly entry: RuleDescription
  readonly rule: Rule | typeof byStructure
  /** The bit that its trigger sets; `structureBit` for what the validators decide. */
  readonly bit: number
  /** The user's word on the rule. */
  readonly wanted: Severity | undefined
  /** Whether it judges the draft as it would be, where one is to be published. */
  readonly judgesDraft: boolean
}

/** What is judged of an operation. */
export interface Plan {
  /** In contract order. */
  readonly steps: readonly Step[]
  /** Each sets the bit of its place in the list. */
  readonly triggers: readonly Trigger[]
}

/** Set where the compiled validators have found something. */
export const structureBit = 1 << 30

const plans = new WeakMap<Settings, Map<OperationName, Plan>>()

/** Made once for an operation of a contract. */
export function planOf(operation: OperationName, settings: Settings): Plan {
  let byOperation = plans.get(settings)
  if (byOperation === undefined) {
    byOperation = new Map()
    plans.set(settings, byOperation)
  }
  let plan = byOperation.get(operation)
  if (plan === undefined) {
    plan = makePlan(operation, settings)
    byOperation.set(operation, plan)
  }
  return plan
}

function makePlan(operation: OperationName, settings: Settings): Plan {
  const triggers: Trigger[] = []
  const bitOf = (trigger: Trigger): number => {
    if (!triggers.includes(trigger)) triggers.push(trigger)
    return 1 << triggers.indexOf(trigger)
  }
  const steps = entriesOf(operation).map((entry): Step => {
    const registered = isStructureEntry(entry) ? byStructure : registry[entry.id]
    const isStructure = registered === byStructure
    return {
      entry,
      rule: isStructure ? byStructure : registered.rule,
      bit: isStructure ? structureBit : bitOf(registered.trigger),
      wanted: settings.severities.get(entry.id),
      judgesDraft: judgesDraft(entry),
    }
  })
  return { steps, triggers }
}

const judgesDraft = ({ id }: RuleDescription): boolean =>
  id === publishing.rule || publishing.groups.some((group) => id.startsWith(`${group}/`))

/** The bits of the steps that have something to judge. */
export function bitsOf({ triggers }: Plan, context: RuleContext): number {
  let bits = 0
  for (let index = 0; index < triggers.length; index++) {
    if ((triggers[index] as Trigger)(context)) bits |= 1 << index
  }
  return bits
}
