import { dataMutants } from './data-mutants.js'
import { drop, type Emit, entriesOf, isNode, type Node, type Place, set, within } from './place.js'

const bounds = new Set([
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
])

const otherType: Record<string, string> = {
  string: 'integer',
  integer: 'number',
  number: 'integer',
  boolean: 'string',
  object: 'array',
  array: 'object',
}

const otherFormat: Record<string, string> = {
  'date-time': 'date',
  email: 'uri',
  uri: 'email',
  'hex-color': 'email',
}

/**
 * Changes a schema and all schemas within it, except where the change has no effect: dropping an
 * unconstrained property of an open object, dropping `additionalProperties: true`, dropping `if`,
 * which equals dropping `then`, and changing the `if` before rules in `else`, which always applies.
 */
export function schemaMutants(place: Place, schema: unknown, emit: Emit): void {
  if (typeof schema === 'boolean') {
    emit(place, 'schema: true or false', `${schema} -> ${!schema}`, set(place, !schema))
    return
  }
  if (!isNode(schema)) return
  for (const [keyword, value] of Object.entries(schema)) {
    keywordMutants(within(place, keyword), keyword, value, schema, emit)
  }
  const says = (keyword: string) => schema[keyword] !== undefined
  if (place.path.at(-2) === 'properties' && !assertions.some(says)) {
    emit(place, 'type', 'add type string', set(within(place, 'type'), 'string'))
  }
  if (schema.type === 'object' && !says('x-expects-content') && !says('x-dispatch')) {
    const at = within(place, 'x-expects-content')
    emit(place, 'x-expects-content', 'add x-expects-content', set(at, true))
  }
  const required = (schema.required ?? []) as string[]
  for (const name of Object.keys((schema.properties ?? {}) as Node)) {
    if (required.includes(name) || (schema.properties as Node)[name] === false) continue
    const at = within(place, 'required')
    emit(place, 'required', `require ${name}`, set(at, [...required, name]))
  }
}

const assertions = ['type', '$ref', 'enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not', 'properties']

function keywordMutants(
  at: Place,
  keyword: string,
  value: unknown,
  schema: Node,
  emit: Emit,
): void {
  if (bounds.has(keyword)) {
    const bound = value as number
    emit(at, 'bound', `${bound} -> ${bound + 1}`, set(at, bound + 1))
    if (bound > 0) emit(at, 'bound', `${bound} -> ${bound - 1}`, set(at, bound - 1))
    emit(at, 'bound', 'drop', drop(at))
    return
  }
  switch (keyword) {
    case 'required':
      for (const [entry, name] of entriesOf(at, value as string[])) {
        const rest = (value as string[]).filter((other) => other !== name)
        emit(entry, 'required', 'drop', rest.length === 0 ? drop(at) : set(at, rest))
      }
      return
    case 'enum':
      for (const [entry] of entriesOf(at, value as unknown[])) {
        emit(entry, 'enum', 'drop', (value as unknown[]).length === 1 ? drop(at) : drop(entry))
      }
      emit(at, 'enum', 'add OTHER', set(at, [...(value as unknown[]), 'OTHER']))
      if ((value as unknown[]).length > 1) emit(at, 'enum', 'drop', drop(at))
      return
    case 'const':
      emit(at, 'const', `${value} -> OTHER`, set(at, 'OTHER'))
      emit(at, 'const', 'drop', drop(at))
      return
    case 'type':
      emit(at, 'type', `${value} -> ${otherType[String(value)]}`, set(at, otherType[String(value)]))
      // The type adds nothing to an enum.
      if (schema.enum !== undefined || schema.const !== undefined) return
      emit(at, 'type', 'or null', set(at, [value, 'null']))
      emit(at, 'type', 'drop', drop(at))
      return
    case 'format':
      emit(at, 'format', `${value} -> other`, set(at, otherFormat[String(value)]))
      emit(at, 'format', 'drop', drop(at))
      return
    case 'pattern':
      for (const [what, other] of otherPatterns(String(value))) {
        emit(at, 'pattern', what, set(at, other))
      }
      emit(at, 'pattern', 'drop', drop(at))
      return
    case '$ref':
    case 'x-dispatch':
      emit(at, keyword, 'drop', drop(at))
      return
    case 'x-complete':
    case 'x-expects-content':
      if (value === true) emit(at, keyword, 'drop', drop(at))
      return
    case 'x-rule':
      emit(at, keyword, 'drop', drop(at))
      emit(at, keyword, 'another', set(at, 'structure/other'))
      return
    case 'default':
      emit(at, keyword, 'drop', drop(at))
      emit(at, keyword, 'another', set(at, typeof value === 'boolean' ? !value : 'OTHER'))
      return
    case 'x-assumed':
      emit(at, keyword, 'drop', drop(at))
      return
    case 'x-renamed':
    case 'x-enum-rules':
    case 'x-keyword-rules':
    case 'x-service-name':
    case 'x-error-codes':
      dataMutants(at, value, (...each) => emit(each[0], keyword, each[2], each[3]))
      return
    case 'properties':
      for (const [name, inner] of Object.entries(value as Node)) {
        const property = within(at, name)
        const isFree =
          schema.additionalProperties === undefined || schema.additionalProperties === true
        if (!(isAnything(inner) && isFree)) emit(property, 'properties', 'drop', drop(property))
        schemaMutants(property, inner, emit)
      }
      return
    case 'allOf':
    case 'anyOf':
    case 'oneOf':
      for (const [branch, inner] of entriesOf(at, value as unknown[])) {
        emit(branch, 'branch', 'drop', (value as unknown[]).length === 1 ? drop(at) : drop(branch))
        schemaMutants(branch, inner, emit)
      }
      return
    case 'if':
      if (schema.else !== undefined) return
      emit(at, 'if', 'always', set(at, {}))
      schemaMutants(at, value, emit)
      return
    case 'additionalProperties':
    case 'items':
    case 'not':
    case 'then':
    case 'else':
    case 'x-otherwise':
    case 'propertyNames':
      if (value !== true && value !== false) emit(at, keyword, 'drop', drop(at))
      schemaMutants(at, value, emit)
  }
}

const isAnything = (schema: unknown): boolean => isNode(schema) && Object.keys(schema).length === 0

/** Returns patterns that match slightly more or less. */
export function otherPatterns(pattern: string): [what: string, other: string][] {
  const all: [string, string][] = [
    ['not from the start', pattern.replace(/^\^/, '')],
    ['not to the end', pattern.replace(/\$$/, '')],
    ['in lower case', pattern.replace('A-Z', '').replace('A-F', '')],
    ['in upper case', pattern.replace('a-z', '').replace('a-f', '')],
    ['without digits', pattern.replace('0-9', '')],
    ['at least one', pattern.replace(/\*/, '+')],
    ['any number', pattern.replace(/\+/, '*')],
    ...[...pattern.matchAll(/(?<!\\)\{(\d+)\}/g)].map(({ 0: found, 1: count, index }, at) => {
      const other = `{${Number(count) + 1}}`
      const changed = pattern.slice(0, index) + other + pattern.slice(index + found.length)
      return [`count ${at + 1} one more`, changed] as [string, string]
    }),
    ['of nothing', '(?!)'],
  ]
  return all.filter(([, other]) => other !== pattern)
}
