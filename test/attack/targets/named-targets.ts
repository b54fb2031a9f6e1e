import type { OperationName } from '../../../generated/operations.js'
import { contractRequest } from './contract-requests.js'
import type { AttackServer } from './runs.js'
import { anonymous, type Sent, sentRequest, utf8 } from './sent.js'

/** Targets of former bypasses, and typical ones of each kind, by the operation that they imitate. */
const targets: Partial<Record<OperationName, readonly string[]>> = {
  updateOffering: [
    '/v5/offers/offer_1%',
    '/v5/offers/%ZZ',
    '/v5/offers/%C0%AF',
    '/v5/OFFERS/offer_1',
    '/v5/offers%2Foffer_1',
    '/v5/offers/a%2Fb',
    '/v5/offers/offer%255F1',
    '*v5/offers/offer_1',
    '/api:v5/offers/offer_1',
    '/v5/offers/offer_1\xa0',
    '/v5/offers/offer_1%C2%A0',
    '/v5/offers/offer_1%20',
    utf8('/v5/offers/offer_✓'),
    '/v5/offers/offer_1/',
    `/v5/offers/${'a'.repeat(8000)}`,
    `/v5/offers/${'a'.repeat(101)}`,
  ],
  changeCampaignStatus: [
    '/v5/campaigns/%FF/status',
    '/v5/campaigns/%/status',
    '/v5\\campaigns\\a\\status#',
    '/v5/campaigns;x=1/a/status',
    '/v5/campaigns/a;x=1/status',
    '/v5/campaigns/a/status;x=1',
  ],
  listOfferings: [
    '/v5\\offers#',
    'http://x/v5\\offers',
    '/V5/Offers',
    '//v5/offers',
    '/v5//offers',
    '/v5/offers;x=1',
    '/v5;x=1/offers',
    '/v5/./offers',
    '/v5/x/../offers',
    '/v5/%2e/offers',
    '/v5/x/%2E%2e/offers',
    '/v5%2Foffers',
    '/v5/%6Fffers',
    'http://x/v5/offers',
    'http://x@y/v5/offers',
    'http:v5/offers',
    '*v5/offers',
    '*',
    'xv5/offers',
    '?v5/offers',
    '#v5/offers',
    ':v5/offers',
    '/v5/offers\xa0',
    '/v5/offers#x',
    '/#/v5/offers',
    '/v5/offers\0',
    '/v5/offers%00',
    '/v5/offers\x80',
    utf8('/v5/offerſ'),
    '/v5/offer%C5%BF',
    '/v5/offers/',
  ],
  listCampaignExecutions: ['/v5/campaigns/a\\executions#'],
  getCampaign: ['/v5/campaigns/a\\executions#', '/v5/campaigns/te%73t', '/v5/campaigns/test\\#'],
  listOfferTemplates: ['/v5/offers/templa%74es'],
  testCampaign: ['/v5/campaigns/te%73t'],
  createCampaign: [
    '/apixv5/campaigns',
    '/api?v5/campaigns',
    utf8('/v5/campaıgns'),
    '/v5/campa%C4%B1gns',
  ],
  updateCampaign: ['/v5/campaigns/search\\#'],
}

/** Operations, each with another method and a target. */
const otherMethods: readonly [OperationName, method: string, target: string, line?: string][] = [
  ['listOfferings', 'OPTIONS', '*'],
  ['listOfferings', 'HEAD', '/v5/offers'],
  ['listOfferings', 'OPTIONS', '/v5/offers'],
  ['listOfferings', 'OPTIONS', '/V5/offers'],
  ['listOfferings', 'TRACE', '/v5/offers'],
  ['listOfferings', 'CONNECT', '/v5/offers'],
  ['listOfferings', 'get', '/v5/offers'],
  ['updateOffering', 'OPTIONS', '/v5/offers/offer_1'],
  ['updateOffering', 'patch', '/v5/offers/offer_1'],
  ['listOfferings', 'DELETE', '/v5/offers', 'X-HTTP-Method-Override: GET'],
  ['getCampaign', 'GET', '/x', 'X-Original-URL: /v5/campaigns/66b1f0c2a94e3d0012ab34cd'],
  ['listOfferings', 'GET', '/x', 'Host: x/v5/offers?'],
  ['listOfferings', 'GET', '/v5/offers', 'Upgrade: websocket'],
]

/** Returns the named requests, with and without credentials, also with the alias of the server. */
export function namedRequests(server: AttackServer): Sent[] {
  const plain = Object.entries(targets).flatMap(([name, list]) => {
    const operation = name as OperationName
    return list.map((target) => [operation, contractRequest(operation).method, target] as const)
  })
  let count = 0
  return [...plain, ...otherMethods].flatMap(([operation, method, target, line]) => {
    const request = contractRequest(operation)
    const { alias } = server
    const places = new Set([placed(target, server.basePath)])
    if (alias !== undefined) places.add(target.replace(/\/v5/i, alias))
    return [...places].flatMap((place) =>
      [request.headers, anonymous(request)].map((headers) =>
        sentRequest({
          id: `named-${count++}`,
          method,
          target: place,
          headers,
          body: method === request.method ? request.body : undefined,
          lines: line === undefined ? [] : [line],
          tricks: ['by name'],
        }),
      ),
    )
  })
}

/** Puts the base path in front of the first segment of the contract, if there is one. */
function placed(target: string, basePath: string): string {
  const index = target.search(/[/\\*]v5/i)
  if (basePath === '') return target
  if (index < 0) return basePath + target
  if (target[index] === '*') return `*${basePath.slice(1)}/${target.slice(index + 1)}`
  return target.slice(0, index) + basePath + target.slice(index)
}
