import type { Schema } from '../documents.js'
import { InputError } from '../input-error.js'
import { branchesOf, type Source } from './branches.js'

/** Returns the expression of a property: a variable, or a read. */
export type FieldOf = (key: string) => string

/** The generated module, which declares what conditions refer to. */
export interface ConditionModule {
  /** Returns the name of a function of `formats.ts` or `code-point-length.ts`, and imports it. */
  imported(name: string): string
  /** Returns the name of a constant regular expression. */
  pattern(text: string): string
  /** Returns a call that tests whether a condition holds for every key of an object. */
  every(object: string, condition: (key: string) => string): string
}

/** Where a condition is: the document of its schema, and the module. */
export interface Scope {
  readonly source: Source
  readonly module: ConditionModule
}

const readOf =
  (value: string): FieldOf =>
  (key) =>
    /^\w+$/.test(key) ? `${value}.${key}` : `${value}[${JSON.stringify(key)}]`

/**
 * Returns an expression that tests whether a value satisfies a schema: `true` if every value does.
 * With `fields`, the value is known to be an object whose properties are variables.
 */
export function condition(scope: Scope, schema: unknown, value: string, fields?: FieldOf): string {
  const branches = branchesOf(scope.source, schema)
  return and(branches.map((branch) => ofBranch(scope, branch.schema, value, fields)))
}

/** Returns the expression of one branch. */
export function ofBranch(
  scope: Scope,
  schema: Schema | false,
  value: string,
  fields?: FieldOf,
): string {
  if (schema === false) return 'false'
  const types = typesOf(schema)
  if (fields && types.length > 0 && !types.includes('object')) return 'false'
  const isTested = types.length === 0 || fields !== undefined || listsStrings(schema, types)
  const parts = isTested ? [] : [or(types.map((type) => isOfType(type, value)))]
  const guards = new Map<string, string[]>()
  for (const [keyword, argument] of Object.entries(schema)) {
    const [type, text] = ofKeyword(scope, keyword, argument, schema, value, fields)
    const isOfOther = fields !== undefined && type !== undefined && type !== 'object'
    if (text === 'true' || isOfOther) continue
    if (type === undefined || isOnly(types, type) || fields) parts.push(text)
    else guards.set(type, [...(guards.get(type) ?? []), text])
  }
  for (const [type, texts] of guards) parts.push(or([not(isOfType(type, value)), and(texts)]))
  return and(parts)
}

/** Returns whether the schema lists the values, which have its type. */
const listsStrings = (schema: Schema, types: readonly string[]): boolean =>
  types.includes('string') &&
  [schema.enum, schema.const === undefined ? undefined : [schema.const]].some(
    (values) => Array.isArray(values) && values.every((each) => typeof each === 'string'),
  )

/** Returns whether every value of the types is of the type. */
const isOnly = (types: readonly string[], type: string): boolean =>
  types.length > 0 &&
  types.every((each) => each === type || (each === 'integer' && type === 'number'))

/** Returns the type of the values that a keyword concerns, if not all, and its expression. */
function ofKeyword(
  scope: Scope,
  keyword: string,
  argument: unknown,
  schema: Schema,
  value: string,
  fields: FieldOf | undefined,
): readonly [type: string | undefined, text: string] {
  const inner = (each: unknown, at = value, own?: FieldOf) => condition(scope, each, at, own)
  const field = fields ?? readOf(value)
  const literal = JSON.stringify(argument)
  switch (keyword) {
    case 'type':
    case 'then':
      return [undefined, 'true']
    case 'const':
      return [undefined, `${value} === ${literal}`]
    case 'enum':
      return [undefined, or((argument as unknown[]).map((each) => isSame(value, each)))]
    case 'serviceEnum': {
      const { values, names, rules } = argument as {
        values: string[]
        names: string[]
        rules: object
      }
      const fixed = [...values, ...Object.keys(rules)].map((each) => isSame(value, each))
      return [undefined, or([...fixed, ...names.map((name) => `${value} === names.${name}`)])]
    }
    case 'not':
      return [undefined, not(inner(argument, value, fields))]
    case 'if':
      return [
        undefined,
        or([not(inner(argument, value, fields)), inner(schema.then, value, fields)]),
      ]
    case 'anyOf':
      return [undefined, or((argument as unknown[]).map((each) => inner(each, value, fields)))]
    case 'expectedType':
      return [undefined, or([argument].flat().map((type) => isOfType(String(type), value)))]
    case 'expectedEnum':
      return ['string', or((argument as unknown[]).map((each) => isSame(value, each)))]
    case 'minimum':
    case 'expectedMinimum':
      return ['number', `${value} >= ${literal}`]
    case 'maximum':
    case 'expectedMaximum':
      return ['number', `${value} <= ${literal}`]
    case 'pattern':
      return ['string', `${scope.module.pattern(String(argument))}.test(${value})`]
    case 'format':
      return ['string', `${scope.module.imported(formatFunction(String(argument)))}(${value})`]
    case 'minLength':
      return ['string', `!${scope.module.imported('isShorterThan')}(${value}, ${literal})`]
    case 'maxLength':
      return ['string', `!${scope.module.imported('isLongerThan')}(${value}, ${literal})`]
    case 'minItems':
      return ['array', `${value}.length >= ${literal}`]
    case 'maxItems':
      return ['array', `${value}.length <= ${literal}`]
    case 'required':
      return ['object', and((argument as string[]).map((key) => `${field(key)} !== undefined`))]
    case 'properties': {
      const tests = Object.entries(argument as Schema).map(([key, each]) => {
        const test = inner(each, field(key))
        const isRequired = ((schema.required ?? []) as string[]).includes(key)
        return isRequired || test === 'true' ? test : or([`${field(key)} === undefined`, test])
      })
      return ['object', and(tests)]
    }
    case 'additionalProperties':
      if (argument !== true) break
      return ['object', 'true']
    case 'propertyNames':
      return ['object', scope.module.every(value, (key) => inner(argument, key))]
  }
  throw new InputError(`the triage does not know the keyword ${keyword} (${literal}) here`)
}

/** Converts `date-time` to `isDateTime`. */
const formatFunction = (format: string): string =>
  `is-${format}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const typesOf = ({ type }: Schema): string[] =>
  type === undefined ? [] : ([type].flat() as string[])

const isSame = (value: string, each: unknown): string => `${value} === ${JSON.stringify(each)}`

/** Returns the test of a JSON type; numbers are finite. */
export function isOfType(type: string, value: string): string {
  switch (type) {
    case 'object':
      return `isObject(${value})`
    case 'array':
      return `Array.isArray(${value})`
    case 'null':
      return `${value} === null`
    case 'integer':
      return `Number.isInteger(${value})`
    case 'number':
      return `Number.isFinite(${value})`
    default:
      return `typeof ${value} === '${type}'`
  }
}

export function and(parts: readonly string[]): string {
  const needed = [...new Set(parts)].filter((part) => part !== 'true')
  if (needed.includes('false')) return 'false'
  if (needed.length <= 1) return needed[0] ?? 'true'
  return `(${needed.join(' && ')})`
}

export function or(parts: readonly string[]): string {
  const needed = [...new Set(parts)].filter((part) => part !== 'false')
  if (needed.includes('true')) return 'true'
  if (needed.length <= 1) return needed[0] ?? 'false'
  return `(${needed.join(' || ')})`
}

export function not(part: string): string {
  if (part === 'true') return 'false'
  return part === 'false' ? 'true' : `!(${part})`
}
