import { contractRequest } from './contract-requests.js'
import { campaign, type NamedTarget, of, operationAt, pathOf, samples } from './named-target.js'

const methods: NamedTarget[] = samples.map(pathOf).flatMap((path) => {
  const operation = operationAt(path)
  const { method: own } = contractRequest(operation)
  const others = ['HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PUT', 'DELETE', 'POST', 'PATCH', 'GET']
  const odd = ['PROPFIND', 'QUERY', 'M-SEARCH', 'LINK', own.toLowerCase(), 'Get', 'HEADX']
  const override = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']
  return [
    ...[...others, ...odd].flatMap((method) =>
      [path, path.toUpperCase(), `${path}/`].map((target) => ({
        group: 'methods',
        operation,
        method,
        target,
      })),
    ),
    ...override.flatMap((name) =>
      ['GET', 'POST', 'DELETE'].map((method) => ({
        group: 'method override',
        operation,
        method,
        target: path,
        lines: [`${name}: ${own}`],
      })),
    ),
    ...of('method override', operation)(`${path}?_method=DELETE`),
  ]
})

const preflights: NamedTarget[] = samples.map((operation) => ({
  group: 'methods',
  operation,
  method: 'OPTIONS',
  target: pathOf(operation),
  lines: ['Origin: http://x', 'Access-Control-Request-Method: POST'],
}))

const upgrades: NamedTarget[] = samples.map((operation) => ({
  group: 'methods',
  operation,
  method: contractRequest(operation).method,
  target: pathOf(operation),
  lines: ['Connection: Upgrade', 'Upgrade: websocket'],
}))

/** Proxy headers that name another target; routers must ignore them. */
const forwarded: NamedTarget[] = ['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Prefix'].flatMap(
  (name) => [
    {
      group: 'forwarded targets',
      operation: 'getCampaign' as const,
      method: 'GET',
      target: '/x',
      lines: [`${name}: ${campaign}`],
    },
    {
      group: 'forwarded targets',
      operation: 'getCampaign' as const,
      method: 'GET',
      target: campaign,
      lines: [`${name}: /x`],
    },
  ],
)

/** A Fetch server builds the URL from `Host`. */
const hosts: NamedTarget[] = [
  'x/v5/offers?',
  'x/v5/offers#',
  'x\\v5\\offers',
  'x@y',
  'x:99999',
  '',
  '[::1]',
  'x/..',
  'x?',
].flatMap((host) =>
  ['/x', '/', '/v5/offers', '//v5/offers'].map((target) => ({
    group: 'hosts',
    operation: 'listOfferings' as const,
    method: 'GET',
    target,
    lines: [`Host: ${host}`],
  })),
)

/** Requests with other methods, and with headers that name another target. */
export const exchanges: readonly NamedTarget[] = [
  ...methods,
  ...preflights,
  ...upgrades,
  ...forwarded,
  ...hosts,
]
