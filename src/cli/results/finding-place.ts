import { createHash } from 'node:crypto'
import type { PlacedViolation } from './violation-place.js'

/** Where in a request something was found, whatever stands before it and beside it. */
export interface FindingPlace {
  operation: string
  rule: string
  target: string
}

/** The place of a finding: indices are left out of it, since neighbours that come or go move them. */
export const findingPlace = (
  operation: string | null,
  { rule, target }: Pick<PlacedViolation, 'rule' | 'target'>,
): FindingPlace => ({
  operation: operation ?? '',
  rule,
  target: target
    .split('.')
    .map((segment) => (/^\d+$/.test(segment) ? '*' : segment))
    .join('.'),
})

/** The same for the same place, on every machine and in every version of this format. */
export const fingerprintOf = ({ operation, rule, target }: FindingPlace): string =>
  digest([operation, rule, target])

/** A short name of these texts. */
export const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)
