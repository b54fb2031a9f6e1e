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

/** Returns a short hash of the texts. */
export const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)

/**
 * Identifies findings independently of lines: by a fingerprint of file and finding key, and a number
 * among the findings with that key. Buffers the keys of one file.
 */
export function findingNumbers() {
  let current: string | undefined
  let counts = new Map<string, number>()
  return (
    file: string,
    operation: string | null,
    finding: LocatedFinding,
  ): { fingerprint: string; nth: number } => {
    if (file !== current) {
      current = file
      counts = new Map()
    }
    const { operation: named, rule, target } = findingKey(operation, finding)
    const key = digest([named, rule, target])
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    return { fingerprint: digest([file, key]), nth }
  }
}
