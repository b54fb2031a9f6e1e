import type { OperationName } from '../../../generated/operations.js'
import type { ActiveExceptions } from './active-exceptions.js'
import { type TextCeilings, textCeilings } from './ceilings.js'
import type { Facts } from './facts.js'
import type { ContractOptions, RateLimit } from './options.js'
import type { PluginRules, ReadPluginRule } from './plugin.js'
import { type ServiceNames, serviceNames } from './service-names.js'
import type { AnyRuleId, Severity } from './violation.js'
import type { NamedInRequest } from './workspace-facts.js'

/** The options that the settings have in another form. */
type Resolved =
  | 'serviceName'
  | 'docUrl'
  | 'optimizedDistribution'
  | 'rules'
  | 'limits'
  | 'plugins'
  | 'exceptions'
  | 'workspace'
  | 'clock'

/**
 * Every option with its value; the severities are resolved for each rule. Plugins, exceptions and a
 * workspace bring the functions that a check calls, so that a check without them contains no code for them.
 */
export interface Settings extends Required<Omit<ContractOptions, Resolved>> {
  names: ServiceNames
  docUrl?: ContractOptions['docUrl']
  /** By default, a number: a date costs as much as many rules. */
  clock: () => Date | number
  severities: ReadonlyMap<AnyRuleId, Severity>
  limits: { readonly [Name in OperationName]?: readonly RateLimit[] }
  ceilings: TextCeilings
  /** The rules of plugins. */
  pluginRules: readonly ReadPluginRule[]
  /** Those that run, by operation. */
  pluginRulesOf: { readonly [Name in OperationName]?: PluginRules }
  /** Returns the exceptions of an operation, if there are any. */
  exceptionsOf?: (operation: OperationName) => ActiveExceptions | undefined
  /** Adds what the workspace knows to the facts of a request. */
  withWorkspace?: (facts: Facts, request: NamedInRequest) => Facts
}

/** The settings of a contract without options. */
export const defaultSettings: Settings = {
  names: serviceNames('SVC', 'OPTIMIZED'),
  severities: new Map(),
  singleViolation: 'promote',
  statusPath: '/v5/campaigns/{campaign_id}/status',
  basePath: '',
  limits: {},
  responseId: () => crypto.randomUUID(),
  clock: () => Date.now(),
  maxViolations: 1000,
  maxResponseBytes: 262_144,
  ceilings: textCeilings(262_144),
  messages: 'public',
  pluginRules: [],
  pluginRulesOf: {},
}
