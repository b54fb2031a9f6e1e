import type { Result, Summary } from '../results/result.js'

/** The version of the JSON output. It changes when a field is removed, renamed or changes its type. */
export const schemaVersion = 1

/** Output of `check --format json`. */
export interface CheckOutput {
  schemaVersion: typeof schemaVersion
  /** One entry for each request and each unreadable file, in the order of the inputs. */
  files: readonly Result[]
  summary: Summary
}

/** A line of `check --format ndjson`: a result or, at the end, the summary. */
export type CheckLine = CheckResultLine | CheckSummaryLine

/** A result as a line. */
export interface CheckResultLine extends Result {
  schemaVersion: typeof schemaVersion
}

/** The last line. */
export interface CheckSummaryLine {
  schemaVersion: typeof schemaVersion
  summary: Summary
}
