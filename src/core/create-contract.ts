import { type OperationName, operationTable } from '../../generated/operations.js'
import { attempt } from './base/attempt.js'
import { assertOperation } from './contract/assert-operation.js'
import { type Exception, isExpired } from './contract/exceptions.js'
import type { Facts, StoredResponse } from './contract/facts.js'
import type { ContractOptions, OptionsWith } from './contract/options.js'
import type { Plugin } from './contract/plugin.js'
import { assertFacts } from './contract/read-facts.js'
import { readOptions } from './contract/read-options.js'
import type { Rule } from './contract/rule-entry.js'
import type { OperationInput, OperationMatch } from './contract/typed-request.js'
import type { ErrorResponse, MethodNotAllowed, Verdict } from './contract/verdict.js'
import { check } from './engine/check-request.js'
import { documentedError, type ErrorOptions } from './engine/documented-error.js'
import { checkHttp, type HttpRequest } from './http/check-http.js'
import { createMatcher } from './http/match.js'
import { type HttpHead, type PreparedRequest, prepare, textOf } from './http/prepare.js'
import { plans } from './plans/plans.js'
import { checkResponse } from './responses/check-response.js'
import type { ResponseVerdict } from './responses/finding.js'
import type { ResponseContext } from './responses/response-check.js'
import { ruleTable } from './rule-table.js'
import { type FactsNeeded, factsNeeded } from './rules/facts-needed.js'
import { type BodySchema, bodySchema } from './standard-schema.js'

/** The contract of the API, with the names and severities of one service. */
export interface Contract {
  /**
   * Validates a request. Returns typed data or the documented error response. Never throws on a
   * request; throws a TypeError on an unknown operation, on a promise in the facts, and on an
   * offering status that is not a string.
   */
  check<Operation extends OperationName>(
    operation: Operation,
    request: OperationInput<Operation>,
    facts?: Facts,
  ): Verdict<Operation>
  /**
   * Validates an HTTP request. Returns undefined if the contract does not have the path, and a 405
   * response if it has the path but not the method.
   */
  checkHttp(request: HttpRequest, facts?: Facts): Verdict | MethodNotAllowed | undefined
  /**
   * Matches an HTTP request before its body is read, so that a server can reject it early and nothing
   * is matched, parsed or hashed twice. Returns undefined if no router could read the path as one of
   * the contract.
   *
   * @example
   * const prepared = contract.prepare({ method, url, headers })
   * const rejected = prepared?.checkHead({ authenticated })
   * if (prepared && !rejected) prepared.receive(await readText()).check(facts)
   */
  prepare(request: HttpHead): PreparedRequest | undefined
  /**
   * Validates a response of the API. A finding is a MUST if the requirement is documented, and a
   * SHOULD if it is based on a decision. The response conforms (`ok`) if no finding is a MUST.
   */
  checkResponse(
    operation: OperationName,
    response: StoredResponse,
    context?: ResponseContext,
  ): ResponseVerdict
  /**
   * Returns the documented response of an error code, for handlers: `contract.error('OFFER_NOT_FOUND')`.
   * Throws a TypeError on an unknown code, or one that the API of the operation does not have. (Errors)
   */
  error<Operation extends OperationName = OperationName>(
    code: ErrorResponse<Operation>['body']['error']['code'],
    options?: ErrorOptions<Operation>,
  ): ErrorResponse<Operation>
  /** Returns the missing facts that the rules need for a request, with the ids to look up. */
  factsNeeded<Operation extends OperationName>(
    operation: Operation,
    request: OperationInput<Operation>,
  ): FactsNeeded
  /** Returns the operation of a method and a path, with its path parameters, if there is one. */
  match(method: string, path: string): OperationMatch | undefined
  /** Returns a Standard Schema v1 of the request body of an operation. */
  schema<Operation extends OperationName>(operation: Operation): BodySchema<Operation>
  /**
   * Every rule, those of plugins last: id, operations, default severity, error response, facts.
   * `describeRules` of `campaign-contract/rules` returns them with their texts.
   */
  readonly rules: readonly Rule[]
  /** Every operation: method, path, parameters, statuses, limits. */
  readonly operations: typeof operationTable
  /** A copy of the options. `exception` of a note is an index in its `exceptions`. */
  readonly options: ContractOptions<string>
  /** Returns the exceptions whose last day has passed at the time of the option `clock`. */
  expiredExceptions(): readonly Exception[]
}

/** Creates a contract. Throws a TypeError on an unknown option or invalid value. */
export function createContract<const Plugins extends readonly Plugin[] = []>(
  options: OptionsWith<Plugins> = {},
): Contract {
  const settings = readOptions(options)
  let rules: readonly Rule[] | undefined
  const matcher = createMatcher(settings)
  return {
    check<Operation extends OperationName>(
      operation: Operation,
      request: OperationInput<Operation>,
      facts: Facts = {},
    ) {
      assertOperation(operation)
      return check(plans[operation], settings, request ?? {}, facts ?? {}) as Verdict<Operation>
    },
    checkHttp: (request, facts) => checkHttp(request ?? {}, facts ?? {}, settings, matcher),
    prepare: (request) => prepare(request ?? {}, settings, matcher),
    checkResponse(operation, response, context) {
      assertOperation(operation)
      assertFacts(attempt(() => context?.facts))
      return checkResponse(operation, response, context ?? {}, settings)
    },
    error: (code, options = {}) => documentedError(code, options, settings),
    factsNeeded(operation, request) {
      assertOperation(operation)
      return factsNeeded(plans[operation], settings, request ?? {})
    },
    match(method, path) {
      const found = matcher.exactly(textOf(method), textOf(path))
      return found === undefined || 'allow' in found ? undefined : (found as OperationMatch)
    },
    schema(operation) {
      assertOperation(operation)
      return bodySchema((body) => check(plans[operation], settings, { body }, {}))
    },
    get rules() {
      rules ??= Object.freeze([...ruleTable(), ...settings.pluginRules.map(({ entry }) => entry)])
      return rules
    },
    operations: operationTable,
    options: Object.freeze({ ...options }),
    expiredExceptions() {
      const { exceptions = [] } = options
      const now = exceptions.length === 0 ? undefined : new Date(settings.clock())
      return now === undefined ? [] : exceptions.filter((each) => isExpired(each, now))
    },
  }
}
