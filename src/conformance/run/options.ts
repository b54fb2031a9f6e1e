import {
  assertOptions,
  isAboveZero,
  isFlag,
  isFromZero,
  isFunction,
  isListOf,
  isObject,
  isOneOf,
  isWhole,
  type OptionCheck,
} from '../../core/base/option-checks.js'
import type { ContractOptions, FindingLevel } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import type { ConformanceFinding } from '../report/report.js'
import { type Fixtures, readFixtures } from '../world/fixtures.js'

/** The progress of a run. */
export interface Progress {
  /** Number of finished cases, generated requests and sequences. */
  done: number
  total: number
  findings: number
  /** The current operation or sequence. */
  label: string
}

/** Options of a run of the suite. */
export interface ConformanceOptions {
  /** The base address of the server, or a handler of the Fetch API. */
  target: string | URL | ((request: Request) => Response | Promise<Response>)
  /** Names and settings of the service, as for `createContract`. */
  contract?: ContractOptions
  /** Data on the server. */
  fixtures?: Fixtures
  /** `<username>:<password>` that the server accepts. Default: those of the fixtures. */
  credentials?: string
  /** Operations, rules and groups (`auth/*`, `sequence/*`) to test. Default: all. */
  only?: readonly string[]
  /** With `SHOULD`, SHOULD findings make the run fail too. Default: `MUST`. */
  level?: FindingLevel
  /** Seed of the generated requests. Default: random; the report contains it. */
  seed?: number
  /** Number of generated requests for each operation. Default: 200. */
  cases?: number
  /** Maximum requests per second. Default: no limit. */
  rate?: number
  /** Longest `Retry-After` to wait for, in seconds. Default: 60. */
  longestWait?: number
  /** Whether to test the rate limits by exceeding them. Default: false. */
  rateLimits?: boolean
  /** Ids of cases and keys of findings that are known to fail; the run fails if one passes. */
  expectedFailures?: readonly string[]
  onProgress?: (progress: Progress) => void
}

/** Internal settings of a run, for tests and proofs of the suite. */
export interface RunSettings {
  cases?: readonly ConformanceCase[]
  /** Stops the run at the first finding for which it returns true. */
  isEnough?: (finding: ConformanceFinding) => boolean
}

const isStringList = isListOf(
  [(value) => typeof value === 'string', 'a string'],
  'a list of strings',
)

const checks: { readonly [Name in keyof Required<ConformanceOptions>]: OptionCheck } = {
  target: [
    (value) =>
      typeof value === 'function' || (URL.canParse(String(value)) && isHttp(String(value))),
    'a URL with http:// or https://, or a handler',
  ],
  contract: isObject,
  fixtures: isObject,
  credentials: [
    (value) => typeof value === 'string' && /^[^:]+:.+$/s.test(value),
    'a string `<username>:<password>`',
  ],
  only: isStringList,
  level: isOneOf('MUST', 'SHOULD'),
  seed: [Number.isSafeInteger, 'a whole number'],
  cases: isWhole(0, Number.MAX_SAFE_INTEGER),
  rate: isAboveZero,
  longestWait: [isFromZero[0], 'a number of seconds, 0 or more'],
  rateLimits: isFlag,
  expectedFailures: isStringList,
  onProgress: isFunction,
}

const isHttp = (address: string): boolean => /^https?:/.test(new URL(address).protocol)

/** Throws a TypeError on an unknown option or an invalid value. */
export function assertConformanceOptions(options: ConformanceOptions): void {
  assertOptions(options, checks)
  if (options.target === undefined) throw new TypeError('Option `target` is required.')
  if (options.fixtures !== undefined) readFixtures(options.fixtures)
}
