import type { Contract, OperationName } from '../../core/index.js'

/** Returns whether a text names a schema of requests, or of the body of an operation. */
export const namesSchema = (text: string, contract: Contract): boolean =>
  schemaName(text) === 'request' || schemaOperation(text, contract) !== undefined

/**
 * Returns the operation whose body a text is, by its JSON Schema: in a comment for the YAML language
 * server or as `$schema`. Only the name of the schema's file counts.
 */
export function schemaOperation(text: string, contract: Contract): OperationName | undefined {
  const name = schemaName(text)
  return name !== undefined && Object.hasOwn(contract.operations, name)
    ? (name as OperationName)
    : undefined
}

function schemaName(text: string): string | undefined {
  const url = /(?:yaml-language-server:\s*\$schema=|"\$schema"\s*:\s*")([^\s"]+)/.exec(
    text.slice(0, 2000),
  )?.[1]
  const file = url?.split('/').at(-1) ?? ''
  const name = file.endsWith('.json') ? file.split('.')[0] : undefined
  return name?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
