import type { OperationName } from '../../../generated/operations.js'
import type { ErrorCode } from '../../../generated/rule-ids.js'
import { isObject } from '../base/json.js'
import { quoted } from '../base/text.js'
import type { FactName, Facts } from './facts.js'
import type { RuleDescription } from './rule-entry.js'
import type { ParamsInput, RequestBody } from './typed-request.js'
import type { AnyRuleId, Severity } from './violation.js'

/** A value that must not be changed, at any depth. */
export type Unchangeable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchangeable<Value[Key]> }
  : Value

/** A request as a rule of a plugin sees it. Its structure is valid. */
interface RequestOfRule<Operation extends OperationName> {
  readonly operation: Operation
  /** Undefined if the caller provided none; the same applies to query and headers. */
  readonly params: ParamsInput[Operation] | undefined
  readonly query: Readonly<Record<string, string | readonly string[]>> | undefined
  /** Values by lower-case name; repeated headers are joined by a comma. */
  readonly headers: Readonly<Record<string, string | undefined>> | undefined
  readonly body: Unchangeable<RequestBody<Operation>>
  /** The facts, with the time of the request. */
  readonly facts: Readonly<Facts> & { readonly now: Date }
}

/** The request of a rule; for several operations, a union that narrows on `operation`. */
export type RuleRequest<Operation extends OperationName = OperationName> = {
  [Name in Operation]: RequestOfRule<Name>
}[Operation]

/** One thing wrong with a request, in the body, in a header or parameter, or in the whole request. */
export interface Report {
  /** Keys and array indices of the field in the body; of a missing field, its own path. */
  readonly path?: readonly (string | number)[]
  /** Name of a header or a parameter, instead of a path. */
  readonly target?: string
  /** What is wrong and what to write instead, such as "must start with `acme_`". */
  readonly message: string
}

/** What a rule of a plugin calls. */
export interface RuleTools {
  /** Reports a violation. Throws a TypeError on an invalid path or message. */
  report(violation: Report): void
}

/**
 * A rule beside those of the contract. It runs on requests whose structure is valid, after the rules of
 * the contract. It must be synchronous and change nothing. If it throws, the response is the
 * documented 500 and the thrown value the `fault` of the verdict.
 */
export interface PluginRule<Operation extends OperationName = OperationName> {
  /** `<plugin>/<name>`, in lower case with hyphens. */
  readonly id: `${string}/${string}`
  readonly operations: readonly Operation[]
  /** Default `error`. */
  readonly severity?: Severity
  /** HTTP status of the response: 400 (default), 403, 404, 409 or 422, as the operations document it. */
  readonly status?: number
  /** Error code that the operations document for the status. Default VALIDATION_FAILED. */
  readonly code?: ErrorCode
  /** The requirement in one sentence. */
  readonly summary: string
  /** Link to a page about the rule. */
  readonly docs?: string
  /** Facts that the rule reads; if one is missing, the rule is `unchecked`. */
  readonly facts?: readonly FactName[]
  check(request: RuleRequest<Operation>, tools: RuleTools): void
}

/** The name and the rules of a plugin. */
export interface PluginDefinition<Name extends string = string> {
  /** Prefix of the ids of its rules: lower-case letters, digits and hyphens. */
  readonly name: Name
  readonly rules: readonly PluginRule[]
}

/** Rules beside those of the contract, with a common prefix, as `definePlugin` returns them. */
export interface Plugin<Name extends string = string> extends PluginDefinition<Name> {
  /**
   * What `definePlugin` read. The name is a text because several entries of the package declare this
   * type, and a unique symbol would be another one in each of them.
   */
  readonly '~plugin': ReadPlugin
}

/** The rules of a plugin, with the code that runs them. */
interface ReadPlugin {
  readonly rules: readonly ReadPluginRule[]
  readonly run: (check: object, plugins: PluginRules) => void
}

/** A rule of a plugin, with what a check and the rule table need. */
export interface ReadPluginRule {
  readonly entry: RuleDescription
  readonly check: PluginRule['check']
  /** What `this` is in the check. */
  readonly rule: PluginRule
}

/** The rules of plugins for an operation. */
export interface PluginRules extends ReadPlugin {
  /** How many requests they have seen as frozen copies. */
  frozenRuns: number
}

export const isPlugin = (value: unknown): value is Plugin =>
  isObject(value) && isObject(value['~plugin'])

/** Returns the rules of all plugins in their order. Throws a TypeError if two have the same name. */
export function rulesOfPlugins(plugins: readonly Plugin[]): readonly ReadPluginRule[] {
  const names = plugins.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) < index)
  if (repeated !== undefined) throw new TypeError(`Two plugins have the name ${quoted(repeated)}.`)
  return plugins.flatMap((plugin) => plugin['~plugin'].rules)
}

/** Returns the rules of plugins by operation, without those that are off. */
export function rulesByOperation(
  plugins: readonly Plugin[],
  wanted: ReadonlyMap<AnyRuleId, Severity>,
): { readonly [Name in OperationName]?: PluginRules } {
  const byOperation: { [Name in OperationName]?: PluginRules & { rules: ReadPluginRule[] } } = {}
  for (const { '~plugin': plugin } of plugins) {
    for (const rule of plugin.rules) {
      const { id, severity, operations } = rule.entry
      if ((wanted.get(id) ?? severity) === 'off') continue
      for (const operation of new Set(operations)) {
        byOperation[operation] ??= { rules: [], run: plugin.run, frozenRuns: 0 }
        byOperation[operation].rules.push(rule)
      }
    }
  }
  return byOperation
}
