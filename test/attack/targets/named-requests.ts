import { contractRequest } from './contract-requests.js'
import type { NamedTarget } from './named-target.js'
import type { AttackServer } from './runs.js'
import { anonymous, type Sent, sentRequest } from './sent.js'

let count = 0

/** Returns the requests of a named target: with and without credentials, also with the alias. */
export function requestsOf(server: AttackServer, named: NamedTarget): Sent[] {
  const { operation, method, lines = [], group } = named
  const request = contractRequest(operation)
  const targets = new Set([
    placed(named.target, server.basePath),
    ...(server.alias === undefined ? [] : [named.target.replace(/\/v5/i, server.alias)]),
  ])
  return [...targets].flatMap((target) =>
    [request.headers, anonymous(request)].map((headers) =>
      sentRequest({
        id: `named-${count++}`,
        method,
        target,
        headers,
        ...(hasBody(method, request.method) && { body: request.body }),
        lines,
        tricks: [group, ...lines],
      }),
    ),
  )
}

const hasBody = (method: string, own: string): boolean => method === own

/** Puts the base path in front of the first segment of the contract, if there is one. */
function placed(target: string, basePath: string): string {
  const index = target.search(/[/\\*]v5/i)
  if (basePath === '') return target
  if (index < 0) return basePath + target
  if (target[index] === '*') return `*${basePath.slice(1)}/${target.slice(index + 1)}`
  return target.slice(0, index) + basePath + target.slice(index)
}
