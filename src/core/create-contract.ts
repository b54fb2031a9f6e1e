import { type OperationName, operationTable } from '../../generated/operations.js'
import { plans } from '../../generated/plans.js'
import { assertOperation } from './contract/assert-operation.js'
import type { Facts, StoredResponse } from './contract/facts.js'
import { type ContractOptions, readOptions } from './contract/options.js'
import type { RequestInput } from './contract/request.js'
import type { MethodNotAllowed, Verdict } from './contract/verdict.js'
import { check } from './engine/check.js'
import { type FactsNeeded, factsNeeded } from './engine/facts-needed.js'
import { checkHttp, type HttpRequest } from './http/check-http.js'
import { createMatcher } from './http/match.js'
import { type HttpHead, type PreparedRequest, prepare, textOf } from './http/prepare.js'
import { checkResponse } from './responses/check-response.js'
import type { ResponseVerdict } from './responses/finding.js'
import type { ResponseContext } from './responses/read-response.js'
import { type RuleDescription, rules } from './rules/rule-table.js'
import { type BodySchema, bodySchema } from './standard-schema.js'

/** The contract of the API under the names and severities of one service. */
export interface Contract {
  /**
   * Judges a request: typed data, or the documented error answer. Never throws on a request;
   * an operation that does not exist is a TypeError.
   */
  check<Operation extends OperationName>(
    operation: Operation,
    request: RequestInput,
    facts?: Facts,
  ): Verdict<Operation>
  /**
   * Judges an HTTP request; undefined where the path is not the contract's. A path of the contract
   * with another method is answered 405.
   */
  checkHttp(request: HttpRequest, facts?: Facts): Verdict | MethodNotAllowed | undefined
  /**
   * Matches an HTTP request before its body is read, for servers: what needs no body is checked
   * first, and nothing is matched, parsed or hashed twice. Undefined where the path is not the
   * contract's, however a router may read it.
   *
   * @example
   * const prepared = contract.prepare({ method, url, headers })
   * const rejected = prepared?.checkHead({ authenticated })
   * if (prepared && !rejected) prepared.receive(await readText()).check(facts)
   */
  prepare(request: HttpHead): PreparedRequest | undefined
  /**
   * Judges a response of the API. What is documented is a MUST, what rests on a decision a SHOULD;
   * the response conforms (`ok`) when no finding is a MUST.
   */
  checkResponse(
    operation: OperationName,
    response: StoredResponse,
    context?: ResponseContext,
  ): ResponseVerdict
  /** Names the facts that would decide more about a request, with the ids to look up. */
  factsNeeded(operation: OperationName, request: RequestInput): FactsNeeded
  /** The operation of a method and a path, with its path parameters; undefined if there is none. */
  match(
    method: string,
    path: string,
  ): { operation: OperationName; params: Record<string, string> } | undefined
  /** The request body of an operation as Standard Schema v1. */
  schema<Operation extends OperationName>(operation: Operation): BodySchema<Operation>
  /** Every rule: id, operations, default severity, answer, summary, source, facts. */
  readonly rules: readonly RuleDescription[]
  /** Every operation: method, path, parameters, statuses, limits. */
  readonly operations: typeof operationTable
}

/** Makes a contract. Throws a TypeError on an unknown or wrong option. */
export function createContract(options: ContractOptions = {}): Contract {
  const settings = readOptions(options)
  const matcher = createMatcher(settings)
  return {
    check<Operation extends OperationName>(
      operation: Operation,
      request: RequestInput,
      facts: Facts = {},
    ) {
      assertOperation(operation)
      return check(plans[operation], settings, request ?? {}, facts ?? {}) as Verdict<Operation>
    },
    checkHttp: (request, facts) => checkHttp(request ?? {}, facts ?? {}, settings, matcher),
    prepare: (request) => prepare(request ?? {}, settings, matcher),
    checkResponse(operation, response, context) {
      assertOperation(operation)
      return checkResponse(operation, response, context ?? {}, settings)
    },
    factsNeeded(operation, request) {
      assertOperation(operation)
      return factsNeeded(plans[operation], settings, request ?? {})
    },
    match(method, path) {
      const found = matcher.exactly(
        textOf(() => method),
        textOf(() => path),
      )
      return found === undefined || 'allow' in found ? undefined : found
    },
    schema(operation) {
      assertOperation(operation)
      return bodySchema(operation, settings.names, (body) =>
        check(plans[operation], settings, { body }, {}),
      )
    },
    get rules() {
      return rules()
    },
    operations: operationTable,
  }
}
