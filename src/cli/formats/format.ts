import type { Contract } from '../../core/index.js'
import type { Repository } from '../documents/repository.js'
import type { PackageFacts } from '../host/package-facts.js'
import type { Result, Summary } from '../results/result.js'
import type { Screen } from './screen.js'

/** Formats a run piece by piece; the concatenated texts are the output. */
export interface Format {
  /** Whether it shows the lines around findings. */
  showsSource?: boolean
  result(result: Result): string
  end(run: FinishedRun): string
}

/** A run after its last result. */
export interface FinishedRun {
  summary: Summary
  exitCode: number
  /** Duration of the run. */
  milliseconds: number
}

/** What formats need at the start. */
export interface FormatSetting {
  screen: Screen
  repository: Repository
  contract: Contract
  package: PackageFacts
}

/** Creates a format for one run. */
export type MakeFormat = (setting: FormatSetting) => Format
