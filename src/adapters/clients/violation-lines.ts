import type { Finding, Violation } from '../../core/index.js'

const line = (name: string, target: string, message: string): string =>
  `  ${name}${target === '' ? '' : ` at ${target}`}: ${message}`

/** Returns one line per violation: rule, location and message. */
export const violationLines = (violations: readonly Violation[]): string[] =>
  violations.map(({ rule, target, message }) => line(rule, target, message))

/** Returns one line per finding: check, location and message. */
export const findingLines = (findings: readonly Finding[]): string[] =>
  findings.map(({ check, target, message }) => line(check, target, message))
