import { bodyRoots, definitionsText } from '../../../generated/body-schemas.js'
import type { OperationName } from '../../../generated/operations.js'

/** Returns the full JSON Schema of an operation's body, conditionals included, if it has a body. */
export function bodySchemaOf(operation: OperationName): Record<string, unknown> | undefined {
  const root = bodyRoots[operation]
  if (root === undefined) return undefined
  const all: Record<string, unknown> = JSON.parse(definitionsText)
  const $defs: Record<string, unknown> = {}
  takeReferenced(root, all, $defs)
  return { ...root, $defs }
}

/** Copies the definitions that a schema references, directly or through other definitions. */
function takeReferenced(
  schema: unknown,
  all: Record<string, unknown>,
  taken: Record<string, unknown>,
): void {
  if (typeof schema !== 'object' || schema === null) return
  // `#/$defs/<name>`, possibly with a path into it.
  const name = '$ref' in schema ? String(schema.$ref).split('/')[2] : undefined
  if (name !== undefined && !(name in taken)) {
    taken[name] = all[name]
    takeReferenced(all[name], all, taken)
  }
  for (const inner of Object.values(schema)) takeReferenced(inner, all, taken)
}
