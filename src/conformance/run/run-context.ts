import type { Contract } from '../../core/index.js'
import type { Selection } from '../report/selection.js'
import type { Laboratory } from './attempt.js'
import type { ConformanceOptions } from './options.js'
import type { RunRecord } from './record.js'

/** What the parts of a run share. */
export interface RunContext {
  contract: Contract
  options: ConformanceOptions
  laboratory: Laboratory
  isSelected: Selection
  record: RunRecord
  seed: number
}
