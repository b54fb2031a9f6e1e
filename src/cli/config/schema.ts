import { reservedGroups } from '../../core/contract/rule-groups.js'
import type { Kind, Schema } from './kinds.js'
import { configuration } from './options.js'

/** Returns the JSON Schema of a configuration, with the operations and rules of the contract. */
export const configSchema = (operations: readonly string[], rules: readonly string[]): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'campaign-contract configuration',
  ...schemaOf(configuration),
  $defs: {
    operation: { enum: operations },
    rule: { anyOf: [{ enum: rules }, { pattern: rulesOfPlugins }] },
  },
})

/** Matches the ids of rules and groups of plugins, whose names no group of the contract has. */
const name = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*'
const rulesOfPlugins = `^(?!(?:${reservedGroups.join('|')})/)${name}/(?:${name}|\\*)$`

function schemaOf(kind: Kind): Schema | undefined {
  if (kind.is === 'list') return { type: 'array', items: schemaOf(kind.items) }
  if (kind.is !== 'members') return kind.schema
  const properties = Object.entries(kind.members).flatMap(([name, [member, description]]) => {
    const schema = schemaOf(member)
    return schema === undefined ? [] : [[name, { description, ...schema }]]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(kind.required.length > 0 && { required: kind.required }),
    additionalProperties: false,
  }
}
