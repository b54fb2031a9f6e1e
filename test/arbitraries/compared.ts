import type { Contract, Violation } from '../../src/core/index.js'
import type { BrokenRequest, Expectation } from '../../src/testing/arbitraries/index.js'

const line = ({ rule, severity, status, code, target }: Expectation | Violation) =>
  `${severity}: ${rule} at ${target} (${status} ${code})`

/** What was found, and what was to be found; of warnings only those that were expected count. */
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
