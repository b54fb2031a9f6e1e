import { configuration } from '../../src/cli/config/options.js'
import type { Kind, Kinds, Schema } from '../../src/core/base/kinds.js'
import { contractKinds } from '../../src/core/contract/option-kinds.js'
import { reservedGroups } from '../../src/core/contract/rule-groups.js'
import { schemaOf } from './schema-of.js'

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

/** Returns the types of the configuration, except its contract options, which have theirs. */
export function configTypes(): string {
  const { serve, conform, overrides, plugins, ...options } = configuration.members
  const { members, required } = overrides.parts
  return [
    `import type { OperationName } from './operations.js'`,
    declared('ConfigOptions', 'The options of a configuration file and of `check`.', options),
    declared('OverrideOptions', 'Settings for some of the files.', members, required),
    declared('ServeConfig', 'The options of `serve`.', serve.members),
    declared('ConformConfig', 'The options of `conform`.', conform.members),
  ].join('\n\n')
}

const declared = (
  name: string,
  about: string,
  kinds: Kinds,
  required: readonly string[] = [],
): string => {
  const own = Object.entries(kinds).filter(([option]) => !Object.hasOwn(contractKinds, option))
  return `/** ${about} */\nexport interface ${name} ${objectType(own, required)}`
}

function objectType(
  members: readonly [name: string, kind: Kind][],
  required: readonly string[],
  indent = '',
): string {
  const lines = members.flatMap(([name, kind]) => [
    `  /** ${kind.description} */`,
    `  ${name}${required.includes(name) ? '' : '?'}: ${typeOf(kind)}`,
  ])
  return `{\n${lines.map((line) => `${indent}${line}\n`).join('')}${indent}}`
}

function typeOf({ choices, parts, members, schema = {} }: Kind): string {
  if (choices !== undefined) return choices.map(typeOf).join(' | ')
  if (parts !== undefined) return `readonly ${typeOf(parts)}[]`
  if (members !== undefined) return objectType(Object.entries(members), [], '  ')
  if (schema.$ref !== undefined) return 'OperationName'
  if (Array.isArray(schema.enum)) return schema.enum.map((each) => `'${each}'`).join(' | ')
  return schema.type === 'integer' ? 'number' : String(schema.type)
}
