import type { Tally } from '../results/tally.js'
import type { FindingRule } from './finding-rules.js'

/** What a row of a shard has for `merge`. */
export interface ShardRow {
  /** 1-based number of the shard. */
  index: number
  /** Number of shards. */
  count: number
  /** Number of the file in the list of all shards. */
  file: number
}

/** What the last row of a shard has for `merge`. */
export interface ShardReport extends Tally, Omit<ShardRow, 'file'> {
  /** Version of the package. */
  version: string
  /** Hash of everything that changes results. */
  options: string
  /** Hash of the names of all files, with the sizes of those that shards split. */
  inputs: string
  /** Number of rows before this one. */
  rows: number
  /** Number of files in `summary.files` that all shards read. */
  sharedFiles: number
  /** Whether a request was checked. */
  isAnyChecked: boolean
  /** Files none of whose requests was checked, with the error and the note about it. */
  passed: { file: number; name: string; message: string; note: string }[]
  /** Files that were skipped because they contain no requests. */
  skippedFiles: { file: number; name: string; foundBy?: string; isWellKnown?: boolean }[]
  /** How many files the folders and globs of skipped files found. */
  found: { search: string; files: number }[]
  /** Notes with the number of the file. */
  notes: { file: number; text: string }[]
  /** Whether findings are left out, because there are too many. */
  isCut: boolean
  /** The rules with findings or notes. */
  described: FindingRule[]
}
