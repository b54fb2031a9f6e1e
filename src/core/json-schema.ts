import type { OperationName } from '../../generated/operations.js'
import { isObject } from './base/json.js'
import { assertOperation } from './contract/assert-operation.js'
import { bodySchemaOf } from './contract/body-schemas.js'
import type { OptionsWith } from './contract/options.js'
import type { Plugin } from './contract/plugin.js'
import { readOptions } from './contract/read-options.js'
import type { ServiceNames } from './contract/service-names.js'
import { withFormatPatterns } from './formats/format-patterns.js'
import { withWorkspaceNames } from './workspace-schema.js'

/**
 * Returns the JSON Schema (draft 2020-12) of an operation's request body as a new object, with the
 * conditions of portable rules and all definitions in `$defs`. It has the names of the service, and
 * editors complete those of the workspace. Takes the options of `createContract`; the schema accepts
 * whatever a contract with the same options accepts. Throws a TypeError on an unknown operation, one
 * without a request body, an unknown option and an invalid value.
 *
 * @example
 * const schema = jsonSchema('testCampaign', { serviceName: 'ACME' })
 * await writeFile('test-campaign.schema.json', JSON.stringify(schema))
 */
export function jsonSchema<const Plugins extends readonly Plugin[] = []>(
  operation: OperationName,
  options: OptionsWith<Plugins> = {},
): Record<string, unknown> {
  assertOperation(operation)
  const { names, severities } = readOptions(options)
  const schema = bodySchemaOf(operation)
  if (schema === undefined) throw new TypeError(`${operation} has no request body.`)
  const named = spelled(withFormatPatterns(schema), names) as Record<string, unknown>
  return options.workspace === undefined
    ? named
    : withWorkspaceNames(named, operation, options.workspace, severities)
}

/** Returns a copy of a schema in which the options replace the enum members that they define. */
function spelled(schema: unknown, names: ServiceNames): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => spelled(inner, names))
  if (!isObject(schema)) return schema
  const options = (schema['x-service-name'] ?? {}) as Record<string, keyof ServiceNames>
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'enum' && Array.isArray(value)
        ? value.map((member) => names[options[member] as keyof ServiceNames] ?? member)
        : spelled(value, names),
    ]),
  )
}
