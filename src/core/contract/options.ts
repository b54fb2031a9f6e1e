import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import { type RuleId, ruleIdGroups } from '../../../generated/rule-ids.js'
import { isObject as isRecord } from '../base/json.js'
import { unknownName } from '../base/nearest.js'
import {
  among,
  assertOptions,
  isCount,
  isFunction,
  isWhole,
  type OptionCheck,
  wrongOption,
} from '../base/option-checks.js'
import { listed } from '../base/text.js'
import { type TextCeilings, textCeilings } from './ceilings.js'
import { type ServiceNames, serviceNames } from './service-names.js'
import type { Severity } from './violation.js'

/** One window of a rate limit: at most so many requests in any so many seconds. */
export interface RateLimit {
  requests: number
  perSeconds: number
}

/** All rules whose ids begin alike, such as `auth/*`. */
export type RuleGroup = RuleId extends `${infer Group}/${string}` ? `${Group}/*` : never

/** Everything that a contract can be told; every option is optional. */
export interface ContractOptions {
  /** Short name of the service in header names and `<SVC>_GAID`. Default `SVC`. */
  serviceName?: string
  /** Spelling of the auto-optimised distribution type. Default `OPTIMIZED`. */
  optimizedDistribution?: string
  /** Severity by rule id or group (`auth/*`); an id wins over its group. */
  rules?: { [Name in RuleId | RuleGroup]?: Severity }
  /**
   * How offerings answer a single violation that has a code of its own: with that code at the top
   * (`promote`, default), or with VALIDATION_FAILED and details (`detail`).
   */
  singleViolation?: 'promote' | 'detail'
  /** Path of the status change. Default `/v5/campaigns/{campaign_id}/status`. */
  statusPath?: string
  /** In front of every path. Default none. */
  basePath?: string
  /** Replaces the documented rate limits of an operation. */
  limits?: { [Name in OperationName]?: readonly RateLimit[] }
  /** Link to the documentation of an error code, for offerings. */
  docUrl?: (code: string) => string
  /** Makes the `response_id` where the request carries no request id. Default a random UUID. */
  responseId?: () => string
  /** The time where the facts carry none. Default the system's. */
  clock?: () => Date
  /** How many violations and warnings a verdict holds at most. Default 1000. */
  maxViolations?: number
  /**
   * How many bytes the JSON text of an error response has at most; at least 1024. Default 262144.
   * Long names are shortened, and violations that have no room are left out and counted.
   */
  maxResponseBytes?: number
  /** `debug` adds schema paths and received values to messages. Default `public`. */
  messages?: 'public' | 'debug'
}

/** The options that are kept in another form. */
type Resolved = 'serviceName' | 'optimizedDistribution' | 'rules' | 'limits'

/** Every option with its value; names spelled out, severities resolved for each rule. */
export interface Settings extends Required<Omit<ContractOptions, Resolved>> {
  names: ServiceNames
  severities: ReadonlyMap<RuleId, Severity>
  limits: { readonly [Name in OperationName]?: readonly RateLimit[] }
  ceilings: TextCeilings
}

const severities = ['error', 'warn', 'off'] as const
const token = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/

/** Checks the options and fills in the defaults. Throws a TypeError that names what is wrong. */
export function readOptions(options: ContractOptions): Settings {
  assertOptions(options, checks, (name, known) => unknownName('option', name, known))
  for (const operation of Object.keys(options.limits ?? {})) {
    if (!Object.hasOwn(operationTraits, operation)) {
      throw unknownName('operation in option `limits`', operation, Object.keys(operationTraits))
    }
  }
  const maxResponseBytes = options.maxResponseBytes ?? 262_144
  return {
    names: serviceNames(options.serviceName ?? 'SVC', options.optimizedDistribution ?? 'OPTIMIZED'),
    severities: readSeverities(options.rules ?? {}),
    singleViolation: options.singleViolation ?? 'promote',
    statusPath: options.statusPath ?? '/v5/campaigns/{campaign_id}/status',
    basePath: options.basePath ?? '',
    limits: options.limits ?? {},
    docUrl: options.docUrl ?? ((code) => `about:blank#${code}`),
    responseId: options.responseId ?? (() => crypto.randomUUID()),
    clock: options.clock ?? (() => new Date()),
    maxViolations: options.maxViolations ?? 1000,
    maxResponseBytes,
    ceilings: textCeilings(maxResponseBytes),
    messages: options.messages ?? 'public',
  }
}

