import { bodiesOf } from '../dispatch.js'
import { type Documents, flattened, type Schema } from '../documents.js'
import { InputError } from '../input-error.js'
import { mapValues, structural } from '../structural.js'
import { compileBranch } from './conditions.js'

const json = JSON.stringify
const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** Names that the generated code uses itself. */
const taken = new Set([
  'c',
  'value',
  'key',
  'inner',
  'index',
  'before',
  'seen',
  'isEmpty',
  'default',
])

const pascal = (key: string): string =>
  key.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()).replaceAll(/\W/g, '')

const formatTest = (format: string): string =>
  `is-${format}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The keywords that `CollectorModule` compiles; any other one is an error. */
const supported = new Set(
  `type enum serviceEnum format minLength maxLength minimum maximum properties required additionalProperties
items minItems maxItems minProperties expectedType expectedEnum expectedMinimum expectedMaximum
expectedText innerKeys x-check`.split(/\s+/),
)

/**
 * The collectors of one document: a function for each object or array schema that visits every value once
 * and reports what is wrong to the check `c`.
 */
class CollectorModule {
  private readonly functions: string[] = []
  /** Lists and patterns, by their code. */
  private readonly constants = new Map<string, string>()
  private readonly imports = new Map<string, Set<string>>()
  /** The name of each function, by the schema that it visits. */
  private readonly visitors = new Map<string, string>()
  /** The rules that these functions report. */
  readonly compiled = new Set<string>()

  /** `isWritten`: whether a rule has a function of its own, so that its branches are not compiled. */
  constructor(
    private readonly document: object,
    private readonly isWritten: (rule: string) => boolean,
  ) {}

  /** Returns the name of the function for a whole body. */
  body(schema: Schema, name: string): string {
    const { schema: own, branches } = this.resolve(schema)
    return this.visitor(own as Schema, branches, name, true)
  }

  text(roots: readonly string[]): string {
    return [
      "import type { BodyCollectors, Check } from '../../src/core/engine/check.js'",
      "import * as shapes from '../shapes.js'",
      ...[...this.imports].map(
        ([path, used]) => `import { ${[...used].sort().join(', ')} } from '../../src/core/${path}'`,
      ),
      '',
      ...[...this.constants].map(([code, name]) => `const ${name} = ${code}`),
      ...this.functions.map((code) => `\n${code}`),
      '',
      ...roots,
    ].join('\n')
  }

  private use(name: string, from: string): string {
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(name))
    return name
  }

  private constant(name: string, code: string): string {
    const own = this.constants.get(code) ?? unused(name, new Set(this.constants.values()))
    this.constants.set(code, own)
    return own
  }

  /**
   * Returns a schema without references, undefined if it accepts nothing, and the branches of its rules.
   * Throws on a keyword that it cannot compile.
   */
  private resolve(given: unknown) {
    if (typeof given === 'boolean') {
      return { schema: given ? ({} as Schema) : undefined, branches: [], name: undefined }
    }
    const { schema, branches, reference } = flattened(this.document, given as Schema)
    for (const keyword of Object.keys(schema)) {
      if (!supported.has(keyword))
        throw new InputError(`cannot compile ${keyword} of ${json(given)}`)
    }
    return { schema, branches, name: reference?.split('/').at(-1) }
  }

  /** Returns statements that check `inner`, the value of a member. They report it without its key. */
  private ofValue(given: unknown, name: string): string[] {
    const { schema, branches, name: own = name } = this.resolve(given)
    if (schema === undefined) return ["c.keyword('false schema', null)"]
    const types = schema.type === undefined ? [] : ([schema.type].flat() as string[])
    if (!isVisited(schema)) return this.ofScalar(schema, types, branches, own)
    const isTyped = types.length > 0
    const visit = `${this.visitor(schema, branches, own, isTyped)}(inner, c)`
    if (isTyped) return [visit]
    const test = schema.items === undefined ? this.ofType('object') : this.ofType('array')
    return [...this.unexpected(schema, own), `if (${test}) ${visit}`]
  }

  private ofType(type: string, value = 'inner'): string {
    if (type === 'array') return `Array.isArray(${value})`
    const test = { object: 'isObject', integer: 'isInteger', number: 'isNumber' }[type]
    return test === undefined
      ? `typeof ${value} === '${type}'`
      : `${this.use(test, 'base/json.js')}(${value})`
  }

  /** Returns statements for the keywords of `x-expected`, which are reported as warnings. */
  private unexpected(schema: Schema, name: string): string[] {
    const tests: Tests = {
      expectedType: (types: string | string[]) =>
        `!(${[types]
          .flat()
          .map((type) => this.ofType(type))
          .join(' || ')})`,
      expectedEnum: (values: unknown) =>
        `typeof inner === 'string' && !${this.constant(`${name}Values`, json(values))}.includes(inner)`,
      expectedMinimum: (least: number) => `typeof inner === 'number' && inner < ${least}`,
      expectedMaximum: (most: number) => `typeof inner === 'number' && inner > ${most}`,
    }
    return keywordsOf(schema, tests, schema.expectedText)
  }

  /** Only the first wrong keyword of a value is reported, its type first. */
  private ofScalar(
    schema: Schema,
    types: readonly string[],
    branches: readonly Schema[],
    name: string,
  ): string[] {
    const isNot = (each: unknown) => `inner !== ${json(each)}`
    const fails = (keyword: string, tests: readonly string[]) => {
      const values = this.constant(`${name}Values`, json(schema[keyword]))
      return [`if (${tests.join(' && ')}) c.fail(inner, 'string', '${keyword}', ${values})`]
    }
    const unexpected = this.unexpected(schema, name)
    const orUnexpected = unexpected.map((line) => `else ${line}`)
    if (schema.enum !== undefined) {
      return [...fails('enum', schema.enum.map(isNot)), ...orUnexpected]
    }
    if (schema.serviceEnum !== undefined) {
      const { values, names: options, rules } = schema.serviceEnum as ServiceEnum
      const own = options.map((option) => `inner !== c.names.${option}`)
      const entries = Object.entries(rules)
      const compiled = entries.filter(([, rule]) => !this.isWritten(rule))
      for (const [, rule] of compiled) this.compiled.add(rule)
      const written = entries.filter(([, rule]) => this.isWritten(rule)).map(([each]) => each)
      const others = fails('serviceEnum', [...[...values, ...written].map(isNot), ...own])
      const ofRules = compiled.map(
        ([each, rule]) => `if (inner === ${json(each)}) c.rule(${json(rule)})`,
      )
      const tests = [...ofRules, ...others]
      return [...tests.map((line, index) => (index === 0 ? line : `else ${line}`)), ...orUnexpected]
    }
    if (types.length === 0) return unexpected
    const [written] = Object.keys((schema['x-check'] ?? {}) as Checks)
    if (written !== undefined) return [`${this.use(written, 'rules/objects.js')}(c, inner)`]
    const patterns = this.patterns(branches, name)
    const isType = types.map((type) => this.ofType(type)).join(' || ')
    return [
      `if (!(${isType})) c.keyword('type', ${json(typeNamed(schema, patterns))})`,
      ...this.checked(schema).map((line) => `else ${line}`),
      ...orUnexpected,
      ...(patterns.length === 0
        ? []
        : [`if (${this.ofType('string')}) {`, ...indent(patterns), '}']),
    ]
  }

  private checked(schema: Schema): string[] {
    const length = (name: string) => (most: number) =>
      `${this.use(name, 'formats/code-point-length.js')}(inner, ${most})`
    const tests: Tests = {
      minLength: length('isShorterThan'),
      maxLength: length('isLongerThan'),
      minimum: (least: number) => `inner < ${least}`,
      maximum: (most: number) => `inner > ${most}`,
      format: (format: string) => `!${this.use(formatTest(format), 'formats/formats.js')}(inner)`,
    }
    return keywordsOf(schema, tests)
  }

  /** Returns the statements for the rules about the pattern of a text. */
  private patterns(branches: readonly Schema[], name: string): string[] {
    return this.toCompile(branches).map((branch) => {
      const { pattern, 'x-rule': rule } = branch
      if (typeof pattern !== 'string')
        throw new InputError(`${rule}: cannot compile ${json(branch)}`)
      return `if (!${this.constant(`${name}Pattern`, `/${pattern}/u`)}.test(inner)) c.rule(${json(rule)})`
    })
  }

  /** Returns the branches that have no function. */
  private toCompile(branches: readonly Schema[]): Schema[] {
    const own = branches.filter((branch) => !this.isWritten(branch['x-rule'] as string))
    for (const branch of own) this.compiled.add(branch['x-rule'] as string)
    return own
  }

  /** Returns the name of the function that visits an object or an array. */
  private visitor(
    schema: Schema,
    branches: readonly Schema[],
    name: string,
    isTyped: boolean,
  ): string {
    const same = json([schema, branches, isTyped])
    const known = this.visitors.get(same)
    if (known !== undefined) return known
    const own = unused(name, new Set(this.visitors.values()))
    this.visitors.set(same, own)
    const isArray = schema.items !== undefined
    if (!isTyped && !isArray) this.use('type JsonObject', 'base/json.js')
    const type = isTyped ? 'unknown' : isArray ? 'readonly unknown[]' : 'JsonObject'
    const lines = !isArray
      ? this.ofObject(schema, branches, own, isTyped)
      : this.ofArray(schema, own, isTyped)
    this.functions.push(
      `export function ${own}(value: ${type}, c: Check): void {\n${indent(lines).join('\n')}\n}`,
    )
    return own
  }

  private ofArray(schema: Schema, name: string, isTyped: boolean): string[] {
    const size = (keyword: string, sign: string) =>
      schema[keyword] === undefined
        ? []
        : [
            `if (value.length ${sign} ${schema[keyword]}) c.keyword('${keyword}', ${schema[keyword]})`,
          ]
    return [
      ...(isTyped
        ? [`if (!${this.ofType('array', 'value')}) return c.keyword('type', 'array')`]
        : []),
      ...size('minItems', '<'),
      ...size('maxItems', '>'),
      'for (let index = 0; index < value.length; index++) {',
      '  const inner = value[index]',
      ...indent(withKey('index', this.ofValue(schema.items, `${name}Item`))),
      '}',
    ]
  }

  private ofObject(
    schema: Schema,
    branches: readonly Schema[],
    name: string,
    isTyped: boolean,
  ): string[] {
    const properties = (schema.properties ?? {}) as Record<string, unknown>
    const fields = new Set<string>()
    const read = (field: string) => {
      fields.add(field)
      return variable(field)
    }
    const after: string[] = []
    const ofNames: string[] = []
    for (const branch of this.toCompile(branches)) {
      const { propertyNames, 'x-rule': rule } = branch
      if (propertyNames !== undefined) {
        const pattern = `/${(propertyNames as Schema).pattern}/u`
        ofNames.push(
          `if (!${this.constant(`${name}Key`, pattern)}.test(key)) c.rule(${json(rule)})`,
        )
        continue
      }
      const lines = compileBranch(branch, read)
      if (lines.some((line) => line.includes('isObject('))) this.ofType('object')
      after.push(...lines)
    }
    for (const [check, args] of Object.entries((schema['x-check'] ?? {}) as Checks)) {
      after.push(`${this.use(check, 'rules/objects.js')}(c, ${args.map(read).join(', ')})`)
    }
    const required = schema.required ?? []
    if (required.length > 31) throw new InputError(`${name} requires more than 31 fields`)
    const isCounted = schema.minProperties !== undefined
    const loop = this.members(schema, properties, fields, required, name, ofNames)
    return [
      ...(isTyped
        ? [`if (!${this.ofType('object', 'value')}) return c.keyword('type', 'object')`]
        : []),
      ...(fields.size > 0
        ? [`let ${[...fields].map((field) => `${variable(field)}: unknown`).join(', ')}`]
        : []),
      ...(required.length > 0 ? ['let seen = 0'] : []),
      ...(isCounted ? ['let isEmpty = true'] : []),
      'for (const key in value) {',
      ...(isCounted ? ['  isEmpty = false'] : []),
      ...indent(loop),
      '}',
      ...(isCounted ? [`if (isEmpty) c.keyword('minProperties', 1)`] : []),
      ...(required.length > 0
        ? [
            `if (seen !== ${2 ** required.length - 1}) c.required(${this.constant(`${name}Required`, json(required))}, seen)`,
          ]
        : []),
      ...after,
    ]
  }

  /** Returns the statement for a key of an object that the reference shows in part. */
  private nearKeys(schema: Schema, properties: Record<string, unknown>, name: string): string[] {
    const keysOf = (all: object) =>
      Object.entries(all)
        .filter(([, inner]) => inner !== false)
        .map(([key]) => key)
    const known = keysOf(properties)
    if (known.length === 0) return []
    const inner = this.resolve(properties[schema.innerKeys as string] ?? {}).schema?.properties
    const lists = [
      this.constant(`${name}Keys`, json(known)),
      ...(inner === undefined
        ? []
        : [this.constant(`${name}InnerKeys`, json(keysOf(inner as object)))]),
    ]
    return [`${this.use('nearKey', 'rules/objects.js')}(c, value, key, ${lists.join(', ')})`]
  }

  /** Returns the statements for one member of an object. */
  private members(
    schema: Schema,
    properties: Record<string, unknown>,
    fields: ReadonlySet<string>,
    required: readonly string[],
    name: string,
    ofNames: readonly string[],
  ): string[] {
    const { additionalProperties: others } = schema
    const ofOthers =
      others === false
        ? ['c.unknown(key)']
        : typeof others === 'object'
          ? this.ofValue(others, `${name}Member`)
          : this.nearKeys(schema, properties, name)
    // Keys with the same checks share a case.
    const cases = new Map<string, string[]>()
    for (const key of new Set([...Object.keys(properties), ...fields])) {
      const lines =
        properties[key] === undefined ? [] : this.ofValue(properties[key], name + pascal(key))
      if (fields.has(key)) lines.unshift(`${variable(key)} = inner`)
      const bit = required.indexOf(key)
      if (bit >= 0) lines.unshift(`seen |= ${2 ** bit}`)
      const code = [...lines, 'break'].join('\n')
      cases.set(code, [...(cases.get(code) ?? []), key])
    }
    const ofKey = [
      'switch (key) {',
      ...indent([
        ...[...cases].flatMap(([code, keys]) => [
          ...keys.map((key) => `case ${json(key)}:`),
          ...indent(code.split('\n')),
        ]),
        ...(ofOthers.length === 0 ? [] : ['default:', ...indent(ofOthers)]),
      ]),
      '}',
    ]
    return [
      'const inner = value[key]',
      'if (inner === undefined) continue',
      ...withKey('key', [...ofNames, ...(cases.size === 0 ? ofOthers : ofKey)]),
    ]
  }
}

/** Adds the key of a member to what statements report about it. */
const withKey = (key: string, lines: readonly string[]): string[] => [
  'const before = c.count',
  ...lines,
  `if (c.count !== before) c.within(before, ${key})`,
]

/** The test that is true if the value violates a keyword, by keyword. */
type Tests = Readonly<Record<string, (value: never) => string>>

/** Returns a statement for each keyword that has a test. */
const keywordsOf = (schema: Schema, tests: Tests, expected?: unknown): string[] =>
  Object.entries(tests).flatMap(([keyword, test]) => {
    const value = schema[keyword]
    if (value === undefined) return []
    const param = json(expected ?? value)
    return [`if (${test(value as never)}) c.keyword('${keyword}', ${param})`]
  })

type Checks = Record<string, string[]>

interface ServiceEnum {
  values: string[]
  names: string[]
  rules: object
}

/** Returns the type of a scalar as messages name it: of a string its format, or `text` if it has none. */
const typeNamed = ({ type, format }: Schema, patterns: readonly string[]): unknown =>
  type === 'string' && patterns.length === 0 ? (format ?? 'text') : type

/** Returns whether a schema has a function of its own: there is something to check inside. */
function isVisited(schema: Schema): boolean {
  const { properties, required, minProperties, items, minItems, maxItems } = schema
  if ((properties ?? required ?? minProperties ?? minItems ?? maxItems) !== undefined) return true
  if (items !== undefined) return items !== true && Object.keys(items as object).length > 0
  const { additionalProperties } = schema
  return typeof additionalProperties === 'object' || additionalProperties === false
}

const variable = (field: string): string => (taken.has(field) ? `${field}_` : field)

/** Returns the name, with a number if it is taken. */
function unused(name: string, others: ReadonlySet<string>): string {
  let free = name
  for (let count = 2; others.has(free); count++) free = `${name}${count}`
  return free
}

/** Compiles the collectors of each document; `isWritten`: whether a function reports a rule. */
export function compileCollectors(
  documents: Documents,
  isWritten: (rule: string) => boolean,
  shapeOf: (operation: string, value: string) => string,
) {
  return mapValues({ ...documents }, (document) => {
    const schemas = mapValues(document.components.schemas, (each) => structural(each) as Schema)
    const module = new CollectorModule({ components: { schemas } }, isWritten)
    const roots = bodiesOf(document).map(({ operation, cases }) => {
      const members = cases.map(({ value, name, schema }) => {
        const visit = module.body(structural(schema) as Schema, name)
        return `  ${JSON.stringify(value)}: { visit: ${visit}, shape: shapes.${shapeOf(operation, value)} },`
      })
      return `export const ${operation}: BodyCollectors = {\n${members.join('\n')}\n}`
    })
    return { code: module.text(roots), rules: module.compiled }
  })
}
