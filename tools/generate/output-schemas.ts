import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Schema } from './documents.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The JSON outputs: the name of the schema, the type and its file. */
const outputs = [
  ['check', 'CheckOutput', 'src/cli/formats/json-output.ts'],
  ['check-line', 'CheckLine', 'src/cli/formats/json-output.ts'],
  ['rules', 'RulesOutput', 'src/cli/commands/rules/explain-rule.ts'],
  ['conform', 'ConformanceOutput', 'src/conformance/reports/json.ts'],
] as const

/** Returns the JSON Schema of each JSON output of the command, from its TypeScript type. */
export function outputSchemas(): Record<string, Schema> {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  const files = [...new Set(outputs.map(([, , file]) => root + file))]
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const schemaOf = ([, name, file]: (typeof outputs)[number]) => {
    const source = program.getSourceFile(root + file) as ts.SourceFile
    const module = checker.getSymbolAtLocation(source) as ts.Symbol
    const symbol = checker.getExportsOfModule(module).find((each) => each.name === name)
    if (symbol === undefined) throw new Error(`${file} does not export ${name}`)
    return new OutputSchema(checker).root(symbol)
  }
  return Object.fromEntries(outputs.map((output) => [output[0], schemaOf(output)]))
}

/** Converts a TypeScript type of plain data into a JSON Schema that allows no other members. */
class OutputSchema {
  readonly #definitions = new Map<string, Schema>()

  constructor(private readonly checker: ts.TypeChecker) {}

  /** Returns the schema of an exported type with its definitions. */
  root(symbol: ts.Symbol): Schema {
    const type = this.checker.getDeclaredTypeOfSymbol(symbol)
    const schema = type.isUnion() ? this.#of(type) : this.#unnamed(type)
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: symbol.name,
      ...this.#described(symbol, schema),
      ...(this.#definitions.size > 0 && { $defs: Object.fromEntries(this.#definitions) }),
    }
  }

  #of(type: ts.Type): Schema {
    if (type.isUnion()) return this.#union(type.types)
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    const { flags } = type
    if (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return { type: 'string' }
    if (flags & ts.TypeFlags.Number) return { type: 'number' }
    if (flags & ts.TypeFlags.BooleanLiteral) {
      return { const: this.checker.typeToString(type) === 'true' }
    }
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (flags & ts.TypeFlags.Unknown) return {}
    if (flags & ts.TypeFlags.Object || type.isIntersection()) return this.#object(type)
    throw new Error(`no JSON Schema for the type ${this.checker.typeToString(type)}`)
  }

  /** Names are open, because plugins and later versions add more. */
  #union(types: readonly ts.Type[]): Schema {
    // JSON leaves out undefined.
    const parts = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    const texts = parts.filter(isText)
    const booleans = parts.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral)
    const others = parts.filter((part) => !texts.includes(part) && !booleans.includes(part))
    const schemas = [
      ...(texts.length > 0 ? [textSchema(texts)] : []),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map((part) => this.#of(part))),
      ...others.map((part) => this.#of(part)),
    ]
    return anyOf(schemas)
  }

  #object(type: ts.Type): Schema {
    const [items] = this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)
      : []
    if (items !== undefined) return { type: 'array', items: this.#of(items) }
    const symbol = namedSymbolOf(type)
    if (symbol === undefined) return this.#unnamed(type)
    if (!this.#definitions.has(symbol.name)) {
      // Reserves its place first: a type may contain itself.
      this.#definitions.set(symbol.name, {})
      this.#definitions.set(symbol.name, this.#described(symbol, this.#unnamed(type)))
    }
    return { $ref: `#/$defs/${symbol.name}` }
  }

  #unnamed(type: ts.Type): Schema {
    const values = type.getStringIndexType()
    if (values !== undefined) return { type: 'object', additionalProperties: this.#of(values) }
    const members = this.checker
      .getPropertiesOfType(type)
      .filter((each) => !isTagged(each, 'screen'))
    const typeOf = (member: ts.Symbol) => this.checker.getTypeOfSymbol(member)
    const required = members.filter(
      (member) => !(member.flags & ts.SymbolFlags.Optional) && !allowsUndefined(typeOf(member)),
    )
    return {
      type: 'object',
      properties: Object.fromEntries(
        members.map((member) => {
          const schema = isTagged(member, 'internal')
            ? { type: 'object' }
            : this.#of(typeOf(member))
          return [member.name, this.#described(member, schema)]
        }),
      ),
      required: required.map(({ name }) => name),
      additionalProperties: false,
    }
  }

  #described(symbol: ts.Symbol, schema: Schema): Schema {
    const comment = symbol.getDocumentationComment(this.checker)
    const description = ts.displayPartsToString(comment).replaceAll(/\s+/g, ' ')
    return description === '' ? schema : { description, ...schema }
  }
}

/** Returns the interface or alias of a type; undefined for `Omit<...>` and other types without own name. */
function namedSymbolOf(type: ts.Type): ts.Symbol | undefined {
  const symbol: ts.Symbol | undefined = type.aliasSymbol ?? type.symbol
  const isNamed = symbol?.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)
  const isUtility = ['Record', 'Readonly', 'Required', 'Omit', 'Pick'].includes(symbol?.name)
  return isNamed && !isUtility ? symbol : undefined
}

const allowsUndefined = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.Unknown) !== 0 ||
  (type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined))

/** Only the command itself reads a member tagged `@internal`; one tagged `@screen` is not in JSON. */
const isTagged = (member: ts.Symbol, tag: 'internal' | 'screen'): boolean =>
  member.getJsDocTags().some(({ name }) => name === tag)

/** Returns the union of schemas, in an order that does not depend on TypeScript. */
function anyOf(schemas: readonly Schema[]): Schema {
  if (schemas.length === 1) return schemas[0] as Schema
  const sorted = [...schemas].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  const isPlain = ({ type, ...rest }: Schema) =>
    Object.keys(rest).length === 0 && type !== undefined
  return sorted.every(isPlain) ? { type: sorted.map(({ type }) => type) } : { anyOf: sorted }
}

/** Returns the schema of texts: an enum, unless there are ids such as `auth/forbidden` among them. */
function textSchema(types: readonly ts.Type[]): Schema {
  const values = types.map((type) => (type.isStringLiteral() ? type.value : '/'))
  return values.some((value) => value.includes('/')) ? { type: 'string' } : { enum: values.sort() }
}

/** Returns whether a type is a string, also one that is only marked, such as `string & Mark`. */
const isText = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.StringLike) !== 0 || (type.isIntersection() && type.types.some(isText))