const isPath = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.startsWith('/') &&
  !/[?#\s]/.test(value) &&
  value.split('/').every(isSegment)

/** A parameter, `{name}`, is a segment of its own. */
function isSegment(segment: string): boolean {
  if (/[{}]/.test(segment)) return /^\{[^{}]+\}$/.test(segment)
  try {
    return typeof decodeURIComponent(segment) === 'string'
  } catch {
    return false
  }
}

const [isAnyCount] = isWhole(1)

const isRateLimit = (value: unknown): boolean =>
  isRecord(value) && isAnyCount(value.requests) && isAnyCount(value.perSeconds)

/** With less, an answer could not even say what is wrong first. */
export const leastResponseBytes = 1024

const checks: { readonly [Name in keyof Required<ContractOptions>]: OptionCheck } = {
  serviceName: [
    (value) => typeof value === 'string' && token.test(value),
    "a name that can stand in a header: letters, digits and !#$%&'*+.^_`|~-",
  ],
  optimizedDistribution: [
    (value) => typeof value === 'string' && value !== '' && value !== 'MANUAL',
    'the spelling of a distribution type other than MANUAL',
  ],
  rules: [isRecord, 'an object of rule ids or groups and severities'],
  singleViolation: among('promote', 'detail'),
  statusPath: [
    (value) => isPath(value) && String(value).split('{campaign_id}').length === 2,
    'a path that holds `{campaign_id}` once, as a segment of its own',
  ],
  basePath: [
    (value) => value === '' || (isPath(value) && !String(value).endsWith('/')),
    'a path that starts with `/` and does not end with it, or an empty string',
  ],
  limits: [
    (value) =>
      isRecord(value) &&
      Object.values(value).every((limits) => Array.isArray(limits) && limits.every(isRateLimit)),
    'an object of operations and lists of `{ requests, perSeconds }`, both whole and above 0',
  ],
  docUrl: isFunction,
  responseId: isFunction,
  clock: isFunction,
  maxViolations: [isAnyCount, isCount[1]],
  maxResponseBytes: isWhole(leastResponseBytes),
  messages: among('public', 'debug'),
}

function readSeverities(wanted: Record<string, unknown>): Map<RuleId, Severity> {
  const groups = [...new Set(ruleIdGroups.map(([group]) => `${group}/*`))]
  const ruleIds = ruleIdGroups.flatMap(([group, names]) =>
    names.split(' ').map((name) => `${group}/${name}` as RuleId),
  )
  const resolved = new Map<RuleId, Severity>()
  const entries = Object.entries(wanted).filter(([, severity]) => severity !== undefined)
  // Groups first, so that a rule's own entry has the last word.
  for (const [name, severity] of entries.sort(([a], [b]) => rank(a) - rank(b))) {
    const ids = name.endsWith('/*')
      ? ruleIds.filter((id) => id.startsWith(name.slice(0, -1)))
      : ruleIds.filter((id) => id === name)
    if (name === 'structure') {
      throw new TypeError('Unknown rule in option `rules`: `structure`. Schemas always count.')
    }
    if (ids.length === 0) throw unknownName('rule in option `rules`', name, [...ruleIds, ...groups])
    if (!severities.includes(severity as Severity)) {
      throw wrongOption(`rules[${name}]`, listed(severities))
    }
    for (const id of ids) resolved.set(id, severity as Severity)
  }
  return resolved
}

const rank = (name: string): number => (name.endsWith('/*') ? 0 : 1)
