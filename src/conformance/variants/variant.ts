import type { Scenario, Trial } from '../checking/trial.js'

/** A request that differs from a conformance case in one place, and its expected verdict. */
export interface Variant {
  trial: Trial
  scenario: Scenario
  /** `verdictKey` of the expected verdict. */
  expected: string
}
