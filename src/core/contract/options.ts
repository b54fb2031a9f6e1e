import type { OperationName } from '../../../generated/operations.js'
import type { RuleId } from '../../../generated/rule-ids.js'
import type { Exception } from './exceptions.js'
import type { Plugin } from './plugin.js'
import type { Severity } from './violation.js'
import type { Workspace } from './workspace.js'

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
  /** Spelling of the auto-optimized distribution type. Default `OPTIMIZED`. */
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
  /** Prefix of every path; it may have parameters, as in `/t/{tenant}`. Default none. */
  basePath?: string
  /** Replaces the documented rate limits of an operation. */
  limits?: { [Name in OperationName]?: readonly RateLimit[] }
  /** Returns the link to the documentation of an error code, `doc_url` of offerings. Default none. */
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
