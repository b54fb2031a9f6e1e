import {
  isOneOf,
  assertOptions,
  isAboveZero,
  isFlag,
  isFromZero,
  isFunction,
  isListOf,
  isObject,
  isWhole,
  type OptionCheck,
} from '../../core/base/option-checks.js'
import type { ContractOptions, FindingLevel } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import type { ConformanceFinding } from '../report/report.js'
import { type Fixtures, readFixtures } from '../world/fixtures.js'

/** How far a run has come. */
export interface Progress {
  /** Cases, generated requests and sequences. */
  done: number
  total: number
  findings: number
  /** What is being tried, such as an operation. */
  label: string
}

/** What a run of the suite can be told; only `target` must be. */
export interface ConformanceOptions {
  /** The base address of the server, or a handler of the Fetch API. */
  target: string | URL | ((request: Request) => Response | Promise<Response>)
  /** The names and settings of the service, as for `createContract`. */
  contract?: ContractOptions
  /** What there is on the server. */
  fixtures?: Fixtures
  /** `<username>:<password>` that the server takes for right. Default those of the fixtures. */
  credentials?: string
  /** Operations, rules and groups (`auth/*`, `sequence/*`), those that are tried. Default all. */
  only?: readonly string[]
  /** `SHOULD`: what rests on a decision makes the run fail too. Default `MUST`. */
  level?: FindingLevel
  /** Of the generated requests. Default one that is chosen by chance and reported. */
  seed?: number
  /** How many requests are generated for each operation. Default 200. */
  cases?: number
  /** At most so many requests a second. Default no limit; there is never more than one at a time. */
  rate?: number
  /** The longest time in seconds to wait where the server asks to. Default 60. */
  longestWait?: number
  /** Also runs into the rate limits, to see that they hold. Default false. */
  rateLimits?: boolean
  /** Ids of cases and keys of findings that are known to fail; one that passes is a failure. */
  expectedFailures?: readonly string[]
  onProgress?: (progress: Progress) => void
}

/** What the runs of one process share, and what a run can be told by the proof of the suite. */
export interface RunSettings {
  cases?: readonly ConformanceCase[]
  /** The run ends with a finding of which this is true. */
  isEnough?: (finding: ConformanceFinding) => boolean
}

const areTexts = isListOf([(value) => typeof value === 'string', 'a text'], 'a list of texts')

const checks: { readonly [Name in keyof Required<ConformanceOptions>]: OptionCheck } = {
  target: [
    (value) =>
      typeof value === 'function' || (URL.canParse(String(value)) && isHttp(String(value))),
    'an address that begins with http:// or https://, or a handler',
  ],
  contract: isObject,
  fixtures: isObject,
  credentials: [
    (value) => typeof value === 'string' && /^[^:]+:.+$/s.test(value),
    'a text `<username>:<password>`',
  ],
  only: areTexts,
  level: isOneOf('MUST', 'SHOULD'),
  seed: [Number.isSafeInteger, 'a whole number'],
  cases: isWhole(0, Number.MAX_SAFE_INTEGER),
  rate: isAboveZero,
  longestWait: [isFromZero[0], 'a number of seconds, 0 or more'],
  rateLimits: isFlag,
  expectedFailures: areTexts,
  onProgress: isFunction,
}

const isHttp = (address: string): boolean => /^https?:/.test(new URL(address).protocol)

/** Throws a TypeError on an option that there is not, or that has a wrong value. */
export function assertConformanceOptions(options: ConformanceOptions): void {
  assertOptions(options, checks)
  if (options.target === undefined) throw new TypeError('Option `target` is required.')
  if (options.fixtures !== undefined) readFixtures(options.fixtures)
}
