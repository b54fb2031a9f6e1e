import type { Finding, Violation } from '../../core/index.js'

const line = (name: string, target: string, message: string): string =>
  `  ${name}${target === '' ? '' : ` at ${target}`}: ${message}`

/** Each violation on a line of its own: rule, place and message. */
export const violationLines = (violations: readonly Violation[]): string[] =>
  violations.map(({ rule, target, message }) => line(rule, target, message))

/** Each finding on a line of its own: check, place and message. */
export const findingLines = (findings: readonly Finding[]): string[] =>
  findings.map(({ check, target, message }) => line(check, target, message))
