import type { LocatedFinding } from '../results/finding.js'
import { digest, findingKey, fingerprintOf } from '../results/finding-key.js'

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
    const key = fingerprintOf(findingKey(operation, finding))
    const nth = (counts.get(key) ?? 0) + 1
    counts.set(key, nth)
    return { fingerprint: digest([file, key]), nth }
  }
}
