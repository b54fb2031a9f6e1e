import type { Kind, Schema } from '../../src/core/base/kinds.js'

/** Returns the JSON Schema of a kind of value, for editors. A schema that is written wins. */
export function schemaOf(given: Kind): Schema {
  const { description, schema, parts, members, required = [], isOpen, choices } = given
  const derived = {
    ...(choices && oneOfTypes(choices.map(schemaOf))),
    ...(parts && {
      [schema?.type === 'array' ? 'items' : 'additionalProperties']: schemaOf(parts),
    }),
    ...(members && {
      properties: propertiesOf(members),
      ...(required.length > 0 && { required }),
      ...(!isOpen && { additionalProperties: false }),
    }),
  }
  return Object.assign(description === undefined ? {} : { description }, schema, derived, schema)
}

/** Returns the schemas of the members that JSON can express. */
const propertiesOf = (members: NonNullable<Kind['members']>): Schema =>
  Object.fromEntries(
    Object.entries(members)
      .filter(([, { schema, choices }]) => schema ?? choices)
      .map(([name, member]) => [name, schemaOf(member)]),
  )

/** Joins schemas of different types, whose other keywords apply to their own type only. */
const oneOfTypes = (schemas: readonly Schema[]): Schema =>
  Object.assign({}, ...schemas, { type: schemas.map(({ type }) => type) })
