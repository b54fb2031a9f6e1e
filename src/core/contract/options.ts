import type { OperationName } from '../../../generated/operations.js'
import { responseCheckTable } from '../../../generated/response-checks.js'
import type { RuleId } from '../../../generated/rule-ids.js'
import { assertOptions, invalidOption, type KindsOf } from '../base/kinds.js'
import { unknownName } from '../base/nearest.js'
import { listed } from '../base/text.js'
import { assertOperation } from './assert-operation.js'
import { type TextCeilings, textCeilings } from './ceilings.js'
import type { Exception } from './exceptions.js'
import { contractKinds } from './option-kinds.js'
import {
  type Plugin,
  type PluginRules,
  type ReadPluginRule,
  rulesByOperation,
  rulesOfPlugins,
} from './plugin.js'
import { contractRuleIds, type ExceptionsByOperation, readExceptions } from './read-exceptions.js'
import { type ServiceNames, serviceNames } from './service-names.js'
import { type AnyRuleId, type Severity, severities } from './violation.js'
import { assertWorkspace, type Workspace } from './workspace.js'
import { type KnownWorkspace, knownWorkspace } from './workspace-facts.js'

/** One window of a rate limit: at most `requests` in any period of `perSeconds`. */
export interface RateLimit {
  requests: number
  perSeconds: number
}

/** All rules with the same prefix, such as `auth/*`. */
export type RuleGroup = RuleId extends `${infer Group}/${string}` ? `${Group}/*` : never

/** The options of a contract; each is optional. `PluginName`: the names of its plugins. */
export interface ContractOptions<PluginName extends string = never> {
  /** Short name of the service in header names and `<SVC>_GAID`. Default `SVC`. */
  serviceName?: string
  /** Spelling of the auto-optimised distribution type. Default `OPTIMIZED`. */
  optimizedDistribution?: string
  /** Severity by rule id or group (`auth/*`); an id wins over its group. */
  rules?: { [Name in RuleId | RuleGroup | `${PluginName}/${string}`]?: Severity }
  /**
   * How offering operations report a single violation that has its own code: with that code at the
   * top level (`promote`, default), or with VALIDATION_FAILED and details (`detail`).
   */
  singleViolation?: 'promote' | 'detail'
  /** Path of the status change. Default `/v5/campaigns/{campaign_id}/status`. */
  statusPath?: string
  /** Prefix of every path. Default none. */
  basePath?: string
  /** Replaces the documented rate limits of an operation. */
  limits?: { [Name in OperationName]?: readonly RateLimit[] }
  /** Returns the link to the documentation of an error code, for offerings. */
  docUrl?: (code: string) => string
  /** Returns the `response_id` for a request without a request id. Default a random UUID. */
  responseId?: () => string
  /** Returns the time of a request whose facts have no `now`. Default the system clock. */
  clock?: () => Date
  /** The maximum number of violations and warnings in a verdict. Default 1000. */
  maxViolations?: number
  /**
   * The maximum size of the JSON text of an error response in bytes; at least 1024. Default 262144.
   * Long names are shortened; violations that do not fit are omitted and counted.
   */
  maxResponseBytes?: number
  /** `debug` adds schema paths and received values to messages. Default `public`. */
  messages?: 'public' | 'debug'
  /** Rules of your own, beside those of the contract. */
  plugins?: readonly Plugin[]
  /** Known differences of a deployment: violations that become notes and do not reject a request. */
  exceptions?: readonly Exception[]
  /** What exists in the workspace: facts for every request. Facts that are passed override it. */
  workspace?: Workspace
}

/** The options with certain plugins, so that `rules` accepts their ids. */
export type OptionsWith<Plugins extends readonly Plugin[]> = ContractOptions<
  Plugins[number]['name']
> & { plugins?: Plugins }

/** The options that the settings store in another form. */
type Resolved =
  | 'serviceName'
  | 'optimizedDistribution'
  | 'rules'
  | 'limits'
  | 'plugins'
  | 'exceptions'
  | 'workspace'

/** Every option with its value; the severities are resolved for each rule. */
export interface Settings extends Required<Omit<ContractOptions, Resolved>> {
  names: ServiceNames
  severities: ReadonlyMap<AnyRuleId, Severity>
  limits: { readonly [Name in OperationName]?: readonly RateLimit[] }
  ceilings: TextCeilings
  /** The rules of plugins. */
  pluginRules: readonly ReadPluginRule[]
  /** Those that run, by operation. */
  pluginRulesOf: { readonly [Name in OperationName]?: PluginRules }
  /** The exceptions by operation; undefined if there are none. */
  exceptionsOf: ExceptionsByOperation | undefined
  workspace: KnownWorkspace | undefined
}

/** Validates the options and fills in the defaults. Throws a TypeError on an invalid option. */
export function readOptions(options: ContractOptions<string>): Settings {
  assertOptions(options, contractKinds satisfies KindsOf<ContractOptions>)
  for (const operation of Object.keys(options.limits ?? {})) {
    assertOperation(operation, ' in option `limits`')
  }
  const maxResponseBytes = options.maxResponseBytes ?? 262_144
  const pluginRules = rulesOfPlugins(options.plugins ?? [])
  const pluginIds = pluginRules.map(({ entry }) => entry.id as AnyRuleId)
  const severities = readSeverities(options.rules ?? {}, pluginIds)
  return {
    names: serviceNames(options.serviceName ?? 'SVC', options.optimizedDistribution ?? 'OPTIMIZED'),
    severities,
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
    pluginRules,
    pluginRulesOf: rulesByOperation(pluginRules, severities),
    exceptionsOf: readExceptions(options.exceptions ?? [], [
      ...contractRuleIds,
      ...pluginIds,
      ...responseCheckTable.map(({ id }) => id),
    ]),
    workspace: readWorkspace(options.workspace),
  }
}

function readWorkspace(workspace: unknown): KnownWorkspace | undefined {
  if (workspace === undefined) return undefined
  assertWorkspace(workspace)
  return knownWorkspace(workspace)
}

function readSeverities(
  wanted: Record<string, unknown>,
  ofPlugins: readonly AnyRuleId[],
): Map<AnyRuleId, Severity> {
  const ruleIds: readonly string[] = [...contractRuleIds, ...ofPlugins]
  const groups = [...new Set(ruleIds.map((id) => `${id.split('/')[0]}/*`))]
  const resolved = new Map<AnyRuleId, Severity>()
  const entries = Object.entries(wanted).filter(([, severity]) => severity !== undefined)
  // Groups first, so that a rule's own entry overrides its group.
  for (const [name, severity] of entries.sort(([a], [b]) => rank(a) - rank(b))) {
    const ids = name.endsWith('/*')
      ? ruleIds.filter((id) => id.startsWith(name.slice(0, -1)))
      : ruleIds.filter((id) => id === name)
    if (name === 'structure') {
      throw new TypeError('Option `rules` cannot change `structure`: the schemas always apply.')
    }
    if (ids.length === 0) throw unknownName('rule in option `rules`', name, [...ruleIds, ...groups])
    if (!severities.includes(severity as Severity)) {
      throw invalidOption(`rules[${name}]`, listed(severities))
    }
    for (const id of ids) resolved.set(id as AnyRuleId, severity as Severity)
  }
  return resolved
}

const rank = (name: string): number => (name.endsWith('/*') ? 0 : 1)
