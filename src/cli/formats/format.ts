import type { Repository } from '../documents/repository.js'
import type { PackageFacts } from '../host/package-facts.js'
import type { Result, Summary } from '../results/result.js'
import type { FindingRule } from './finding-rules.js'
import type { Screen } from './screen.js'
import type { ShardReport, ShardRow } from './shard-report.js'

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
  /** Present for a shard. */
  shard?: ShardReport | undefined
  /** Duration of the run. */
  milliseconds: number
}

/** What formats need at the start. */
export interface FormatSetting {
  screen: Screen
  repository: Repository
  rules: readonly FindingRule[]
  package: PackageFacts
  /** Returns what a row about a file has for `merge`; absent without `--shard`. */
  rowOf?: ((file: string) => ShardRow) | undefined
}

/** Creates a format for one run. */
export type MakeFormat = (setting: FormatSetting) => Format
