import type { ReportFormat } from '../../conformance/reports/format-names.js'
import type { ContractOptions, OperationName, Plugin } from '../../core/index.js'
import type { FormatName } from '../formats/format-names.js'

/** The options of the contract except what is in files of its own: workspace and plugins. */
export type ConfiguredContract = Omit<ContractOptions<string>, 'workspace' | 'plugins'>

/**
 * Configuration file: options of the contract and of `check`, and sections for other commands.
 * Paths are relative to its folder; flags override it.
 */
export interface Config extends ConfiguredContract {
  /** JSON Schema of this file, for editors. */
  $schema?: string
  /** Modules of plugins; a configuration that is code may also have plugins themselves. */
  plugins?: readonly (string | Plugin)[]
  /** Files, folders and globs that `check` checks when no files are given. */
  files?: string | readonly string[]
  /** Patterns, as in .gitignore, of files to leave out of folders and globs. */
  ignore?: string | readonly string[]
  /** Operation of bare bodies and of documents without `operation`. */
  operation?: OperationName
  /** File with facts for all documents. */
  facts?: string
  /** File with the workspace. Default: the nearest `campaign-contract.workspace.yaml`. */
  workspace?: string
  /** Hosts whose requests are checked in recordings and collections. */
  hosts?: string | readonly string[]
  /** Output format of `check`. */
  format?: FormatName
  /** Additional output formats of `check`, each with its file. */
  outputs?: { [Format in FormatName]?: string }
  /** Hides valid requests without warnings. */
  quiet?: boolean
  /** Fails `check` when there are more warnings. */
  maxWarnings?: number
  /** Stops `check` after this many errors. */
  maxErrors?: number
  /** Reads every file line by line, one document per line. */
  lines?: boolean
  /** Number of worker threads for a line-based file. Default: the number of processors. */
  threads?: number
  /** File with known findings, which are hidden and do not fail the run. */
  baseline?: string
  /** Settings of `check` for some of the files; later ones override earlier ones. */
  overrides?: readonly Override[]
  /** Options of `serve`. */
  serve?: ServeConfig
  /** Options of `conform`. */
  conform?: ConformConfig
}

/** Settings for some of the files that `check` checks. */
export interface Override extends ConfiguredContract {
  /** Files, folders and globs that the settings apply to. */
  files: string | readonly string[]
  /** Operation of bare bodies and of documents without `operation`. */
  operation?: OperationName
  /** File with facts, which are merged into those of all documents. */
  facts?: string
  /** Hosts whose requests are checked in recordings and collections. */
  hosts?: string | readonly string[]
}

/** The options of `serve`. */
export interface ServeConfig {
  /** Address to listen on. */
  host?: string
  /** Additional host names to accept, such as that of its container. */
  allowHosts?: string | readonly string[]
  /** Port to listen on; 0 picks a free port. */
  port?: number
  /** File with the initial data. */
  seedData?: string
  /** Start time of the clock, such as `2025-11-20T09:30:00Z`. */
  clock?: string
  /** Delay before each response, in milliseconds. */
  latency?: number
  /** Name of a seeded bug. */
  fault?: string
  /** Prints no requests. */
  quiet?: boolean
  /** Output format. */
  format?: 'pretty' | 'json'
}

/** The options of `conform`. */
export interface ConformConfig {
  /** Valid credentials for the server, as `<username>:<password>`. */
  credentials?: string
  /** File with the data that exists on the server. */
  fixtures?: string
  /** Operations, rules, sequences and groups to test. */
  only?: string | readonly string[]
  /** Operations, rules, sequences and groups not to test. */
  exclude?: string | readonly string[]
  /** Sends only requests that change nothing. */
  readOnly?: boolean
  /** Seconds after which the run ends with a report. */
  timeLimit?: number
  /** `should`: also fail on SHOULD findings. */
  level?: 'must' | 'should'
  /** Seed of the generated requests, to repeat a run. */
  seed?: number
  /** Number of generated requests per operation. */
  cases?: number
  /** Maximum number of requests per second. */
  rate?: number
  /** Maximum number of requests at once. */
  concurrency?: number
  /** Maximum time in seconds to wait for the rate limits of the server in all. */
  wait?: number
  /** Headers for each request, as `<name>: <value>`. */
  headers?: string | readonly string[]
  /** Accepts any certificate of the server. */
  insecure?: boolean
  /** Also tests the rate limits. */
  rateLimits?: boolean
  /** File with ids that are expected to fail. */
  expectedFailures?: string
  /** Output format. */
  format?: ReportFormat
  /** Additional output formats, each with its file. */
  outputs?: { [Format in ReportFormat]?: string }
}
