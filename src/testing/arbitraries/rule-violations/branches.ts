import type { RuleId } from '../../../../generated/rule-ids.js'
import type { Path } from '../../../core/base/json.js'
import type { ServiceNames } from '../../../core/contract/service-names.js'
import type { Change, Fault } from '../fault.js'
import { matches } from '../matches.js'
import { type BodyContract, bodyContract, keySchema, type Schema } from '../schema.js'
import { leastValue } from '../value.js'
import { missing, set } from './define.js'

/**
 * Generates a violation for each key that a branch `if` … `then: {required}` of a definition requires,
 * at the path of an object that the definition describes. `conditions` make the object valid.
 */
export function* branchViolations(
  definition: string,
  path: Path,
  names: ServiceNames,
  ...conditions: readonly Change[]
): Generator<Fault> {
  const contract = bodyContract('createCampaign', names) as BodyContract
  const home = contract.node({ $ref: `#/$defs/${definition}` })
  const leastOf = (key: string) => leastValue(contract, keySchema(home, key))
  for (const { 'x-rule': rule, if: condition, then = true } of home.tagged) {
    if (condition === undefined) continue
    for (const [key, value] of valuesOf(contract, condition)) {
      const others = home.tagged.filter((branch) => {
        return branch.if !== undefined && matches(contract, branch.if, { [key]: value })
      })
      const needed = others.flatMap((branch) => contract.node(branch.then ?? true).required ?? [])
      for (const required of requiredPaths(contract, then)) {
        const rest = needed.filter((name) => name !== required[0])
        yield missing(
          rule as RuleId,
          [...path, ...required],
          ...conditions,
          set([...path, key], value),
          ...rest.map((name) => set([...path, name], leastOf(name))),
        )
      }
    }
  }
}

function* valuesOf(contract: BodyContract, condition: Schema): Generator<[string, unknown]> {
  const { anyOf, properties = {} } = contract.node(condition)
  for (const choice of anyOf ?? []) yield* valuesOf(contract, choice)
  for (const [key, schema] of Object.entries(properties)) {
    const { const: constant, enum: values = [constant] } = contract.node(schema)
    for (const value of values) yield [key, value]
  }
}

/** Returns the paths that a schema requires, without the objects that only contain one. */
function requiredPaths(contract: BodyContract, schema: Schema): Path[] {
  const { required = [], properties = {} } = contract.node(schema)
  return required.flatMap((key) => {
    const inner = requiredPaths(contract, properties[key] ?? true)
    return inner.length === 0 ? [[key]] : inner.map((path) => [key, ...path])
  })
}
