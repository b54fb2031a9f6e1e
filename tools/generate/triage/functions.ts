import type { Schema } from '../documents.js'
import { type Branch, branchesOf, type Source, structureBit, wordOf } from './branches.js'
import { and, condition, isOfType, not, ofBranch, type Scope, typesOf } from './conditions.js'

/** Keywords that concern the properties of an object, and those that depend on several. */
const objectKeywords = [
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'minProperties',
] as const
const arrayKeywords = ['items', 'minItems', 'maxItems'] as const
const conditionals = ['if', 'then', 'not', 'anyOf'] as const

/**
 * Writes the functions that visit each value of a body once, with all schemas that apply to it
 * merged, and set the bits of those that it does not satisfy. Objects are visited key by key, so
 * that the order of keys does not matter; each kind of value has its own small function, because
 * engines do not optimise large ones.
 */
export class TriageFunctions {
  readonly code: string[] = []
  private readonly names = new Map<string, string>()

  constructor(
    private readonly scope: Scope,
    /** Returns a new name for a function. */
    private readonly newName: () => string,
  ) {}

  /** Returns a call that sets the bits of a whole body. */
  root(schema: unknown): string {
    const branches = branchesOf(this.scope.source, schema)
    return `${this.ofObject(branches, true)}(body, names, bits)`
  }

  /** Returns statements that set the bits of a value. */
  private ofValue(branches: readonly Branch[], value: string): string[] {
    const isObject = hasType(branches, 'object')
    const isArray = hasType(branches, 'array')
    const lines: string[] = []
    const conditions = new Map<number, string[]>()
    for (const { schema, bit } of branches) {
      const test = ofBranch(this.scope, own(schema, isObject, isArray), value)
      conditions.set(bit, [...(conditions.get(bit) ?? []), test])
    }
    const narrower = branches.find((each) => isNarrower(each, branches))
    if (narrower !== undefined) {
      // Most texts have the narrower format, so that one test decides both.
      const schema = { type: 'string', ...(narrower.schema as Schema) }
      const otherwise = [narrower.bit, structureBit].flatMap((bit) =>
        bit === structureBit ? unless(and(conditions.get(bit) ?? []), bit) : setting(bit),
      )
      lines.push(
        `if (!${ofBranch(this.scope, schema, value)}) {`,
        ...otherwise.map((line) => `  ${line}`),
        '}',
      )
      conditions.delete(narrower.bit)
      conditions.delete(structureBit)
    }
    for (const [bit, tests] of conditions) lines.push(...unless(and(tests), bit))
    if (isObject || has(branches, objectKeywords)) {
      lines.push(
        isObject && !needsVisit(this.scope.source, branches)
          ? (unless(isOfType('object', value), structureBit)[0] as string)
          : `${this.ofObject(branches, isObject)}(${value}, names, bits)`,
      )
    }
    if (isArray || has(branches, arrayKeywords))
      lines.push(`${this.ofArray(branches, isArray)}(${value}, names, bits)`)
    return lines
  }

  private ofObject(branches: readonly Branch[], isTyped: boolean): string {
    return this.named(['object', isTyped, branches], () => {
      const fields = new Map<string, string>()
      const fieldOf = (key: string): string => {
        const name = fields.get(key) ?? `field${fields.size}`
        fields.set(key, name)
        return name
      }
      const keys = new Set(branches.flatMap(({ schema }) => Object.keys(properties(schema))))
      const afterwards = branches.flatMap(({ schema, bit }) => {
        if (schema === false) return []
        const kept = isTyped
          ? pick(schema, ['required', ...conditionals])
          : pick(schema, ['required'])
        return unless(ofBranch(this.scope, kept, 'value', fieldOf), bit)
      })
      const least = Math.max(0, ...branches.map(({ schema }) => numberAt(schema, 'minProperties')))
      const names = branches.flatMap(({ schema, bit }) =>
        schema === false || schema.propertyNames === undefined
          ? []
          : unless(condition(this.scope, schema.propertyNames, 'key'), bit),
      )
      const ofOthers = branches.flatMap((each) => this.atOther(each))
      const others = this.ofValue(ofOthers, 'inner')
      // Validator and rules may report an undefined value in a record; a known field may be undefined.
      const isRecord = ofOthers.some(({ schema }) => schema !== false)
      const cases = [...new Set([...keys, ...fields.keys()])].map((key) => {
        const lines = this.ofValue(
          branches.flatMap((each) => this.atKey(each, key)),
          'inner',
        )
        const field = fields.get(key)
        return { key, lines: field === undefined ? lines : [`${field} = inner`, ...lines] }
      })
      const isSwitched = cases.some(({ lines }) => lines.length > 0) || others.length > 0
      const known = isSwitched
        ? [
            'switch (key) {',
            ...cases.flatMap(({ key, lines }) => [
              `case ${JSON.stringify(key)}:`,
              ...[...lines, 'break'].map((line) => `  ${line}`),
            ]),
            ...(others.length > 0 ? ['default:', ...others.map((line) => `  ${line}`)] : []),
            '}',
          ]
        : []
      return [
        ...leaveUnless(isOfType('object', 'value'), isTyped),
        `if (!isPlain(value)) ${setEveryBit}`,
        ...(fields.size > 0 ? [`let ${[...fields.values()].join(', ')}`] : []),
        ...(least > 0 ? ['let count = 0'] : []),
        'for (const key in value) {',
        ...[
          'const inner = value[key]',
          ...(isRecord
            ? ['if (inner === undefined) {', `  ${setEveryBit}`, '  continue', '}']
            : ['if (inner === undefined) continue']),
          ...(least > 0 ? ['count++'] : []),
          ...names,
          ...known,
        ].map((line) => `  ${line}`),
        '}',
        ...(least > 0 ? unless(`count >= ${least}`, structureBit) : []),
        ...afterwards,
      ]
    })
  }

