import type { JsonFinding } from '../../core/index.js'
import type { SourceDocument } from '../documents/source-document.js'
import type { LocatedViolation } from '../results/violation-position.js'

/** Returns a warning about a duplicate key that no rule of the contract covers. */
export function duplicateKeyWarning(
  { text, positionAt }: NonNullable<SourceDocument['json']>,
  { offset }: Pick<JsonFinding, 'offset'>,
): LocatedViolation {
  const key = keyAt(text, offset)
  return {
    ...{ rule: 'input/duplicate-key', severity: 'warn', target: key, pointer: '' },
    message: 'Duplicate key; only the last value is used.',
    source: 'RFC 8259',
    ...positionAt(offset),
  }
}

/** Reads the key from the text, because computing the path of a deep finding is slow. */
function keyAt(text: string, offset: number): string {
  literal.lastIndex = offset
  return JSON.parse(literal.exec(text)?.[0] ?? '""')
}

const literal = /"(?:[^"\\]|\\.)*"/y
