import type { Contract, Violation } from '../../src/core/index.js'
import type { BrokenRequest, Expectation } from '../../src/testing/arbitraries/index.js'

const line = ({ rule, severity, status, code, target }: Expectation | Violation) =>
  `${severity}: ${rule} at ${target} (${status} ${code})`

/** Returns the found and the expected violations; ignores unexpected warnings. */
export function compared(contract: Contract, broken: BrokenRequest) {
  const { operation, request, facts, faults, expected } = broken
  const verdict = contract.check(operation, request, facts)
  const wanted = expected.map(line)
  const warnings = verdict.warnings.map(line).filter((warning) => wanted.includes(warning))
  const violations = verdict.ok ? [] : verdict.violations.map(line)
  return {
    found: { faults, places: [...violations, ...warnings].sort() },
    wanted: { faults, places: wanted.sort() },
  }
}
