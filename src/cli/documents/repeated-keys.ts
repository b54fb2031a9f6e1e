import type { JsonFinding } from '../../core/index.js'
import { Problem } from './problem.js'
import type { SourceDocument } from './source-document.js'

/** Throws a Problem where a key stands twice in one object, of which parsing would drop one. */
export function refuseRepeatedKeys(
  { json }: SourceDocument,
  isAllowed?: (finding: JsonFinding) => boolean,
): void {
  if (json === undefined) return
  const found = json.scan.duplicateKeys.find((finding) => !isAllowed?.(finding))
  if (found === undefined) return
  const key = String(found.path.at(-1))
  throw new Problem(`the key \`${key}\` stands twice in one object`, json.placeAt(found.offset))
}
