import type { ErrorResponse, RuleId, StoredResponse } from '../../core/index.js'
import type { PlacedViolation } from './violation-place.js'

/** What came out for one document; the entries of `--format json`. */
export interface Result {
  file: string
  /** Which document of the file it is, from 1, where the file holds several. */
  document?: number
  /**
   * Where a document stands on each line, the byte of the file at which its line begins; of what is
   * packed, the byte as it is unpacked.
   */
  offset?: number
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
  /** How many violations and warnings are not here because the baseline holds them. */
  known?: number
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
  /** Where `--max-warnings` is given: those that were found, and those that may be. */
  warnings?: { found: number; allowed: number }
  /** Where a baseline is given. */
  baseline?: BaselineSummary
  /** The rules that were broken, most often first, each with the first of its findings. */
  rules: RuleCount[]
  /** Where not everything was checked. */
  stopped?: Stopped
  /** What holds for a whole file and is no finding, such as what of it was skipped. */
  notes?: string[]
}

/** How often a rule was broken, and where first; what could not be used counts as `unusable`. */
export interface RuleCount {
  rule: string
  severity: 'error' | 'warn'
  count: number
  sample: { file: string; line?: number; column?: number; target: string; message: string }
}

/** Why a run ended before everything was checked. */
export interface Stopped {
  by: 'max-errors' | 'SIGINT' | 'SIGTERM'
  /** What `--resume` needs, where the one file that is read has a document on each line. */
  resume?: number
}

/** What a baseline held of the findings. */
export interface BaselineSummary {
  /** Requests that are wrong in nothing but what is known; they count neither as right nor as wrong. */
  requests: number
  /** Findings that it holds. */
  known: number
  /** What it holds and was not found. */
  gone: GoneFinding[]
  /** Whether it was written anew. */
  updated: boolean
}

/** A finding of the baseline that is there no more. */
export interface GoneFinding {
  /** From the folder of the baseline. */
  file: string
  operation: string
  rule: string
  target: string
  count: number
}

export type Outcome = 'right' | 'wrong' | 'known' | 'unusable'

/** A request is `known` where the baseline holds all that is wrong with it. */
export function outcomeOf({ ok, error, violations, known }: Omit<Result, 'file'>): Outcome {
  if (error) return 'unusable'
  if (ok) return 'right'
  // What is left out of a long list was left out when the baseline was written too.
  return known !== undefined && violations.length === 0 ? 'known' : 'wrong'
}

/** Whether there is something in a result that somebody should see. */
export const hasFindings = (result: Omit<Result, 'file'>): boolean =>
  result.violations.length + result.warnings.length > 0 ||
  ['wrong', 'unusable'].includes(outcomeOf(result))
