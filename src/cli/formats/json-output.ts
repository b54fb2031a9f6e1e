import type { ExceptionNote, Violation } from '../../core/index.js'
import type { Region } from '../documents/position.js'
import { type FindingLevel, type FindingRuleId, type Fix, levelOf } from '../results/finding.js'
import {
  type CheckedDocument,
  type Result as CheckResult,
  inputErrorIn,
  type Summary,
} from '../results/result.js'
import type { MakeFormat } from './format.js'

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

/** The result of one document; an entry of `--format json`. */
export interface Result extends CheckedDocument {
  file: string
  /** Facts and request parts that the skipped rules are missing. */
  needs: string[]
  violations: LocatedViolation[]
  warnings: LocatedViolation[]
  /** Violations and findings that an exception accepts, if there are any. */
  notes?: LocatedNote[]
  /** Why the file or document is unreadable. */
  error?: {
    message: string
    line?: number
    column?: number
  }
}

/** A violation with its position. Findings about responses and files have no `status` and `code`. */
export type LocatedViolation = Omit<Violation, 'rule' | 'status' | 'code'> &
  Partial<Pick<Violation, 'status' | 'code'>> &
  Region & {
    repair?: Fix
    rule: FindingRuleId
  }

/** A violation or finding that an exception accepts, with its position. */
export type LocatedNote = Omit<LocatedViolation, 'repair'> & ExceptionNote

/** Returns the entry of a result; what is undefined is not written. */
export function outputOf(result: CheckResult): Result {
  const { file, line, document, offset, operation, ok, status, response, replay } = result
  const { unchecked, needs, truncated, isAssumed, known } = result
  const error = inputErrorIn(result)
  const ofLevel = (level: FindingLevel) =>
    error
      ? []
      : result.findings.flatMap(({ excerpt, ...each }) => (levelOf(each) === level ? [each] : []))
  const notes = ofLevel('note')
  return {
    file,
    line,
    document,
    offset,
    operation,
    ok,
    status,
    response,
    replay,
    violations: ofLevel('error'),
    warnings: ofLevel('warn'),
    notes: notes.length === 0 ? undefined : notes,
    unchecked,
    needs: [...needs.keys()],
    truncated,
    isAssumed,
    known,
    error: error && { message: error.message, line: error.line, column: error.column },
  } as Result
}

/** Writes a JSON array entry by entry, after a head, indented like `JSON.stringify`. */
export function jsonList(indent: string, head = '') {
  let isEmpty = true
  return {
    entry(value: unknown): string {
      const before = isEmpty ? `${head}[` : ','
      isEmpty = false
      return `${before}\n${indent}  ${indented(value, `${indent}  `)}`
    },
    end: (): string => (isEmpty ? `${head}[]` : `\n${indent}]`),
  }
}

/** Returns JSON with all lines indented except the first. */
export const indented = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)

/** One object with all results and the summary, a `CheckOutput`. Buffers nothing. */
export const json: MakeFormat = () => {
  const files = jsonList('  ', `{\n  "schemaVersion": ${schemaVersion},\n  "files": `)
  return {
    result: (result) => files.entry(outputOf(result)),
    end: ({ summary }) => `${files.end()},\n  "summary": ${indented(summary, '  ')}\n}\n`,
  }
}

/** A line of JSON for each result, and one for the summary. Buffers nothing. */
export const ndjson: MakeFormat = () => ({
  result: (result) => line({ schemaVersion, ...outputOf(result) }),
  end: ({ summary }) => line({ schemaVersion, summary }),
})

const line = (value: CheckLine): string => `${JSON.stringify(value)}\n`
