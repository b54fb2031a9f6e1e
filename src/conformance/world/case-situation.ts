import { isDeepStrictEqual } from 'node:util'
import { parsedBody } from '../../adapters/gate/parsed-body.js'
import { readQuery } from '../../core/http/target.js'
import type { Contract, ContractOptions, RequestInput } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import type { NotMade, Situation } from '../checking/trial.js'

/** What the server under test is and accepts. */
export interface CaseSettings {
  contract: Contract
  contractOptions: ContractOptions
  /** The largest body in bytes that the server accepts, where that is known. */
  maxBodyBytes: number | undefined
}

/** The situation of a case, or why there is none over HTTP. */
export function situationOf(each: ConformanceCase, settings: CaseSettings): Situation | NotMade {
  if (each.level === 'MAY') return { skipped: 'another answer is as good' }
  if (!isSetUpFor(each, settings))
    return { skipped: 'the server would have to be set up otherwise' }
  if (each.http !== undefined) return ofHttp(each, settings)
  const {
    operation,
    given = {},
    ...input
  } = each.request as NonNullable<ConformanceCase['request']>
  if (input.headers === undefined) return { skipped: 'over HTTP there are always headers' }
  return { operation, input: input as RequestInput, given }
}

/** Whether the server is set up as the case wants it to be. */
function isSetUpFor({ options = {} }: ConformanceCase, { contractOptions }: CaseSettings): boolean {
  const { clock: _clock, responseId: _id, docUrl: _url, ...own } = contractOptions
  // Names are translated; anything else must be what the server has.
  const { serviceName: _s, optimizedDistribution: _o, statusPath: _p, basePath: _b, ...rest } = own
  return Object.keys(options).length === 0 || isDeepStrictEqual(options, rest)
}

function ofHttp({ http, rule }: ConformanceCase, settings: CaseSettings): Situation | NotMade {
  const { method, url, body, bodyTooLarge, ...request } = http as NonNullable<
    ConformanceCase['http']
  >
  const headers = (request.headers ?? {}) as Record<string, string>
  const { maxBodyBytes, contract } = settings
  if (bodyTooLarge && maxBodyBytes === undefined) {
    return { skipped: 'how large a body the server accepts is not known (maxBodyBytes)' }
  }
  const target = url.replace(/^https?:\/\/[^/]*/, '')
  const { operations: [operation] = [], params = {} } =
    contract.prepare({ method, url: target }) ?? {}
  if (operation === undefined) return { skipped: 'the path is not one of the API' }
  const text = bodyTooLarge ? ' '.repeat((maxBodyBytes ?? 0) + 1) : (body as string | undefined)
  const sent = rule === 'http/content-type' ? headers : typed(headers, text)
  return {
    operation,
    input: {
      params,
      query: readQuery(target),
      headers: sent,
      body: parsedBody(text),
    },
    given: {},
    wire: { method, url: target, headers: sent, body: text, isTooLarge: bodyTooLarge === true },
  }
}

/** A server may ask for the type of a body, and would refuse every case that leaves it out. */
function typed(headers: Record<string, string>, body: string | undefined): Record<string, string> {
  const isTyped = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type')
  return body === undefined || isTyped
    ? headers
    : { ...headers, 'Content-Type': 'application/json' }
}
