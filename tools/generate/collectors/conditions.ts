import type { Schema } from '../documents.js'
import { InputError } from '../input-error.js'

const cannotCompile = (rule: unknown, schema: Schema): InputError =>
  new InputError(
    `${rule}: cannot compile ${json(schema)}. A rule in a schema can require fields, also if others have a ` +
      'value of `const` or `enum`. Report anything else in src/core/rules/.',
  )

const json = JSON.stringify

/**
 * Returns the statements for a branch of a rule: required fields, or fields that are required if others
 * have certain values. `read` returns the variable of a field. Throws an InputError on any other branch,
 * which a function must check.
 */
export function compileBranch(branch: Schema, read: (field: string) => string): string[] {
  const { 'x-rule': rule, description: _, additionalProperties: _others, ...schema } = branch
  const keywords = Object.keys(schema).sort().join(' ')
  if (keywords === 'required') {
    return (schema.required ?? []).map(
      (name) => `if (${read(name)} === undefined) c.missing(${json(rule)}, ${json(name)})`,
    )
  }
  if (keywords !== 'if then') throw cannotCompile(rule, branch)
  const conditions = conditionsOf(schema.if as Schema, rule as string, read)
  const reason = [...new Map(conditions.map(({ field }) => [field, read(field)]))]
    .map(([field, name]) => `${json(field)}, ${name}`)
    .join(', ')
  const tests = conditions.map(({ test }) => test).join(' || ')
  const needs = needsOf(schema.then as Schema, rule as string, read).map(
    ({ test, place }) =>
      `  if (${test}) c.requiredWhen(${json(rule)}, c.reason(${reason}), ${place.map((key) => json(key)).join(', ')})`,
  )
  return [`if (${tests}) {`, ...needs, '}']
}

/** Returns the tests of an `if`, one of which must be true. */
function conditionsOf(
  condition: Schema,
  rule: string,
  read: (field: string) => string,
): { field: string; test: string }[] {
  const { anyOf, properties, required: _, additionalProperties: _others, ...others } = condition
  if (Object.keys(others).length > 0 || (anyOf === undefined) === (properties === undefined)) {
    throw cannotCompile(rule, condition)
  }
  if (anyOf !== undefined) {
    return anyOf.flatMap((each) => conditionsOf(each, rule, read))
  }
  return Object.entries(properties ?? {}).flatMap(([field, schema]) =>
    valuesOf(schema, rule).map((value) => ({ field, test: `${read(field)} === ${value}` })),
  )
}

/** Returns the values of a condition as code. */
function valuesOf(schema: Schema, rule: string): string[] {
  if (schema.const !== undefined) return [json(schema.const)]
  if (schema.enum !== undefined) return schema.enum.map((value) => json(value))
  const service = schema.serviceEnum as { names: string[] } | undefined
  if (service !== undefined) return service.names.map((option) => `c.names.${option}`)
  throw cannotCompile(rule, schema)
}

/** Returns the tests for what a `then` requires, with the place of the missing field, innermost last. */
function needsOf(
  then: Schema,
  rule: string,
  read: (field: string) => string,
): { test: string; place: string[] }[] {
  const { required, properties = {}, additionalProperties: _, ...others } = then
  if (required === undefined || Object.keys(others).length > 0) {
    throw cannotCompile(rule, then)
  }
  return required.flatMap((name): { test: string; place: string[] }[] => {
    const inner = properties[name] ?? {}
    const value = read(name)
    if (inner.required !== undefined) {
      return inner.required.map((key) => ({
        test: `${value} === undefined || isObject(${value}) && ${value}.${key} === undefined`,
        place: [name, key],
      }))
    }
    const notEmpty = json(inner.not) === json({ const: '' })
    if (Object.keys(inner).length > 0 && !notEmpty) {
      throw cannotCompile(rule, inner)
    }
    const test = `${value} === undefined`
    return [{ test: notEmpty ? `${test} || ${value} === ''` : test, place: [name] }]
  })
}
