import { type OpenApiDocument, resolve, type Schema } from './documents.js'

/** The schemas of a request body, by the value of its discriminator. */
interface Dispatch {
  cases: Record<string, Schema>
  /** Schema of a body without a known discriminator. */
  otherwise?: Schema
}

/** Returns the schemas of a union, with the one (`x-otherwise`) for bodies that no other is for. */
export const membersOf = ({ oneOf, 'x-otherwise': otherwise }: Schema): Schema[] => [
  ...(oneOf as Schema[]),
  ...(otherwise === undefined ? [] : [otherwise as Schema]),
]

/**
 * Splits a union marked `x-dispatch: <property>` into its members, so that a body is validated only
 * by the member that its discriminator names. The members' schemas for the discriminator are
 * relaxed: the stored draft may provide it, so a rule reports a missing one, unless every member
 * requires it.
 */
export function dispatch(document: OpenApiDocument, body: Schema): Dispatch {
  const schema = resolve(document, body)
  const property = schema['x-dispatch'] as string | undefined
  if (property === undefined) return { cases: {}, otherwise: schema }

  const members = membersOf(schema).map((member) => resolve(document, member))
  const pinned = (member: Schema) => (member.properties as Record<string, Schema>)[property]
  const values = members.map((member) => pinned(member)?.const).filter((value) => value)
  const discriminator = {
    description: members.map(pinned)[0]?.description,
    type: 'string',
    enum: values,
    ...(schema['x-enum-rules'] !== undefined && { 'x-enum-rules': schema['x-enum-rules'] }),
  }
  const required = (member: Schema) => (member.required ?? []) as string[]
  const isRequired = members.every((member) => required(member).includes(property))
  const relaxed = (member: Schema): Schema => ({
    ...member,
    required: required(member).filter((name) => isRequired || name !== property),
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
