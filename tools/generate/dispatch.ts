import { type OpenApiDocument, operationsOf, resolve, type Schema } from './documents.js'
import { InputError } from './input-error.js'

/** A schema of a request body, for a value of its discriminator. */
export interface BodyCase {
  /** '' for a body without a known discriminator. */
  value: string
  schema: Schema
  /** The JSON Pointer of the schema in its document. */
  pointer: string
  name: string
}

/**
 * Splits a union marked `x-dispatch: <property>` into its members, so that a body is validated only
 * by the member that its discriminator names, or by `x-otherwise`. The members' schemas for the
 * discriminator are relaxed: the stored draft may provide it, so a rule reports a missing one, unless
 * every member requires it.
 */
export function casesOf(document: OpenApiDocument, body: Schema): BodyCase[] {
  if (typeof body.$ref !== 'string') throw new InputError('A body must have a named schema')
  const schema = resolve(document, body)
  const property = schema['x-dispatch'] as string | undefined
  if (property === undefined) return [{ value: '', schema, ...namedBy(body.$ref) }]

  const { oneOf = [], 'x-otherwise': otherwise } = schema
  const members = ([...oneOf, otherwise ?? []].flat() as Schema[]).map((member) => {
    const own = resolve(document, member)
    const pinned = own.properties?.[property]
    const named = namedBy(member.$ref ?? `${body.$ref}/x-otherwise`)
    return { own, pinned, value: String(pinned?.const ?? ''), named }
  })
  const discriminator = {
    description: members[0]?.pinned?.description,
    type: 'string',
    enum: members.map(({ value }) => value).filter((value) => value !== ''),
    'x-enum-rules': schema['x-enum-rules'],
  }
  const isRequired = members.every(({ own }) => own.required?.includes(property))
  return members.map(({ own, value, named }) => ({
    value,
    schema: {
      ...own,
      required: (own.required ?? []).filter((name) => isRequired || name !== property),
      properties: { ...own.properties, [property]: discriminator },
    },
    ...named,
  }))
}

const namedBy = ($ref: string) => ({
  pointer: $ref.slice(1),
  name: $ref.replace('/x-otherwise', 'Otherwise').split('/').at(-1) as string,
})

/** Returns the schemas of the bodies of each operation that has one. */
export const bodiesOf = (document: OpenApiDocument) =>
  operationsOf(document).flatMap(({ operation }) => {
    const body = operation.requestBody?.content['application/json']?.schema
    return body === undefined
      ? []
      : [{ operation: operation.operationId, body, cases: casesOf(document, body) }]
  })
