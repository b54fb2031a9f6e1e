import {
  aboveZero,
  assertOptions,
  callback,
  flag,
  fromZero,
  type KindsOf,
  kind,
  listOf,
  mapOf,
  object,
  oneOf,
  string,
  whole,
} from '../../core/base/kinds.js'
import type { ContractOptions, FindingLevel } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import type { SingleFinding } from '../report/by-cause.js'
import type { FindingPlace } from '../report/report.js'
import { credentials, type Fixtures, readFixtures } from '../world/fixtures.js'

/** The progress of a run. */
export interface Progress {
  /** Number of finished cases, generated requests and sequences. */
  done: number
  total: number
  findings: number
  /** The current operation or sequence. */
  label: string
  /** What the run waits for now, in seconds, and the seconds that it may still wait. */
  wait?: { seconds: number; left: number; reason: string }
}

/** Options of a run of the suite. */
export interface ConformanceOptions {
  /** The base address of the server, or a handler of the Fetch API. */
  target: string | URL | ((request: Request) => Response | Promise<Response>)
  /** Names and settings of the service, as for `createContract`; its `workspace` is a fixture. */
  contract?: ContractOptions<string>
  /** Data on the server. */
  fixtures?: Fixtures
  /** `<username>:<password>` that the server accepts. Default: those of the fixtures. */
  credentials?: string
  /** Operations, rules and groups (`auth/*`, `sequence/*`) to test. Default: all. */
  only?: readonly string[]
  /** Operations, rules and groups not to test. */
  exclude?: readonly string[]
  /** Whether to test a selection that takes about a minute: fewer requests, no slow sequences. */
  quick?: boolean
  /** Whether to send only requests that change nothing: the operations that read. */
  readOnly?: boolean
  /** Whether to end the run at the first finding that makes it fail. */
  bail?: boolean
  /** Seconds after which the run ends and reports what it found. Default: 60 if `quick`. */
  timeLimit?: number
  /** Ends the run when it aborts; the report contains what was found. */
  signal?: AbortSignal
  /** Headers added to each request, such as those of a gateway. */
  headers?: Readonly<Record<string, string>>
  /** Whether to accept any certificate of the server. */
  insecure?: boolean
  /** Requests at once at most, on a server whose state the suite does not set. Default: 1. */
  concurrency?: number
  /** Findings of an earlier report: only their trials run again. */
  replay?: readonly Pick<FindingPlace, 'key' | 'replay'>[]
  /** With `SHOULD`, SHOULD findings make the run fail too. Default: `MUST`. */
  level?: FindingLevel
  /** Seed of the generated requests. Default: random; the report contains it. */
  seed?: number
  /** Number of generated requests for each operation. Default: 200. */
  cases?: number
  /** Maximum requests per second. Default: no limit. */
  rate?: number
  /** Seconds to wait in all for the rate limits of the server. Default: 60. */
  longestWait?: number
  /** Whether to test the rate limits by exceeding them. Default: false. */
  rateLimits?: boolean
  /** Ids of cases and keys of findings that are known to fail; the run fails if one passes. */
  expectedFailures?: readonly string[]
  onProgress?: (progress: Progress) => void
  /** Called before the first test, with what the run does to the server. */
  onStart?: (start: RunStart) => void
}

/** What a run does to the server. */
export interface RunStart {
  /** Where the suite sets the state of the server; undefined if it cannot. */
  states: string | undefined
  /** Whether it creates campaigns and offerings that stay. */
  creates: boolean
}

/** The kinds of trials. */
export type TrialKind = 'cases' | 'variants' | 'generated' | 'sequences'

/** Internal settings of a run, for tests and proofs of the suite. */
export interface RunSettings {
  cases?: readonly ConformanceCase[]
  /** The kinds of trials to run. Default: all. */
  kinds?: readonly TrialKind[]
  /** Stops the run at the first finding for which it returns true. */
  isEnough?: (finding: SingleFinding) => boolean
}

const strings = listOf(string, 'a list of strings')

const kinds: KindsOf<ConformanceOptions> = {
  target: kind(
    (value) =>
      typeof value === 'function' || (URL.canParse(String(value)) && isHttp(String(value))),
    'a URL with http:// or https://, or a handler',
  ),
  contract: object,
  fixtures: object,
  credentials,
  only: strings,
  level: oneOf('MUST', 'SHOULD'),
  seed: whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  cases: whole(0, Number.MAX_SAFE_INTEGER),
  rate: aboveZero,
  longestWait: fromZero,
  rateLimits: flag,
  expectedFailures: strings,
  onProgress: callback,
  onStart: callback,
  exclude: strings,
  quick: flag,
  readOnly: flag,
  bail: flag,
  timeLimit: aboveZero,
  signal: kind((value) => value instanceof AbortSignal, 'an AbortSignal'),
  headers: mapOf(string, 'an object of strings'),
  insecure: flag,
  concurrency: whole(1, 64),
  replay: listOf(object, 'a list of findings'),
}

const isHttp = (address: string): boolean => /^https?:/.test(new URL(address).protocol)

/** Throws a TypeError on an unknown option or an invalid value. */
export function assertConformanceOptions(options: ConformanceOptions): void {
  assertOptions(options, kinds)
  if (options.target === undefined) throw new TypeError('Option `target` is required.')
  if (options.fixtures !== undefined) readFixtures(options.fixtures)
}
