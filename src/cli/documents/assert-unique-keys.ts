import type { JsonFinding } from '../../core/index.js'
import { InputError } from './input-error.js'
import type { SourceDocument } from './source-document.js'

/** Throws an InputError at a duplicate key, because parsing would drop one of the values. */
export function assertUniqueKeys(
  { json }: SourceDocument,
  isAllowed?: (finding: JsonFinding) => boolean,
): void {
  if (json === undefined) return
  const found = json.scan.duplicateKeys.find((finding) => !isAllowed?.(finding))
  if (found === undefined) return
  const key = String(found.path.at(-1))
  throw new InputError(`Duplicate key \`${key}\``, json.positionAt(found.offset))
}
