import type { Contract, OperationName } from '../../core/index.js'
import type { Selection } from '../report/selection.js'
import type { Ending } from './ending.js'
import type { ConformanceOptions } from './options.js'
import type { RunRecord } from './record.js'
import type { TrialContext } from './run-trial.js'

/** The shared context of a run. */
export interface RunContext {
  contract: Contract
  options: ConformanceOptions
  trialContext: TrialContext
  isSelected: Selection
  /** The operations of the selected tests. */
  operations: ReadonlySet<OperationName>
  record: RunRecord
  ending: Ending
  seed: number
}
