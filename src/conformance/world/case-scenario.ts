import { isDeepStrictEqual } from 'node:util'
import { headerOf, headerTexts, parsedBody } from '../../adapters/gate/answer.js'
import { readQuery } from '../../core/http/target.js'
import type { Contract, ContractOptions } from '../../core/index.js'
import type { CaseRequest, ConformanceCase } from '../cases/cases.js'
import { verdictKey } from '../checking/expectations.js'
import type { NotRun, Scenario } from '../checking/trial.js'
import { skipReasons } from '../report/skip-reasons.js'
import { withContentType } from '../sending/wire.js'
import { checkedRequest, withDefaultFacts } from './default-facts.js'

interface CaseSettings {
  contract: Contract
  contractOptions: ContractOptions
  /** The largest body in bytes that the server accepts, if known. */
  maxBodyBytes: number | undefined
}

/** Returns the scenario of a case, or why the case cannot run over HTTP. */
export function scenarioOf(each: ConformanceCase, settings: CaseSettings): Scenario | NotRun {
  if (each.level === 'MAY') return { skipped: skipReasons.otherResponses }
  if (!isSetUpFor(each, settings)) return { skipped: skipReasons.otherSettings }
  if (each.http !== undefined) return ofHttp(each, settings)
  const request = each.request as CaseRequest
  if (request.headers === undefined) return { skipped: skipReasons.noHeaders }
  return {
    ...withDefaultFacts(request),
    hasOwnCredentials: authorizationOf(request) !== authorizationOf(each.baseRequest),
  }
}

const authorizationOf = (request: CaseRequest | undefined): unknown =>
  headerOf(headerTexts(request?.headers ?? {}), 'authorization')

function isSetUpFor(each: ConformanceCase, { contract, contractOptions }: CaseSettings): boolean {
  const { options = {} } = each
  const { clock: _clock, responseId: _id, docUrl: _url, ...own } = contractOptions
  // Names are translated; all other options must match.
  const { serviceName: _s, optimizedDistribution: _o, statusPath: _p, basePath: _b, ...rest } = own
  return (
    Object.keys(options).length === 0 ||
    isDeepStrictEqual(options, rest) ||
    hidesOnlyWarnings(each, contract)
  )
}

/** Returns whether the options of an invalid request only turn off rules that warn, here too. */
function hidesOnlyWarnings(
  { options = {}, request, expect }: ConformanceCase,
  contract: Contract,
): boolean {
  const { rules = {}, ...others } = options
  const isOff = Object.values(rules).every((severity) => severity === 'off')
  if (!isOff || expect.ok || request === undefined || Object.keys(others).length > 0) return false
  const { verdict } = checkedRequest(request, contract)
  return verdictKey(verdict) === verdictKey(expect)
}

function ofHttp({ http, rule }: ConformanceCase, settings: CaseSettings): Scenario | NotRun {
  const { method, url, body, bodyTooLarge, ...request } = http as NonNullable<
    ConformanceCase['http']
  >
  const headers = (request.headers ?? {}) as Record<string, string>
  const { maxBodyBytes, contract } = settings
  if (bodyTooLarge && maxBodyBytes === undefined) {
    return { skipped: skipReasons.bodyLimit }
  }
  const target = url.replace(/^https?:\/\/[^/]*/, '')
  const { operations: [operation] = [], params = {} } =
    contract.prepare({ method, url: target }) ?? {}
  if (operation === undefined) return { skipped: skipReasons.notOfTheApi }
  const text = bodyTooLarge ? ' '.repeat((maxBodyBytes ?? 0) + 1) : (body as string | undefined)
  const sent = rule === 'http/content-type' ? headers : withContentType(headers, text)
  return {
    ...withDefaultFacts({
      operation,
      params,
      query: readQuery(target),
      headers: sent,
      body: parsedBody(text),
    }),
    wire: { method, url: target, headers: sent, body: text, isTooLarge: bodyTooLarge === true },
  }
}
