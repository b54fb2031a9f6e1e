import { configuration } from '../../src/cli/config/options.js'
import type { Schema } from '../../src/core/base/kinds.js'
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
