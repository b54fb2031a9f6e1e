import type { Fix } from './fix.js'
import type { Result } from './result.js'

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
}

/** Returns the findings of a result, or its input error. */
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

/** Returns the message, prefixed with its target. */
export const withTarget = ({ target, message }: Remark): string =>
  target === '' ? message : `${target}: ${message}`
