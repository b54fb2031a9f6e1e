import { isObject, type JsonObject } from '../base/json.js'

/**
 * Returns a document, or a part of it, in the form that the generators and arbitraries read: each rule
 * as a branch of `allOf` with `x-rule`, and `false` for a schema that accepts nothing. The documents
 * have the rules where other tools do not mistake them for types: beside a keyword that a rule checks
 * (`x-keyword-rules`), or in `else`.
 */
export function withRuleBranches(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withRuleBranches)
  if (!isObject(part)) return part
  if (isObject(part.not) && Object.keys(part.not).length === 0) return false
  const { 'x-keyword-rules': rules, allOf, ...schema }: Mutable = part
  const conditions = branchesOf(part.else)
  if (conditions.length > 0) {
    delete schema.if
    delete schema.else
  }
  const ofKeywords = Object.entries((rules ?? {}) as Record<string, string>).map(
    ([keyword, rule]) => {
      const value = schema[keyword]
      delete schema[keyword]
      if (keyword === 'anyOf') return { 'x-rule': rule, anyOf: choices(schema, value as Choice[]) }
      if (keyword === 'propertyNames') allowForbiddenKeys(schema, value as JsonObject)
      return { 'x-rule': rule, [keyword]: value }
    },
  )
  const branches = [...((allOf ?? []) as unknown[]), ...ofKeywords, ...conditions]
  if (branches.length > 0) schema.allOf = branches
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => [key, withRuleBranches(inner)]),
  )
}

type Mutable = Record<string, unknown>

/** Returns the tagged branches in `else`: itself, or those of its `allOf`. */
function branchesOf(rules: unknown): readonly unknown[] {
  if (!isObject(rules)) return []
  if (isTagged(rules)) return [rules]
  return Array.isArray(rules.allOf) && rules.allOf.every(isTagged) ? rules.allOf : []
}

const isTagged = (branch: unknown): boolean => isObject(branch) && branch['x-rule'] !== undefined

/** One of several sets of keys that an object can have. */
interface Choice {
  properties?: JsonObject
  additionalProperties?: unknown
  propertyNames: unknown
}

/**
 * Moves the keys of all choices to the object, whose structure does not depend on the choice. Returns
 * what remains of the choices: their sets of keys.
 */
function choices(schema: Mutable, all: readonly Choice[]) {
  for (const { properties, additionalProperties } of all) {
    if (additionalProperties !== undefined) schema.additionalProperties = additionalProperties
    else schema.properties = { ...(schema.properties as object), ...properties }
  }
  return all.map(({ propertyNames }) => ({ propertyNames }))
}

/** Declares the keys that a rule forbids, with any value: only the rule reports them. */
function allowForbiddenKeys(schema: Mutable, { not }: JsonObject): void {
  const keys = isObject(not) ? (not.enum as readonly string[]) : []
  if (keys.length === 0) return
  schema.properties = Object.fromEntries(keys.map((key) => [key, {}]))
}
