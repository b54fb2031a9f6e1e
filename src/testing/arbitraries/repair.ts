import { isObject } from '../../core/base/json.js'
import { matches } from './matches.js'
import { type BodyContract, keySchema, type Schema } from './schema.js'
import { leastValue } from './value.js'

type Mutable = Record<string, unknown>

/** More passes than any chain of conditions in the contract is long. */
const passes = 12

/**
 * Changes a body that fits the structure until it fits every tagged branch too, in the least way:
 * what is required is added in its simplest form, what is forbidden goes. Returns whether it did.
 */
export function repair(contract: BodyContract, body: unknown): boolean {
  for (let pass = 0; pass < passes; pass++) {
    if (!repairOnce(contract, contract.root, body)) return true
  }
  return false
}

/** Whether a body that fits the structure fits every tagged branch as it is. */
export const isRight = (contract: BodyContract, body: unknown): boolean =>
  !repairOnce(contract, contract.root, structuredClone(body))

/** One pass over all places; whether anything was wrong. */
function repairOnce(contract: BodyContract, schema: Schema, value: unknown): boolean {
  const node = contract.nodeFor(schema, value)
  let wrong = false
  for (const branch of node.tagged) {
    if (matches(contract, branch, value)) continue
    wrong = true
    adjust(contract, branch, schema, value)
  }
  if (Array.isArray(value)) {
    for (const inner of value) wrong = repairOnce(contract, node.items ?? true, inner) || wrong
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      const inner = keySchema(node, key)
      if (isObject(value[key]) || Array.isArray(value[key])) {
        wrong = repairOnce(contract, inner, value[key]) || wrong
      }
    }
  }
  return wrong
}

/** Changes `value`, which `home` describes, so that it fits `wanted`. */
function adjust(contract: BodyContract, wanted: Schema, home: Schema, value: unknown): void {
  if (matches(contract, wanted, value)) return
  const target = contract.node(wanted)
  if (target.if !== undefined) {
    adjust(contract, target.then as Schema, home, value)
    return
  }
  if (Array.isArray(value)) {
    const kept = value.filter((item) => matches(contract, target.items ?? true, item))
    value.splice(0, value.length, ...kept)
    return
  }
  if (!isObject(value)) return
  const object = value as Mutable
  const node = contract.nodeFor(home, value)
  const inner = (key: string) => keySchema(node, key)
  for (const key of target.required ?? []) {
    if (!Object.hasOwn(object, key)) object[key] = leastValue(contract, inner(key))
  }
  for (const key of Object.keys(object)) {
    const named = target.propertyNames
    const forKey = target.properties?.[key] ?? target.additionalProperties ?? true
    if (named !== undefined && !matches(contract, named, key)) delete object[key]
    else if (forKey === false) delete object[key]
    else if (!matches(contract, forKey, object[key])) {
      if (isObject(object[key]) || Array.isArray(object[key])) {
        adjust(contract, forKey, inner(key), object[key])
      } else object[key] = fitting(contract, forKey, inner(key))
    }
  }
  if (target.anyOf !== undefined) {
    const possible = target.anyOf.filter(
      (choice) => !contract.node(choice).required?.some((key) => inner(key) === false),
    )
    adjust(contract, chosen(contract, possible, object), home, value)
  }
  if (target.not !== undefined) forbid(contract, target.not, object)
}

/** Takes away what makes an object fit a schema that it must not fit. */
function forbid(contract: BodyContract, unwanted: Schema, object: Mutable): void {
  const { anyOf = [], required = [] } = contract.node(unwanted)
  const alternatives = anyOf.filter((choice) => matches(contract, choice, object))
  const keys = alternatives.flatMap((choice) => contract.node(choice).required ?? [])
  for (const key of keys.length > 0 ? keys : required.slice(-1)) delete object[key]
}

/** Of several ways out the one that adds least; of equals the last, which is the most particular. */
function chosen(contract: BodyContract, choices: readonly Schema[], object: Mutable): Schema {
  const missing = (choice: Schema) =>
    (contract.node(choice).required ?? []).filter((key) => !Object.hasOwn(object, key)).length
  return choices.reduce((best, choice) => (missing(choice) <= missing(best) ? choice : best))
}

/** A value of the field that the wanted schema accepts as well. */
function fitting(contract: BodyContract, wanted: Schema, home: Schema): unknown {
  const { enum: members = [], const: constant } = contract.node(home)
  const { then, const: demanded, enum: allowed } = contract.node(wanted)
  const candidates = [demanded, ...(allowed ?? []), constant, ...members]
  return (
    candidates.find(
      (candidate) => candidate !== undefined && matches(contract, wanted, candidate),
    ) ?? (then === undefined ? leastValue(contract, home) : fitting(contract, then, home))
  )
}
