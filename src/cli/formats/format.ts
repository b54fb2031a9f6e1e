import type { Repository } from '../documents/repository.js'
import type { Colors } from '../host/colors.js'
import type { PackageFacts } from '../host/package-facts.js'
import type { Result, Summary } from '../results/result.js'
import type { FindingRule } from './finding-rules.js'

/**
 * Writes what came out of one run, piece by piece: the texts one after another are the output. What
 * a format holds on to until the end is said where it is made.
 */
export interface Format {
  result(result: Result): string
  end(run: FinishedRun): string
}

/** What is known when all is checked. */
export interface FinishedRun {
  summary: Summary
  exitCode: number
}

/** What formats may need to know beforehand. */
export interface FormatSetting {
  colors: Colors
  repository: Repository
  rules: readonly FindingRule[]
  package: PackageFacts
}

/** Makes a format for one run. */
export type MakeFormat = (setting: FormatSetting) => Format
