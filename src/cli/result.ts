import type { ErrorResponse, RuleId, StoredResponse } from '../index.js'
import type { PlacedViolation } from './violation-place.js'

/** What came out for one document; the entries of `--format json`. */
export interface Result {
  file: string
  /** Which document of the file it is, from 1, where the file holds several. */
  document?: number
  operation: string | null
  ok: boolean
  /** HTTP status of the answer; null where the contract states none: right, or not usable. */
  status: number | null
  /** What the API would answer to a request that is wrong. */
  response?: ErrorResponse
  /** What it would answer to a request that repeats one it has answered. */
  replay?: StoredResponse
  violations: PlacedViolation[]
  warnings: PlacedViolation[]
  unchecked: RuleId[]
  /** What would decide the unchecked rules: facts and parts of the request. */
  needs: string[]
  /** How many violations and warnings are left out. */
  truncated?: number
  /** Why the file or document could not be used. */
  error?: { message: string; line?: number; column?: number }
}

export interface Summary {
  files: number
  /** Requests in them; what could not be used counts as one. */
  requests: number
  right: number
  wrong: number
  unusable: number
}

export type Outcome = 'right' | 'wrong' | 'unusable'

export function outcomeOf({ ok, error }: Result): Outcome {
  if (error) return 'unusable'
  return ok ? 'right' : 'wrong'
}

export function summarize(results: readonly Result[]): Summary {
  const count = (outcome: Outcome) =>
    results.filter((result) => outcomeOf(result) === outcome).length
  return {
    files: new Set(results.map(({ file }) => file)).size,
    requests: results.length,
    right: count('right'),
    wrong: count('wrong'),
    unusable: count('unusable'),
  }
}
