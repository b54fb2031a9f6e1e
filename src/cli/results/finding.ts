import { acceptedBecause } from '../../core/contract/exception-text.js'
import type { ExceptionNote, ResponseCheckId, Violation } from '../../core/index.js'
import type { Region } from '../documents/position.js'

/** What `workspace check` checks beyond the form of the file. */
export type WorkspaceCheckId =
  | 'workspace/duplicate'
  | 'workspace/date'
  | 'workspace/schedule'
  | 'workspace/status'
  | 'workspace/unknown-field'
  | 'workspace/unknown-word'
  | 'workspace/empty'

/** What is checked of a file itself. */
export type InputCheckId =
  | 'input/duplicate-key'
  | 'input/double-slash'
  | 'input/unfilled-value'
  | 'input/unknown-parameter'
  | 'input/unknown-word'

/** The rule of an input error: the file or document is unreadable. */
export const unreadable = 'unreadable'

/** Every id that a finding may have, apart from that of an input error. */
export type FindingRuleId = Violation['rule'] | ResponseCheckId | WorkspaceCheckId | InputCheckId

/**
 * A violation, a finding about a response or file, or an input error, with its position. Has no
 * `status` and `code` unless it is a violation. A note has what its exception says.
 */
export type LocatedFinding = Omit<Violation, 'rule' | 'status' | 'code'> &
  Partial<Pick<Violation, 'status' | 'code'> & Region & ExceptionNote> & {
    rule: FindingRuleId | typeof unreadable
    repair?: Fix
    excerpt?: Excerpt
  }

/** Returns a warning about what is written in a file. */
export const inputWarning = (
  rule: InputCheckId,
  message: string,
  region: Region,
  { target = '', source = 'the file itself' } = {},
): LocatedFinding => ({
  rule,
  severity: 'warn',
  target,
  pointer: '',
  message,
  source,
  ...region,
})

/** A safe fix of a finding. */
export interface Fix {
  message: string
  edits: readonly Edit[]
}

/** A range of a text and its replacement. */
export interface Edit extends Required<Region> {
  /** In the text of the file, or of the line in a line-based file. */
  offset: number
  length: number
  text: string
}

/** The lines around a finding as written, and the range to mark in one of them. */
export interface Excerpt {
  /** 1-based number of the first line. */
  first: number
  /** Cut to the part that a screen may show. */
  lines: string[]
  /** Number of characters that are cut off at the start of the marked line. */
  cut: number
  mark: {
    /** 1-based line number. */
    line: number
    /** Offsets in the cut line; the end is exclusive. */
    start: number
    end: number
  }
}

export type FindingLevel = LocatedFinding['severity'] | 'note'

/** Returns whether an exception accepts a finding. */
export const isNote = ({ exception }: LocatedFinding): boolean => exception !== undefined

/** Returns the level to show. A note keeps the severity that it would have without the exception. */
export const levelOf = (finding: LocatedFinding): FindingLevel =>
  isNote(finding) ? 'note' : finding.severity

const ranks = { error: 0, warn: 1, note: 2 } as const

/** Returns errors, then warnings, then notes. */
export const byLevel = (findings: readonly LocatedFinding[]): LocatedFinding[] =>
  [...findings].sort((one, other) => ranks[levelOf(one)] - ranks[levelOf(other)])

/** Returns why an exception accepts a finding; undefined for others. */
export const reasonOf = ({ reason, until }: LocatedFinding): string | undefined =>
  reason === undefined
    ? undefined
    : acceptedBecause(until === undefined ? { reason } : { reason, until })

/** Returns the message; for a note, with the reason. */
export function withReason(finding: LocatedFinding): string {
  const reason = reasonOf(finding)
  return reason === undefined ? finding.message : `${finding.message} ${reason}`
}

/** Returns the message, prefixed with its target; for a note, with the reason. */
export const withTarget = (finding: LocatedFinding): string =>
  finding.target === '' ? withReason(finding) : `${finding.target}: ${withReason(finding)}`
