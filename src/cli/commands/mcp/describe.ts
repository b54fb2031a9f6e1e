import { operationSummaries } from '../../../../generated/operation-summaries.js'
import { ruleTargets } from '../../../../generated/rule-targets.js'
import { fromPointer } from '../../../core/base/json.js'
import type { Contract, OperationName } from '../../../core/index.js'
import { assertOperation } from '../../checking/check-document.js'
import { schemaOf, schemasAt } from '../../fix/allowed.js'
import { type Field, fieldsIn } from '../../fix/field.js'
import { describedRules } from '../../formats/finding-rules.js'
import { UsageError } from '../../host/usage-error.js'

/** Lists the operations. */
export const listOperations = ({ operations }: Contract): object => ({
  operations: (Object.keys(operations) as OperationName[]).map((operation) => {
    const { method, path, body } = operations[operation]
    return { operation, method, path, body, summary: operationSummaries[operation] }
  }),
})

/** Describes an operation, and the fields of one object of its body with their rules. */
export function describeOperation(
  { operation: name, path = '', body }: { operation: string; path?: string; body?: unknown },
  contract: Contract,
): object {
  const operation = assertOperation(name, Object.keys(contract.operations))
  const keys = keysOf(path)
  const schema = schemaOf(contract, operation)
  if (keys.length > 0 && (!schema || schemasAt(schema, body, keys, true).length === 0)) {
    throw new UsageError(`The body of \`${operation}\` has no documented field at \`${path}\`.`)
  }
  const { family: _, operation: _name, ...traits } = contract.operations[operation]
  const fields = schema === undefined ? [] : fieldsIn(schema, body, keys)
  const target = keys.map((key) => (/^\d+$/.test(key) ? '[]' : key)).join('.')
  const isInside = (each: string) => each === target || each.startsWith(`${target}.`)
  const rules = describedRules(contract).filter(
    ({ id, operations, severity }) =>
      operations.includes(operation) &&
      severity !== 'off' &&
      (target === '' || (ruleTargets[id] ?? []).some(isInside)),
  )
  return {
    operation,
    summary: operationSummaries[operation],
    ...(path === '' ? traits : { path }),
    fields: fields.map(shownField),
    rules: rules.map(({ id, severity, summary }) => ({ id, severity, summary })),
  }
}

/** Reads a path as a pointer, also of the arguments as violations have it, or in their dot notation. */
function keysOf(path: string): string[] {
  if (!path.startsWith('/')) return path === '' ? [] : path.split('.')
  const keys = fromPointer(path)
  return keys[0] === 'body' ? keys.slice(1) : keys
}

/** Leaves out what is empty. */
const shownField = ({ limits, ...field }: Field): object =>
  Object.fromEntries(
    Object.entries({ ...field, ...limits }).filter(
      ([, value]) => value !== false && (!Array.isArray(value) || value.length > 0),
    ),
  )
