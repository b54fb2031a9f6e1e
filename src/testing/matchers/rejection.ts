import { unknownName } from '../../core/base/nearest.js'
import { listed, quoted } from '../../core/base/text.js'
import type { Contract, ContractRuleId, OperationName, Violation } from '../../core/index.js'

/** The expected reason of a rejection: a rule, or a rule at a target. */
export type ExpectedRejection<Id extends string = ContractRuleId> =
  | KnownRule<Id>
  | { readonly rule: KnownRule<Id>; readonly target?: string }

/** An id of the contract, or one of a plugin, whose prefix no group of the contract has. */
type KnownRule<Id extends string> =
  | ContractRuleId
  | 'structure'
  | (Id extends `${ContractGroup}/${string}` ? never : Id & `${string}/${string}`)

type ContractGroup = ContractRuleId extends `${infer Group}/${string}` ? Group : never

export interface Rejection {
  rule: string
  target: string | undefined
}

/** Reads an expected rejection. Throws a TypeError on a rule unknown to the contract or operation. */
export function readRejection(
  expected: unknown,
  operation: OperationName,
  contract: Contract,
): Rejection {
  const { rule, target } = (
    typeof expected === 'object' && expected !== null ? expected : { rule: expected }
  ) as { rule?: unknown; target?: unknown }
  if (target !== undefined && typeof target !== 'string') {
    throw new TypeError('`target` must be a string, such as `basic_details.tags.0`.')
  }
  return { rule: assertRule(rule, operation, contract), target }
}

function assertRule(rule: unknown, operation: OperationName, { rules }: Contract): string {
  if (rule === 'structure') return rule
  const entries = rules.filter(({ id }) => id === rule)
  if (entries.length === 0) {
    const known = ['structure', ...rules.map(({ id }) => id)]
    const { message } = unknownName('rule', String(rule), known)
    const group = String(rule).replace(/(?<=\/).*/s, '')
    const isOfContract = !group.includes('/') || known.some((id) => id.startsWith(group))
    const ofPlugin = isOfContract
      ? ''
      : ' For a rule of a plugin, use `contractMatchers({ contract: { plugins } })`.'
    throw new TypeError(message + ofPlugin)
  }
  const operations = entries.flatMap((entry) => entry.operations)
  if (!operations.includes(operation)) {
    throw new TypeError(
      `Rule ${quoted(String(rule))} does not apply to ${operation}, only to ${listed([...new Set(operations)], 'and')}.`,
    )
  }
  return rule as string
}

export const isExpected = ({ rule, target }: Rejection, violation: Violation): boolean =>
  violation.rule === rule && (target === undefined || violation.target === target)
