import type { Repair } from './repair.js'
import type { Result } from './result.js'

/** A finding, or why a document could not be used: in either case something to be shown. */
export interface Remark {
  severity: 'error' | 'warn'
  /** What names it: a rule, or `unusable`. */
  name: string
  operation: string | null
  target: string
  message: string
  line?: number
  column?: number
  endLine?: number
  endColumn?: number
  repair?: Repair
}

/** All that a result has to be shown. */
export function remarksOf({ operation, violations, warnings, error }: Result): Remark[] {
  if (error) return [{ severity: 'error', name: 'unusable', operation, target: '', ...error }]
  return [...violations, ...warnings].map(
    ({ rule, severity, target, message, line, column, endLine, endColumn, repair }) => ({
      ...{ severity, name: rule, operation, target, message, line, column },
      ...(endLine !== undefined && endColumn !== undefined && { endLine, endColumn }),
      ...(repair && { repair }),
    }),
  )
}

/** The message with what it is about. */
export const withTarget = ({ target, message }: Remark): string =>
  target === '' ? message : `${target}: ${message}`
