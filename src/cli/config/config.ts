import type { ReportFormat } from '../../conformance/reports/format-names.js'
import type { ContractOptions, OperationName } from '../../core/index.js'
import type { FormatName } from '../formats/format-names.js'

/**
 * A configuration of the command: the options of the contract, those of `check`, and those of other
 * commands in sections. Paths are relative to its folder; a flag wins over it.
 */
export interface Config extends ContractOptions {
  /** Where an editor finds the JSON Schema of a configuration. */
  $schema?: string
  /** What `check` checks where it is given no files: files, folders, globs. */
  files?: string | readonly string[]
  /** Operation of bare bodies, and of documents that name none. */
  operation?: OperationName
  /** File with facts for all documents. */
  facts?: string
  /** Of recordings and collections, the hosts whose requests are checked. */
  hosts?: string | readonly string[]
  /** How `check` prints. */
  format?: FormatName
  /** Formats that `check` writes as well, each with its file. */
  outputs?: { [Format in FormatName]?: string }
  /** Leaves out what is right and has no warning. */
  quiet?: boolean
  /** More warnings than these fail a run of `check`. */
  maxWarnings?: number
  /** So many errors end a run of `check`. */
  maxErrors?: number
  /** Reads every file of `check` as a document on each line. */
  lines?: boolean
  /** How many threads judge a large dump; as many as there are processors, unless said. */
  threads?: number
  /** File with known findings, which are not shown and fail nothing. */
  baseline?: string
  /** Other settings of `check` for some of the files; later ones win. */
  overrides?: readonly Override[]
  /** Options of `serve`. */
  serve?: ServeConfig
  /** Options of `conform`. */
  conform?: ConformConfig
}

/** What holds for some of the files that `check` checks. */
export interface Override extends ContractOptions {
  /** The files that it is for: paths, folders, globs. */
  files: string | readonly string[]
  /** Operation of bare bodies, and of documents that name none. */
  operation?: OperationName
  /** File with facts, which are added to those of all documents. */
  facts?: string
  /** Of recordings and collections, the hosts whose requests are checked. */
  hosts?: string | readonly string[]
}

/** The options of `serve`. */
export interface ServeConfig {
  /** Address where it listens. */
  host?: string
  /** Other names that it answers to, such as that of its container. */
  allowHosts?: string | readonly string[]
  /** Port where it listens; 0 is any that is free. */
  port?: number
  /** File with what it knows at the start. */
  seedData?: string
  /** Time at which its clock starts, like `2025-11-20T09:30:00Z`. */
  clock?: string
  /** How many milliseconds it waits before each answer. */
  latency?: number
  /** What it does wrongly on purpose. */
  fault?: string
}

/** The options of `conform`. */
export interface ConformConfig {
  /** `<username>:<password>` that the server takes for right. */
  credentials?: string
  /** File with what there is on the server. */
  fixtures?: string
  /** Operations, rules, sequences and groups that are tried. */
  only?: string | readonly string[]
  /** `should`: what rests on a decision fails the run too. */
  level?: 'must' | 'should'
  /** Of the generated requests, to repeat a run. */
  seed?: number
  /** Requests generated for each operation. */
  cases?: number
  /** At most so many requests a second. */
  rate?: number
  /** Longest time in seconds to wait when the server asks to. */
  wait?: number
  /** Also runs into the rate limits. */
  rateLimits?: boolean
  /** File with ids that are known to fail. */
  expectedFailures?: string
  /** How it prints. */
  format?: ReportFormat
  /** Formats that it writes as well, each with its file. */
  outputs?: { [Format in ReportFormat]?: string }
}
