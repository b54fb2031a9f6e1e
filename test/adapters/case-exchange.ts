import { request as send } from 'node:http'
import {
  type Contract,
  type ContractOptions,
  createContract,
  type Facts,
  type HttpRequest,
} from '../../src/core/index.js'
import { type ConformanceCase, inputOf, requestOf, topics } from '../conformance/load-cases.js'
import type { Respond } from './started-server.js'

/** A conformance case as sent over a socket. */
export interface SocketCase {
  id: string
  options: ContractOptions
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string | string[]>
  body: string | undefined
  facts: Facts
  expect: ConformanceCase['expect']
}

/** The received response, without headers that frameworks and Node add. */
interface Exchanged {
  status: number
  headers: Record<string, string>
  body: string
}

/** The header that names the case of a request, so that the server finds its facts. */
export const caseHeader = 'x-case'

/** Options of every server of the suite, in addition to those of a case. */
const fixedOptions: ContractOptions = {
  responseId: () => '00000000-0000-4000-8000-000000000000',
  clock: () => new Date('2030-01-01T00:00:00Z'),
}

const maxBodyBytes = 1_000_000
export const suiteOptions = { maxBodyBytes }

// The suite creates one contract for all cases with the same options.
const setups = new Map<string, ContractOptions>()
const contracts = new WeakMap<ContractOptions, Contract>()

/** Every case that can be sent over a socket. */
export const socketCases: readonly SocketCase[] = topics.flatMap(({ cases }) =>
  cases.flatMap((each) => socketCase(each) ?? []),
)

/** Returns the options of a case with those of the suite; equal options are the same object. */
function optionsOf(own: ContractOptions = {}): ContractOptions {
  const setup = JSON.stringify(own)
  const options = setups.get(setup) ?? { ...own, ...fixedOptions }
  setups.set(setup, options)
  return options
}

function socketCase(given: ConformanceCase): SocketCase | undefined {
  const options = optionsOf(given.options)
  const { id, http, expect } = given
  if (http !== undefined) {
    const { method, url, headers = {}, body, bodyTooLarge } = http
    const target = url.replace(/^https?:\/\/[^/]*/, '')
    const text = bodyTooLarge ? ' '.repeat(maxBodyBytes + 1) : (body as string | undefined)
    const sent = headers as Record<string, string>
    return { id, options, method, target, headers: sent, body: text, facts: {}, expect }
  }
  const { operation, ...request } = requestOf(given)
  const { input, facts } = inputOf({ operation, ...request })
  const { params = {}, query = {}, headers, body } = input
  const contract = contractOf(options)
  const { method, path, pathParameters } = contract.operations[operation]
  // HTTP requests always have headers and path parameters.
  if (headers === undefined) return undefined
  const values = pathParameters.map((name: string) => params[name])
  if (values.some((value) => typeof value !== 'string' || value === '')) return undefined
  const filled = pathParameters.reduce<string>(
    (text, name, index) => text.replace(`{${name}}`, encodeURIComponent(values[index] as string)),
    operation === 'changeCampaignStatus' ? (options.statusPath ?? path) : path,
  )
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  ).toString()
  const target = `${options.basePath ?? ''}${filled}${search && `?${search}`}`
  const text = body === undefined ? undefined : JSON.stringify(body)
  const sent = headers as Record<string, string>
  return { id, options, method, target, headers: sent, body: text, facts, expect }
}

/** Sends a case and reads the response. */
export async function exchange(origin: string, sent: SocketCase): Promise<Exchanged> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        hostname,
        port,
        method: sent.method,
        path: sent.target,
        headers: {
          ...sent.headers,
          [caseHeader]: encodeURIComponent(sent.id),
          ...(sent.body !== undefined && { 'Content-Length': Buffer.byteLength(sent.body) }),
        },
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: ownHeaders(incoming.headers),
            body: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(sent.body)
  })
}

/** The headers that the contract defines. */
const contractHeaders = ['content-type', 'retry-after', 'allow', 'www-authenticate']

export function ownHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => contractHeaders.includes(name.toLowerCase()))
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}

/** The response of the suite's handlers to every accepted request. */
const handled = { status: 200, body: '{"handled":true}' }

export const handledReply: Respond = () => ({
  status: handled.status,
  headers: { 'Content-Type': 'application/json' },
  pieces: [Buffer.from(handled.body)],
})

function contractOf(options: ContractOptions): Contract {
  const contract = contracts.get(options) ?? createContract(options)
  contracts.set(options, contract)
  return contract
}

/** The response that the library itself returns. */
export function expected(sent: SocketCase): Exchanged {
  const answer = expectedOfGet(sent)
  return sent.method === 'HEAD' ? { ...answer, body: '' } : answer
}

function expectedOfGet(sent: SocketCase): Exchanged {
  const { method, target, headers, body, facts } = sent
  const request: HttpRequest = { method, url: target, headers, body }
  const isTooLarge = Buffer.byteLength(body ?? '') > maxBodyBytes
  const verdict = contractOf(sent.options).checkHttp(
    isTooLarge ? { ...request, body: undefined, bodyTooLarge: true } : request,
    facts,
  )
  if (verdict === undefined) throw new Error(`${sent.id}: the path is not the contract's`)
  const jsonType = { 'content-type': 'application/json' }
  if (!verdict.ok) {
    const { status, headers: answered, body: envelope } = verdict.response
    return { status, headers: ownHeaders(answered), body: JSON.stringify(envelope) }
  }
  if (verdict.replay === undefined) return { ...handled, headers: jsonType }
  const { replay } = verdict
  return {
    status: replay.status,
    headers: { ...jsonType, ...ownHeaders(replay.headers ?? {}) },
    body: JSON.stringify(replay.body) ?? '',
  }
}
