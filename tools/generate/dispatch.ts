import { type OpenApiDocument, resolve, type Schema } from './documents.js'

/** The schemas that a request body is judged by, keyed by the value of its discriminator. */
export interface Dispatch {
  cases: Record<string, Schema>
  /** For a body without a known discriminator. */
  otherwise?: Schema
}

/**
 * Splits a union that is marked `x-dispatch: <property>` into its members, so that a body is
 * judged by the one member that its discriminator names and never told about the others.
 * The members' own word on the discriminator is replaced: it may be known from elsewhere (the
 * stored draft), and that it is missing is a rule's to say, unless every member demands it.
 */
export function dispatch(document: OpenApiDocument, body: Schema): Dispatch {
  const schema = resolve(document, body)
  const property = schema['x-dispatch'] as string | undefined
  if (property === undefined) return { cases: {}, otherwise: schema }

  const members = (schema.oneOf as Schema[]).map((member) => resolve(document, member))
  const pinned = (member: Schema) => (member.properties as Record<string, Schema>)[property]
  const values = members.map((member) => pinned(member)?.const).filter((value) => value)
  const discriminator = {
    type: 'string',
    enum: values,
    ...(schema['x-enum-rules'] !== undefined && { 'x-enum-rules': schema['x-enum-rules'] }),
  }
  const required = (member: Schema) => (member.required ?? []) as string[]
  const isDemanded = members.every((member) => required(member).includes(property))
  const relaxed = (member: Schema): Schema => ({
    ...member,
    required: required(member).filter((name) => isDemanded || name !== property),
    properties: { ...(member.properties as Schema), [property]: discriminator },
  })
  const result: Dispatch = { cases: {} }
  for (const member of members) {
    const value = pinned(member)?.const
    if (value === undefined) result.otherwise = relaxed(member)
    else result.cases[String(value)] = relaxed(member)
  }
  return result
}
