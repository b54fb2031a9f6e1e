import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { messageField } from '../../src/conformance/places.js'
import { bodiesOf } from './dispatch.js'
import {
  type Documents,
  type Family,
  families,
  type OpenApiDocument,
  operationsOf,
  type Schema,
} from './documents.js'
import { InputError } from './input-error.js'
import { literal } from './literal.js'

/** One statement of the API description; `statements/campaigns.yaml` explains the members. */
interface Statement {
  says: string
  by?: string[]
  answer?: { status: number; code?: string }
  operations?: string[]
  open?: true
  proof?: string
  'not-checkable'?: string
}

export interface Section {
  section: string
  statements: Statement[]
}

/** Returns the statements by section, as they are written: `by` has what a finding must be about. */
const writtenSections = (family: Family): [section: string, statements: Statement[]][] =>
  Object.entries(parse(readFileSync(new URL(`statements/${family}.yaml`, import.meta.url), 'utf8')))

/** Returns the statements about a family, by section. */
export const sectionsOf = (family: Family): Section[] =>
  writtenSections(family).map(([section, statements]) => ({
    section,
    statements: statements.map((statement) => ({
      ...statement,
      ...(statement.by && {
        by: [...new Set(statement.by.map((name) => name.replace(/[@!].*/, '')))],
      }),
    })),
  }))

/** Returns the module with the statements that findings quote. */
export function requirementsCode(documents: Documents): string {
  const lines = families.flatMap((family) => {
    const subjects = subjectsIn(documents[family])
    const statements = writtenSections(family).flatMap(([section, statements]) =>
      statements.filter(isRequirement).map(({ says: text, by = [], answer, operations }) => {
        const { status, code } = answer ?? {}
        const ofAnswer = [status ?? [], code === undefined ? [] : `${status} ${code}`].flat()
        const about = new Set([...by.flatMap(subjects), ...ofAnswer.map(String)])
        return { family, section, text, about: [...about], status, operations }
      }),
    )
    return withoutShadowed(statements)
  })
  return `/** A statement of the API description, in our own words. */
export interface Requirement {
  readonly family: '${families.join("' | '")}'
  readonly section: string
  readonly text: string
  /**
   * The rules, response checks, fields, operations, statuses and codes that it is about. \`rule@term\`
   * is only about findings with the term; \`rule!\` is the statement if no term applies.
   */
  readonly about: readonly string[]
  /** The status of the response that it states. */
  readonly status?: number
  /** The operations that it applies to, if not all. */
  readonly operations?: readonly string[]
}

/** In the order of the API description. */
export const requirements: readonly Requirement[] = [
${lines.map((line) => `  ${JSON.stringify(line)},`).join('\n')}
]`
}

/** Returns the module with the lists of what the API description leaves open. */
export function openPartsCode(documents: Documents): string {
  const parts = families.flatMap((family) => documents[family]['x-open'])
  const ids = new Set(
    families.flatMap((family) => documents[family]['x-rules'].map(({ id }) => id)),
  )
  const unknown = parts.find(({ violation }) => violation !== undefined && !ids.has(violation))
  if (unknown !== undefined) throw new InputError(`x-open: ${unknown.violation} is no rule`)
  return `/** One entry of \`x-open\` in the OpenAPI documents, which say what its members mean. */
export interface OpenPart {
  readonly violation?: string
  readonly keyword?: string
  readonly fields?: readonly string[]
  readonly except?: readonly string[]
  readonly missing?: readonly string[]
  readonly settled?: readonly string[]
  readonly conditional?: readonly string[]
  readonly operations?: readonly string[]
  readonly reason: string
}

export const openParts: readonly OpenPart[] = ${literal(parts)}`
}

const isRequirement = ({ open, by }: Statement): boolean => open === undefined && by !== undefined

/** Removes what other statements are always quoted about instead. */
function withoutShadowed<Entry extends { about: string[]; operations: string[] | undefined }>(
  statements: readonly Entry[],
): Entry[] {
  const forAll = ({ operations }: Entry) => operations === undefined
  const preferred = new Set(statements.filter(forAll).flatMap(({ about }) => about))
  const before = new Set<string>()
  return statements.flatMap((each) => {
    const about = each.about.filter(
      (subject) => !before.has(subject) && !preferred.has(`${subject}!`),
    )
    if (forAll(each)) for (const subject of each.about) before.add(subject)
    return about.length === 0 ? [] : [{ ...each, about }]
  })
}

/**
 * Returns what findings call the things that statements name: a rule or check is itself, a JSON
 * Pointer its operation, and a field of a schema the field in the bodies that have the schema.
 */
function subjectsIn(document: OpenApiDocument): (name: string) => string[] {
  const fields = bodyFields(document)
  const operations = new Map(
    operationsOf(document).map(({ method, path, operation }) => [
      `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`,
      operation.operationId,
    ]),
  )
  return (written) => {
    const [, name = '', term = ''] = /^(.*?)([@!].*)?$/.exec(written) ?? []
    if (/^[a-z]/.test(name)) return [written]
    if (name.startsWith('/')) {
      const pointer = name.split('/').slice(0, 4).join('/')
      const operation = operations.get(pointer)
      return operation === undefined ? [] : [`${operation}${name === pointer ? '!' : ''}`]
    }
    // What the whole body is like says nothing about a field, unless it names the field.
    const named = [...(fields.get(name) ?? [])].filter((field) => field !== '' || term !== '')
    return named.map((field) => `body.${field}${term}`)
  }
}

/** Returns the fields of the bodies of a document, by the schemas and their fields. */
function bodyFields(document: OpenApiDocument): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const visit = (schema: unknown, field: string, names: readonly string[]) => {
    if (typeof schema !== 'object' || schema === null) return
    for (const name of names) found.set(name, (found.get(name) ?? new Set()).add(field))
    const { $ref, allOf, anyOf, oneOf, properties, items, additionalProperties } = schema as Schema
    if (typeof $ref === 'string') {
      const name = $ref.replace('#/components/schemas/', '')
      visit(document.components.schemas[name], field, [...names, name])
    }
    for (const each of [allOf, anyOf, oneOf].flat()) visit(each, field, names)
    const inside = (step: string) => names.map((name) => `${name}.${step}`)
    for (const [key, inner] of Object.entries(properties ?? {})) {
      visit(inner, messageField(field === '' ? key : `${field}.${key}`), inside(key))
    }
    // A statement about a list or a map is about its entries.
    visit(items, field, inside('[]'))
    visit(additionalProperties, field, inside('*'))
  }
  for (const { body } of bodiesOf(document)) visit(body, '', [])
  return found
}
