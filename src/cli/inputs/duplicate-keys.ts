import type { JsonFinding } from '../../core/index.js'
import type { SourceDocument } from '../documents/source-document.js'
import { inputWarning, type LocatedFinding } from '../results/finding.js'
import type { LocatedRequest } from './located-request.js'

/** Maximum number of reported keys per request. */
const most = 1000

/** Returns warnings about duplicate keys that no rule of the contract covers. */
export const duplicateKeyWarnings = (
  document: SourceDocument,
  findings: readonly JsonFinding[] = document.scan.duplicateKeys,
): LocatedFinding[] =>
  findings
    .slice(0, most)
    .map(({ offset }) =>
      inputWarning(
        'input/duplicate-key',
        'Duplicate key; only the last value is used.',
        document.positionAt(offset),
        { target: keyAt(document.text, offset), source: 'RFC 8259' },
      ),
    )

/** Reads the key from the text, because computing the path of a deep finding is slow. */
function keyAt(text: string, offset: number): string {
  literal.lastIndex = offset
  return JSON.parse(literal.exec(text)?.[0] ?? '""')
}

const literal = /"(?:[^"\\]|\\.)*"/y

/**
 * Returns a function that returns the duplicate keys of each request of a document, in order, and
 * those of no request when it is called without one.
 */
export function duplicateKeysOf(
  document: SourceDocument,
): (request?: LocatedRequest) => LocatedFinding[] {
  let left: readonly JsonFinding[] = document.scan.duplicateKeys
  return (request) => {
    if (left.length === 0 || (request && request.path === undefined)) return []
    if (request?.path === undefined) return duplicateKeyWarnings(document, left)
    const extent = document.extentOf({ path: request.path, at: 'value' })
    const isInside = ({ offset }: JsonFinding) =>
      extent !== undefined && offset >= extent.start && offset < extent.end
    const inside = left.filter(isInside)
    left = left.filter((finding) => !isInside(finding))
    return duplicateKeyWarnings(document, inside)
  }
}
