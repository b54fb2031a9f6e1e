import { acceptedBecause } from '../../core/contract/exception-text.js'
import type { ExceptionNote } from '../../core/index.js'
import type { Fix } from './fix.js'
import type { Result } from './result.js'
import type { LocatedViolation } from './violation-position.js'

/** A finding or an input error, as formats show it. */
export interface Remark {
  severity: 'error' | 'warn'
  /** The rule id, or `unusable` for an input error. */
  name: string
  operation: string | null
  target: string
  message: string
  line?: number
  column?: number
  endLine?: number
  endColumn?: number
  repair?: Fix
  /** What an exception says, for a note. */
  note?: Pick<ExceptionNote, 'reason' | 'until'>
}

/** Returns the findings of a result, or its input error. */
export function remarksOf({ operation, violations, warnings, error }: Result): Remark[] {
  if (error) return [{ severity: 'error', name: 'unusable', operation, target: '', ...error }]
  return [...violations, ...warnings].map((finding) => remarkOf(finding, operation))
}

/** Returns the notes of a result. Their severity is that of the violations without the exceptions. */
export const notesOf = ({ operation, notes = [] }: Result): Remark[] =>
  notes.map((note) => ({ ...remarkOf(note, operation), note }))

function remarkOf(
  { rule, severity, target, message, line, column, endLine, endColumn, repair }: LocatedViolation,
  operation: Result['operation'],
): Remark {
  return {
    ...{ severity, name: rule, operation, target, message, line, column },
    ...(endLine !== undefined && endColumn !== undefined && { endLine, endColumn }),
    ...(repair && { repair }),
  }
}

/** Returns the message, prefixed with its target; for a note, with the reason. */
export function withTarget({ target, message, note }: Remark): string {
  const text = target === '' ? message : `${target}: ${message}`
  return note === undefined ? text : `${text} ${acceptedBecause(note)}`
}
