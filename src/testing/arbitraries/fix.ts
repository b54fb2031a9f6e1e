import { isObject } from '../../core/base/json.js'
import { matches } from './matches.js'
import { type BodyContract, keySchema, type Schema } from './schema.js'
import { leastValue } from './value.js'

type Mutable = Record<string, unknown>

/** More passes than the longest chain of conditions in the contract. */
const maxPasses = 12

/**
 * Fixes a structurally valid body with minimal changes so that it matches every tagged branch: adds
 * required values in their simplest form, removes forbidden ones. Returns whether it succeeded.
 */
export function fixBody(contract: BodyContract, body: unknown): boolean {
  for (let pass = 0; pass < maxPasses; pass++) {
    completeMessages(body)
    if (!fixOnce(contract, contract.root, body)) return true
  }
  return false
}

/** Returns whether a structurally valid body matches every tagged branch. */
export const isValid = (contract: BodyContract, body: unknown): boolean =>
  !fixOnce(contract, contract.root, structuredClone(body))

/** Gives each variation the message of the channel, which its schema does not know. */
function completeMessages(body: unknown): void {
  const { channel, campaign_content: whole } = isObject(body) ? body : {}
  if ((channel !== 'PUSH' && channel !== 'EMAIL') || !isObject(whole) || !isObject(whole.content))
    return
  const key = channel === 'PUSH' ? 'push' : 'email'
  for (const locale of Object.values(whole.content)) {
    for (const variation of isObject(locale) ? Object.values(locale) : []) {
      if (isObject(variation)) (variation as Mutable)[key] ??= {}
    }
  }
}

/** Runs one pass over all values; returns whether it changed anything. */
function fixOnce(contract: BodyContract, schema: Schema, value: unknown): boolean {
  const node = contract.nodeFor(schema, value)
  let hasChanged = false
  for (const branch of node.tagged) {
    if (matches(contract, branch, value)) continue
    hasChanged = true
    adjust(contract, branch, schema, value)
  }
  if (Array.isArray(value)) {
    for (const inner of value) {
      hasChanged = fixOnce(contract, node.items ?? true, inner) || hasChanged
    }
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      const inner = keySchema(node, key)
      if (isObject(value[key]) || Array.isArray(value[key])) {
        hasChanged = fixOnce(contract, inner, value[key]) || hasChanged
      }
    }
  }
  return hasChanged
}

/** Changes `value`, which `home` describes, so that it matches `wanted`. */
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
      } else object[key] = matchingValue(contract, forKey, inner(key))
    }
  }
  if (target.anyOf !== undefined) {
    const possible = target.anyOf.filter(
      (choice) => !contract.node(choice).required?.some((key) => inner(key) === false),
    )
    adjust(contract, simplestChoice(contract, possible, object), home, value)
  }
  if (target.minProperties !== undefined) object.variation_1 ??= {}
  if (target.not !== undefined) forbid(contract, target.not, object)
}

/** Removes keys so that an object no longer matches a schema. */
function forbid(contract: BodyContract, unwanted: Schema, object: Mutable): void {
  const { anyOf = [], required = [] } = contract.node(unwanted)
  const alternatives = anyOf.filter((choice) => matches(contract, choice, object))
  const keys = alternatives.flatMap((choice) => contract.node(choice).required ?? [])
  for (const key of keys.length > 0 ? keys : required.slice(-1)) delete object[key]
}

/** Returns the choice that adds the fewest keys; of equal ones the last, most specific one. */
function simplestChoice(
  contract: BodyContract,
  choices: readonly Schema[],
  object: Mutable,
): Schema {
  const missing = (choice: Schema) =>
    (contract.node(choice).required ?? []).filter((key) => !Object.hasOwn(object, key)).length
  return choices.reduce((best, choice) => (missing(choice) <= missing(best) ? choice : best))
}

function matchingValue(contract: BodyContract, wanted: Schema, home: Schema): unknown {
  const { enum: members = [], const: constant } = contract.node(home)
  const { then, const: required, enum: allowed } = contract.node(wanted)
  const candidates = [required, ...(allowed ?? []), constant, ...members]
  return (
    candidates.find(
      (candidate) => candidate !== undefined && matches(contract, wanted, candidate),
    ) ?? (then === undefined ? leastValue(contract, home) : matchingValue(contract, then, home))
  )
}
