import type { Contract } from '../core/index.js'
import type { Laboratory } from './attempt.js'
import type { ConformanceOptions } from './options.js'
import type { RunRecord } from './record.js'
import type { Selection } from './selection.js'

/** What the parts of a run share. */
export interface RunContext {
  contract: Contract
  options: ConformanceOptions
  laboratory: Laboratory
  isSelected: Selection
  record: RunRecord
  seed: number
}
