import { toTarget } from '../../core/base/json.js'
import { serviceNames } from '../../core/contract/service-names.js'
import type { Facts, OperationName, RequestInput } from '../../core/index.js'
import { bodyFields } from '../../testing/arbitraries/body-fields.js'
import { bodyContract } from '../../testing/arbitraries/schema.js'

/**
 * Returns whether a target is a body field without a documented type. A server may validate such a
 * field more strictly than the contract does.
 */
export function isUntypedField(
  operation: OperationName,
  target: string,
  { input, facts }: { input: RequestInput; facts: Facts },
): boolean {
  const contract = bodyContract(operation, serviceNames('SVC', 'OPTIMIZED'))
  if (contract === undefined || target === '' || !/^[a-z]/.test(target)) return false
  for (const { path, node } of bodyFields(contract, { operation, request: input, facts })) {
    if (toTarget(path) === target) return node.type === undefined
  }
  return true
}
