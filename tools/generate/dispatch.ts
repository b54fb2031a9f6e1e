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

  const { oneOf, 'x-otherwise': otherwise } = schema as { oneOf: Schema[]; 'x-otherwise'?: Schema }
  const members = [...oneOf, ...(otherwise === undefined ? [] : [otherwise])].map((member) => {
    const named =
      typeof member.$ref === 'string'
        ? namedBy(member.$ref)
        : {
            pointer: `${body.$ref}/x-otherwise`.slice(1),
            name: `${namedBy(String(body.$ref)).name}Otherwise`,
          }
    const own = resolve(document, member)
    const properties = own.properties as Record<string, Schema>
    const pinned = properties[property]
    return { own, properties, pinned, required: (own.required ?? []) as string[], named }
  })
  const discriminator = {
    description: members[0]?.pinned?.description,
    type: 'string',
    enum: members.map(({ pinned }) => pinned?.const).filter((value) => value),
    ...(schema['x-enum-rules'] !== undefined && { 'x-enum-rules': schema['x-enum-rules'] }),
  }
  const isRequired = members.every(({ required }) => required.includes(property))
  return members.map(({ own, properties, pinned, required, named }) => ({
    value: String(pinned?.const ?? ''),
    schema: {
      ...own,
      required: required.filter((name) => isRequired || name !== property),
      properties: { ...properties, [property]: discriminator },
    },
    ...named,
  }))
}

const namedBy = ($ref: string) => ({
  pointer: $ref.slice(1),
  name: $ref.split('/').at(-1) as string,
})

/** Returns the schemas of the bodies of each operation that has one. */
export const bodiesOf = (document: OpenApiDocument) =>
  operationsOf(document).flatMap(({ operation }) => {
    const body = operation.requestBody?.content['application/json']?.schema
    return body === undefined
      ? []
      : [{ operation: operation.operationId, body, cases: casesOf(document, body) }]
  })
