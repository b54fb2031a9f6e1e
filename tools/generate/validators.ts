import AjvModule, { type CodeKeywordDefinition, type KeywordCxt } from 'ajv'
import { _, and, type Code, or } from 'ajv/dist/compile/codegen/index.js'
import { checkDataTypes, DataType } from 'ajv/dist/compile/validate/dataType.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import * as formats from '../../src/core/formats/formats.js'
import { dispatch } from './dispatch.js'
import { type Documents, families, operationsOf, type Schema } from './documents.js'
import { mapValues, structural } from './structural.js'
import { asModule } from './validator-module.js'

// Both packages are CommonJS: the default export is a property of the module.
const Ajv = AjvModule.default ?? AjvModule
const standaloneCode = standaloneModule.default ?? standaloneModule

/** `enum` with members spelled by the contract's options (`found.names`), and those of rules. */
const serviceEnum: CodeKeywordDefinition = {
  keyword: 'serviceEnum',
  error: { message: '', params: ({ schemaValue }) => _`${schemaValue}` },
  code(context: KeywordCxt) {
    const { data, schema } = context
    const fixed = [...schema.values, ...Object.keys(schema.rules)].map(
      (value) => _`${data} === ${value}`,
    )
    const named = (schema.names as string[]).map((name) => _`${data} === found.names[${name}]`)
    context.fail(_`!(${or(...fixed, ...named)})`)
  },
}

/** Returns a keyword that fails for the values of the condition. */
const expectation = (
  keyword: string,
  isUnexpected: (context: KeywordCxt) => Code,
): CodeKeywordDefinition => ({
  keyword,
  error: { message: '', params: ({ schemaValue }) => _`${schemaValue}` },
  code: (context: KeywordCxt) => context.fail(isUnexpected(context)),
})

/** The keywords of `x-expected`; each ignores values of a type that it does not concern. */
const expectations = [
  expectation('expectedType', ({ data, schema }) =>
    checkDataTypes([schema].flat(), data, true, DataType.Wrong),
  ),
  expectation('expectedEnum', ({ data, schema }) => {
    const others = (schema as string[]).map((value) => _`${data} !== ${value}`)
    return and(_`typeof ${data} === "string"`, ...others)
  }),
  expectation(
    'expectedMinimum',
    ({ data, schema }) => _`typeof ${data} === "number" && ${data} < ${schema}`,
  ),
  expectation(
    'expectedMaximum',
    ({ data, schema }) => _`typeof ${data} === "number" && ${data} > ${schema}`,
  ),
]

/** The compiled validators of one operation's body, by the value of the discriminator. */
export interface BodyValidators {
  operation: string
  /** Discriminator value to the name of the exported function. */
  cases: Record<string, string>
  otherwise?: string
}

/** Compiles the structure of every request body ahead of time; returns the source and its index. */
export function compileValidators(documents: Documents): {
  source: string
  bodies: BodyValidators[]
} {
  const ajv = new Ajv({
    allErrors: true,
    inlineRefs: false,
    messages: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    unicodeRegExp: true,
    formats: formats.formats,
    code: { source: true, esm: true, lines: true, formats: _`require("formats").formats` },
  })
  for (const keyword of [serviceEnum, ...expectations]) ajv.addKeyword(keyword)
  // Containers of the schemas in the object for Ajv; they assert nothing.
  ajv.addVocabulary(['components', 'roots'])

  const exported: Record<string, string> = {}
  const bodies: BodyValidators[] = []
  for (const family of families) {
    const document = documents[family]
    const roots: Record<string, unknown> = {}
    const root = (name: string, schema: Schema): string => {
      roots[name] = structural(schema)
      exported[name] = `${family}#/roots/${name}`
      return name
    }
    for (const { operation } of operationsOf(document)) {
      const schema = operation.requestBody?.content['application/json']?.schema
      if (schema === undefined) continue
      const { cases, otherwise } = dispatch(document, schema)
      const name = operation.operationId
      bodies.push({
        operation: name,
        cases: Object.fromEntries(
          Object.entries(cases).map(([value, member]) => [value, root(`${name}${value}`, member)]),
        ),
        ...(otherwise !== undefined && { otherwise: root(name, otherwise) }),
      })
    }
    ajv.addSchema({
      $id: family,
      components: { schemas: mapValues(document.components.schemas, structural) },
      roots,
    })
  }
  return { source: asModule(standaloneCode(ajv, exported)), bodies }
}
