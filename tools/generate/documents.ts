import { fromPointer, valueAt } from '../../src/core/base/json.js'
import { InputError } from './input-error.js'

/** A JSON Schema object (2020-12) of the documents, with its extensions. */
export interface Schema {
  $ref?: string
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  enum?: string[]
  'x-expected'?: Schema
  [keyword: string]: unknown
}

/** The values of a rule for some operations. */
export interface RuleEntry {
  id: string
  severity: 'error' | 'warn' | 'off'
  status: number
  code: string
  operations: string[]
  summary: string
  source: string
  facts?: string[]
  'silent-if'?: string[]
  /** Whether a schema of the requests also expresses the rule. */
  'in-schema'?: boolean
  'severity-by-channel'?: Record<string, string>
  'severity-when-publishing'?: string
  /** The part of the request that the rule needs; default: `body`. */
  stage?: 'route' | 'credentials' | 'headers'
  /** JSON Schema keywords whose violations are reported under this rule. */
  keywords?: string[]
  /** Whether it reports nothing for a field that another rule reports. */
  yields?: boolean
  assumed?: string
  /** `answer`: the requirement is documented, only the response is assumed. */
  'assumed-part'?: 'answer'
}

/** One entry of a document's root list `x-rules`: a rule, and other values for some operations. */
export interface WrittenRule extends Omit<RuleEntry, 'in-schema'> {
  overrides?: (Partial<RuleEntry> & { operations: string[] })[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
}

export interface Operation {
  operationId: string
  summary: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, unknown>
  /** Statuses of `responses` that are decided, not documented. */
  'x-assumed-statuses'?: string[]
  /** Whether any 2XX status has the response of 200, because the status is not documented. */
  'x-any-success'?: boolean
  'x-rate-limits'?: unknown
  /** The option of a contract that replaces the path. */
  'x-path-option'?: string
  'x-idempotency'?: { required: boolean; 'window-seconds'?: number }
}

/** The response for a draft that cannot be published, and the rule groups that check it. */
interface Publishing {
  rule: string
  status: number
  code: string
  groups: string[]
  operations: string[]
  /** The fields of the body that publish, by operation. */
  when: Record<string, Schema>
  /** The operation whose body a draft has. */
  'draft-of': string
}

interface ErrorCodes {
  enum: string[]
  'x-error-codes': Record<
    string,
    { status: number; condition: string; operations?: string[]; 'x-assumed'?: boolean }
  >
}

/** `x-states`: the states of the objects of a family, and what changes them. */
export interface States {
  states: Record<string, string>
  transitions: {
    from: string[]
    trigger: string
    condition: string
    to?: string
    effects?: string
    rule?: string
    'x-assumed-reason'?: string
  }[]
}

export interface OfferingStates extends States {
  locks: { field: string; scheduled: string; active: string; when?: { type: string } }[]
  'unlisted-fields': { scheduled: string; active: string; 'x-assumed-reason': string }
}

export interface CampaignStates extends States {
  'x-not-documented': string
  'allowed-actions': Record<string, { 'not-for': string[] }>
}

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, unknown> & { parameters?: Parameter[] }>
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, unknown>>
  'x-rules': RuleEntry[]
  'x-publishing'?: Publishing
  'x-open': { violation?: string }[]
}

/** The two families of operations, each with a document, `openapi/<family>.yaml`. */
export const families = ['campaigns', 'offerings'] as const
export type Family = (typeof families)[number]
export interface Documents {
  campaigns: OpenApiDocument & { 'x-states': CampaignStates; 'x-publishing': Publishing }
  offerings: OpenApiDocument & { 'x-states': OfferingStates }
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** Returns every operation of a document with its method, path and resolved parameters. */
export function operationsOf(document: OpenApiDocument) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const operation = item[method] as Operation
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
          (parameter) => resolve(document, parameter) as unknown as Parameter,
        )
        return { method: method.toUpperCase(), path, operation, parameters }
      }),
  )
}

/** Returns the schema of an operation's request body. */
export function bodyOf(document: OpenApiDocument, operationId: string): Schema {
  const found = operationsOf(document).find(
    ({ operation }) => operation.operationId === operationId,
  )
  const schema = found?.operation.requestBody?.content['application/json']?.schema
  if (schema === undefined) throw new InputError(`${operationId} has no request body`)
  return schema
}

/** Follows `$ref`s within the document to their end. */
export function resolve(document: object, value: object): Schema {
  let current = value as Schema
  while (typeof current.$ref === 'string') {
    const target = valueAt(document, fromPointer(current.$ref.slice(1)))
    if (target === undefined) throw new InputError(`${current.$ref} does not exist`)
    current = target as Schema
  }
  return current
}

/** Yields each object in a part of a document, or in what it references, once. */
export function* objectsIn(
  document: object,
  part: unknown,
  visited = new Set<unknown>(),
): Generator<Schema> {
  if (typeof part !== 'object' || part === null || visited.has(part)) return
  visited.add(part)
  yield part as Schema
  if ('$ref' in part) yield* objectsIn(document, resolve(document, part), visited)
  for (const inner of Object.values(part)) yield* objectsIn(document, inner, visited)
}

/** Returns the fields of a schema in `components/schemas`. */
export const fieldsOf = ({ components }: OpenApiDocument, name: string): Record<string, Schema> =>
  components.schemas[name]?.properties ?? {}

/** Returns the schema of the error codes, with the status of each. */
export const errorCodesOf = ({ components }: OpenApiDocument): ErrorCodes =>
  components.schemas.ErrorCode as unknown as ErrorCodes

/** A schema without `$ref` and `allOf`. */
interface Flat {
  schema: Schema
  /** What `allOf` has for rules, which is not merged. */
  branches: readonly Schema[]
  /** The schema that it references or extends. */
  reference: string | undefined
}

/** Merges a schema with what it references in `$ref` and `allOf`; its own keywords win. */
export function flattened(document: object, given: Schema): Flat {
  const { $ref, allOf = [], ...own } = given
  const isBranch = (part: Schema) => part['x-rule'] !== undefined
  const parts = [
    ...($ref === undefined ? [] : [resolve(document, { $ref })]),
    ...allOf.filter((part) => !isBranch(part)),
  ].map((part) => flattened(document, part))
  return {
    schema: [...parts.map(({ schema }) => schema), own].reduce(both),
    branches: [...parts.flatMap(({ branches }) => branches), ...allOf.filter(isBranch)],
    reference: $ref ?? parts.find(({ reference }) => reference)?.reference,
  }
}

function both(one: Schema, two: Schema): Schema {
  const result = { ...one, ...two }
  if (one.required && two.required) {
    result.required = [...new Set([one.required, two.required].flat())]
  }
  if (one.properties && two.properties) {
    const properties = { ...one.properties }
    for (const [key, schema] of Object.entries(two.properties)) {
      const other = properties[key]
      properties[key] = other === undefined ? schema : { allOf: [other, schema] }
    }
    result.properties = properties
  }
  return result
}
