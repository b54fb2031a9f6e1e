import { unknownName } from '../../core/base/nearest.js'
import { listed, quoted } from '../../core/base/text.js'
import type { Contract, OperationName, RuleId, Violation } from '../../core/index.js'

/** What a request is to be rejected for: a rule, or a rule at a place. */
export type ExpectedRejection =
  | RuleId
  | 'structure'
  | { readonly rule: RuleId | 'structure'; readonly target?: string }

/** A rule at a place, if one is given. */
export interface Rejection {
  rule: string
  target: string | undefined
}

/** Reads what was expected. Throws a TypeError on a rule that there is not, or not here. */
export function readRejection(
  expected: unknown,
  operation: OperationName,
  contract: Contract,
): Rejection {
  const { rule, target } = (
    typeof expected === 'object' && expected !== null ? expected : { rule: expected }
  ) as { rule?: unknown; target?: unknown }
  if (target !== undefined && typeof target !== 'string') {
    throw new TypeError(
      'The target of a rejection must be a string, such as `basic_details.tags.0`.',
    )
  }
  return { rule: assertRule(rule, operation, contract), target }
}

function assertRule(rule: unknown, operation: OperationName, { rules }: Contract): string {
  if (rule === 'structure') return rule
  const entries = rules.filter(({ id }) => id === rule)
  if (entries.length === 0) {
    throw unknownName('rule', String(rule), ['structure', ...rules.map(({ id }) => id)])
  }
  const operations = entries.flatMap((entry) => entry.operations)
  if (!operations.includes(operation)) {
    throw new TypeError(
      `The rule ${quoted(String(rule))} is not about ${operation}, but about ${listed([...new Set(operations)], 'and')}.`,
    )
  }
  return rule as string
}

/** Whether a violation is what was expected. */
export const isExpected = ({ rule, target }: Rejection, violation: Violation): boolean =>
  violation.rule === rule && (target === undefined || violation.target === target)
