import { bodySchemaTexts } from '../generated/body-schemas.js'
import type { OperationName } from '../generated/operations.js'

/** The full JSON Schema of an operation's body, conditionals included, if it takes one. */
export function bodySchemaOf(operation: OperationName): Record<string, unknown> | undefined {
  const text = bodySchemaTexts[operation]
  return text === undefined ? undefined : JSON.parse(text)
}
