import type { OperationName } from '../../generated/operations.js'
import { publishing } from '../../generated/tables.js'
import type { Settings } from '../options.js'
import type { RuleEntry } from '../rule-entry.js'
import type { Rule, RuleContext } from '../rules/rule.js'
import type { Trigger } from '../rules/triggers.js'
import type { Severity } from '../violation.js'
import type { OperationPlan } from './operation-plan.js'

/** An entry of the contract with what decides it, as far as the options alone can tell. */
export interface Step {
  readonly entry: RuleEntry
  /** Nothing where the compiled validators decide. */
  readonly rule: Rule | undefined
  /** The bit that its trigger sets; `structureBit` for what the validators decide. */
  readonly bit: number
  /** The user's word on the rule. */
  readonly wanted: Severity | undefined
  /** Whether it judges the draft as it would be, where one is to be published. */
  readonly judgesDraft: boolean
}

/** What is judged of an operation under the options of a contract. */
export interface SettledPlan {
  readonly operation: OperationName
  readonly settings: Settings
  readonly body: OperationPlan['body']
  readonly draft: OperationPlan['draft']
  readonly idempotency: OperationPlan['idempotency']
  /** In contract order. */
  readonly steps: readonly Step[]
  /** Each sets the bit of its place in the list. */
  readonly triggers: readonly Trigger[]
}

/** Set where the compiled validators have found something. */
export const structureBit = 1 << 30

/** Works out all that does not depend on a request. */
export function settle(plan: OperationPlan, settings: Settings): SettledPlan {
  const triggers: Trigger[] = []
  const bitOf = (trigger: Trigger): number => {
    if (!triggers.includes(trigger)) triggers.push(trigger)
    return 1 << triggers.indexOf(trigger)
  }
  const steps = plan.steps.map(
    ([entry, trigger, rule]): Step => ({
      entry,
      rule: rule as Rule | undefined,
      bit: trigger === undefined ? structureBit : bitOf(trigger),
      wanted: entry.id === 'structure' ? undefined : settings.severities.get(entry.id),
      judgesDraft: judgesDraft(entry),
    }),
  )
  const { operation, body, draft, idempotency } = plan
  return { operation, settings, body, draft, idempotency, steps, triggers }
}

const judgesDraft = ({ id }: RuleEntry): boolean =>
  id === publishing.rule || publishing.groups.some((group) => id.startsWith(`${group}/`))

/** The bits of the steps that have something to judge. */
export function bitsOf(triggers: readonly Trigger[], context: RuleContext): number {
  let bits = 0
  for (let index = 0; index < triggers.length; index++) {
    if ((triggers[index] as Trigger)(context)) bits |= 1 << index
  }
  return bits
}

/** Finds the plan of an operation; each is worked out when it is first asked for. */
export type Plans = (operation: OperationName) => SettledPlan

export function settledOnce(
  plans: { readonly [Name in OperationName]: OperationPlan<Name> },
  settings: Settings,
): Plans {
  const settled = new Map<OperationName, SettledPlan>()
  return (operation) => {
    const plan = settled.get(operation) ?? settle(plans[operation], settings)
    settled.set(operation, plan)
    return plan
  }
}
