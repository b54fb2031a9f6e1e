// Generated from src/cli/config/options.ts by `npm run generate`. Do not edit.

import type { OperationName } from './operations.js'

/** The options of a configuration file and of `check`. */
export interface ConfigOptions {
  /** JSON Schema of this file, for editors. */
  $schema?: string
  /** Files, folders and globs that check checks when no files are given. */
  files?: string | readonly string[]
  /** Patterns, as in .gitignore, of files to leave out of folders and globs. */
  ignore?: string | readonly string[]
  /** Operation of bare bodies and of documents without operation. */
  operation?: OperationName
  /** File with facts for the documents; a document's own facts override them. */
  facts?: string
  /** Hosts whose requests are checked in recordings and collections. */
  hosts?: string | readonly string[]
  /** Output format of check. Default pretty, or github in GitHub Actions. */
  format?: 'pretty' | 'json' | 'ndjson' | 'github' | 'gitlab' | 'sarif' | 'junit' | 'markdown' | 'summary'
  /** Additional output formats of check, each with its file. */
  outputs?: {
    /** File for pretty. */
    pretty?: string
    /** File for json. */
    json?: string
    /** File for ndjson. */
    ndjson?: string
    /** File for github. */
    github?: string
    /** File for gitlab. */
    gitlab?: string
    /** File for sarif. */
    sarif?: string
    /** File for junit. */
    junit?: string
    /** File for markdown. */
    markdown?: string
    /** File for summary. */
    summary?: string
  }
  /** Hide valid requests without warnings. */
  quiet?: boolean
  /** Fail check when there are more warnings. */
  maxWarnings?: number
  /** Stop check after this many errors. */
  maxErrors?: number
  /** Read every file line by line, one document per line. */
  lines?: boolean
  /** Number of threads for a line-based file. */
  threads?: number
  /** File with known findings, which are hidden and do not fail the run. */
  baseline?: string
}

/** Settings for some of the files. */
export interface OverrideOptions {
  /** Files, folders and globs that the settings apply to. */
  files: string | readonly string[]
  /** Operation of bare bodies and of documents without operation. */
  operation?: OperationName
  /** File with facts for the documents; a document's own facts override them. */
  facts?: string
  /** Hosts whose requests are checked in recordings and collections. */
  hosts?: string | readonly string[]
}

/** The options of `serve`. */
export interface ServeConfig {
  /** Address to listen on. Default 127.0.0.1. */
  host?: string
  /** Additional host names to accept, such as that of its container. */
  allowHosts?: string | readonly string[]
  /** Port to listen on; 0 picks a free port. Default 4010. */
  port?: number
  /** File with the initial data. */
  seedData?: string
  /** Delay before each response, in milliseconds. */
  latency?: number
  /** Name of a seeded bug; campaign-contract serve --help lists them. */
  fault?: string
  /** Print no requests. */
  quiet?: boolean
  /** Output format. Default pretty. */
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
  /** Send only requests that change nothing. */
  readOnly?: boolean
  /** Seconds after which the run ends with a report. */
  timeLimit?: number
  /** should: also fail on SHOULD findings. */
  level?: 'must' | 'should'
  /** Seed of the generated requests, to repeat a run. */
  seed?: number
  /** Number of generated requests per operation. Default 200. */
  cases?: number
  /** Maximum number of requests per second. */
  rate?: number
  /** Maximum number of requests at once. Default 1. */
  concurrency?: number
  /** Maximum time in seconds to wait for rate limits in all. Default 60. */
  wait?: number
  /** Headers for each request, as `<name>: <value>`. */
  headers?: string | readonly string[]
  /** Accept any certificate of the server. */
  insecure?: boolean
  /** Also test the rate limits. */
  rateLimits?: boolean
  /** File with ids that are expected to fail, one per line. */
  expectedFailures?: string
  /** Output format. Default pretty. */
  format?: 'pretty' | 'json' | 'junit' | 'html' | 'markdown'
  /** Additional output formats, each with its file. */
  outputs?: {
    /** File for pretty. */
    pretty?: string
    /** File for json. */
    json?: string
    /** File for junit. */
    junit?: string
    /** File for html. */
    html?: string
    /** File for markdown. */
    markdown?: string
  }
}
