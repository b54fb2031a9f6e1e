import type { JsonFinding } from '../../core/index.js'
import type { SourceDocument } from '../documents/source-document.js'
import type { PlacedViolation } from '../results/violation-place.js'

/** A warning on a key that stands twice where no rule of the contract looks. */
export function duplicateKeyWarning(
  { text, placeAt }: NonNullable<SourceDocument['json']>,
  { offset }: Pick<JsonFinding, 'offset'>,
): PlacedViolation {
  const key = keyAt(text, offset)
  return {
    ...{ rule: 'input/duplicate-key', severity: 'warn', target: key, pointer: '' },
    message: 'Duplicate key; only the last value is used.',
    source: 'RFC 8259',
    ...placeAt(offset),
  }
}

/** The path of a finding tells the key too, but is as long as the finding lies deep. */
function keyAt(text: string, offset: number): string {
  literal.lastIndex = offset
  return JSON.parse(literal.exec(text)?.[0] ?? '""')
}

const literal = /"(?:[^"\\]|\\.)*"/y
