import { createHash } from 'node:crypto'
import type { LocatedFinding } from './finding.js'

/** Identifies a finding in a file, independent of lines and array indices. */
interface FindingKey {
  operation: string
  rule: string
  target: string
}

/** Returns the key of a finding. Array indices become `*`, because edits shift them. */
export const findingKey = (
  operation: string | null,
  { rule, target }: Pick<LocatedFinding, 'rule' | 'target'>,
): FindingKey => ({
  operation: operation ?? '',
  rule,
  target: target
    .split('.')
    .map((segment) => (/^\d+$/.test(segment) ? '*' : segment))
    .join('.'),
})

/** Returns a fingerprint that is stable across machines and versions. */
export const fingerprintOf = ({ operation, rule, target }: FindingKey): string =>
  digest([operation, rule, target])

/** Returns a short hash of the texts. */
export const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)
