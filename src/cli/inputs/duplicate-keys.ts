import type { SourceDocument } from '../documents/source-document.js'
import { inputWarning, type LocatedFinding } from '../results/finding.js'

/** Maximum number of reported keys. */
const most = 1000

/** Returns warnings about duplicate keys that no rule of the contract covers. */
export const duplicateKeyWarnings = (document: SourceDocument): LocatedFinding[] =>
  document.scan.duplicateKeys
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
