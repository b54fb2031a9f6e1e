import type { Repository } from '../documents/repository.js'
import type { Colors } from '../host/colors.js'
import type { PackageFacts } from '../host/package-facts.js'
import type { Result, Summary } from '../results/result.js'
import type { FindingRule } from './finding-rules.js'

/** Formats a run piece by piece; the concatenated texts are the output. */
export interface Format {
  result(result: Result): string
  end(run: FinishedRun): string
}

/** A run after its last result. */
export interface FinishedRun {
  summary: Summary
  exitCode: number
}

/** What formats need at the start. */
export interface FormatSetting {
  colors: Colors
  repository: Repository
  rules: readonly FindingRule[]
  package: PackageFacts
}

/** Creates a format for one run. */
export type MakeFormat = (setting: FormatSetting) => Format