  private ofArray(branches: readonly Branch[], isTyped: boolean): string {
    return this.named(['array', isTyped, branches], () => {
      const items = branches.flatMap(({ schema, bit }) =>
        schema === false ? [] : branchesOf(this.scope.source, schema.items, bit),
      )
      const lines = this.ofValue(items, 'inner')
      const sizes = branches.flatMap(({ schema, bit }) => {
        if (schema === false) return []
        const { minItems = 0, maxItems } = schema
        return [
          ...(minItems === 0 ? [] : unless(`value.length >= ${minItems}`, bit)),
          ...(maxItems === undefined ? [] : unless(`value.length <= ${maxItems}`, bit)),
        ]
      })
      return [
        ...leaveUnless(isOfType('array', 'value'), isTyped),
        ...sizes,
        ...(lines.length > 0
          ? [
              `const length = ${this.scope.module.imported('visitedLength')}(value)`,
              'for (let index = 0; index < length; index++) {',
              '  const inner = value[index]',
              ...lines.map((line) => `  ${line}`),
              '}',
            ]
          : []),
      ]
    })
  }

  private atKey({ schema, bit }: Branch, key: string): Branch[] {
    if (schema === false) return []
    const known = properties(schema)
    return Object.hasOwn(known, key)
      ? branchesOf(this.scope.source, known[key], bit)
      : this.atOther({ schema, bit })
  }

  private atOther({ schema, bit }: Branch): Branch[] {
    return schema === false ? [] : branchesOf(this.scope.source, schema.additionalProperties, bit)
  }

  /** Returns the function of a key, and writes it the first time. */
  private named(key: unknown, lines: () => string[]): string {
    const text = JSON.stringify(key)
    const known = this.names.get(text)
    if (known !== undefined) return known
    const name = this.newName()
    this.names.set(text, name)
    const body = lines().map((line) => `  ${line}`)
    this.code.push(`function ${name}(value, names, bits) {\n${body.join('\n')}\n}`)
    return name
  }
}

/** The statement for a value whose members `for...in` may not visit, or that may be undefined. */
const setEveryBit = 'bits.low = bits.high = -1'

/** Returns what is left to test of a value that a function of its own visits. */
function own(schema: Schema | false, isObject: boolean, isArray: boolean): Schema | false {
  if (schema === false) return false
  const visited: readonly string[] = [
    ...objectKeywords,
    ...arrayKeywords,
    ...(isObject ? conditionals : []),
    ...(isObject || isArray ? ['type'] : []),
  ]
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !visited.includes(keyword)),
  )
}

const pick = (schema: Schema, keywords: readonly string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword)))

const properties = (schema: Schema | false): Schema =>
  schema === false ? {} : ((schema.properties ?? {}) as Schema)

const numberAt = (schema: Schema | false, keyword: string): number =>
  schema === false ? 0 : Number(schema[keyword] ?? 0)

/** Returns whether the structure requires this type. */
const hasType = (branches: readonly Branch[], type: string): boolean =>
  branches.some(
    ({ schema, bit }) =>
      bit === structureBit &&
      schema !== false &&
      typesOf(schema).length === 1 &&
      typesOf(schema)[0] === type,
  )

const has = (branches: readonly Branch[], keywords: readonly string[]): boolean =>
  branches.some(({ schema }) => schema !== false && keywords.some((each) => each in schema))

/** Formats whose texts also have another format. */
const widerFormats: Readonly<Record<string, string>> = { email: 'idn-email-or-template' }

/** Returns whether a branch of a rule is only a format that the structure's format includes. */
function isNarrower({ schema, bit }: Branch, branches: readonly Branch[]): boolean {
  if (bit === structureBit || schema === false || Object.keys(schema).join() !== 'format')
    return false
  const wider = JSON.stringify({ type: 'string', format: widerFormats[String(schema.format)] })
  const ofStructure = branches.filter((each) => each.bit === structureBit)
  return (
    ofStructure.length > 0 && ofStructure.every((each) => JSON.stringify(each.schema) === wider)
  )
}

/** Returns whether an object has anything to check but its type. */
const needsVisit = (source: Source, branches: readonly Branch[]): boolean =>
  branches.some(
    ({ schema }) =>
      schema !== false &&
      ([...objectKeywords, ...conditionals].some(
        (each) => each in schema && each !== 'additionalProperties' && each !== 'properties',
      ) ||
        branchesOf(source, schema.additionalProperties).length > 0 ||
        Object.values(properties(schema)).some((each) => branchesOf(source, each).length > 0)),
  )

/** Returns the statement that sets a bit unless a condition holds; none if it always holds. */
function unless(test: string, bit: number): string[] {
  if (test === 'true') return []
  return [test === 'false' ? setting(bit) : `if (${not(test)}) ${setting(bit)}`]
}

/** Returns the statement that sets a bit. */
export function setting(bit: number): string {
  const [word, mask] = wordOf(bit)
  return `bits.${word} |= ${mask}`
}

/** Returns the statements that end a function if its value is of another type. */
const leaveUnless = (test: string, isTyped: boolean): string[] =>
  isTyped
    ? [`if (${not(test)}) {`, `  ${setting(structureBit)}`, '  return', '}']
    : [`if (${not(test)}) return`]
