import type { OperationName } from '../../../generated/operations.js'
import { contractRequest } from './contract-requests.js'
import { utf8 } from './sent.js'

/** A target that has a name, for one operation whose headers and body it is sent with. */
export interface NamedTarget {
  group: string
  operation: OperationName
  method: string
  target: string
  /** Header lines to add. */
  lines?: readonly string[]
}

const pathOf = (operation: OperationName): string => contractRequest(operation).path

const offerings = pathOf('listOfferings')
const offering = pathOf('updateOffering')
const campaign = pathOf('getCampaign')
const status = pathOf('changeCampaignStatus')

/** An operation of each method and depth. */
const samples: readonly OperationName[] = [
  'listOfferings',
  'updateOffering',
  'changeCampaignStatus',
  'getCampaign',
  'listCampaignExecutions',
  'testCampaign',
]

const operationAt = (path: string): OperationName =>
  samples.find((each) => pathOf(each) === path) as OperationName

/** Targets of one operation. */
const of =
  (group: string, operation: OperationName) =>
  (...targets: string[]): NamedTarget[] =>
    targets.map((target) => ({
      group,
      operation,
      method: contractRequest(operation).method,
      target,
    }))

/** Applies a trick to the path of every sample. */
const onEach = (
  group: string,
  trick: (path: string) => string[],
  operations = samples,
): NamedTarget[] =>
  operations.flatMap((operation) => of(group, operation)(...new Set(trick(pathOf(operation)))))

/** Returns the path once for each segment, with that segment changed. */
const atEachSegment = (path: string, change: (segment: string) => string): string[] => {
  const segments = path.split('/').slice(1)
  return segments.map(
    (_, changed) =>
      `/${segments.map((each, index) => (index === changed ? change(each) : each)).join('/')}`,
  )
}

/** Returns the path once for each slash, with something else in its place. */
const atEachSlash = (path: string, instead: string): string[] =>
  [...path.matchAll(/\//g)].map(
    ({ index }) => path.slice(0, index) + instead + path.slice(index + 1),
  )

const undecodable = ['%', '%2', '%ZZ', '%FF', '%C0%AF', '%E0%80%AF', '%ED%A0%80', '%u002F', '%%']

const escapes: NamedTarget[] = undecodable.flatMap((broken) => [
  ...of('undecodable escapes', 'updateOffering')(`/v5/offers/offer_1${broken}`),
  ...of('undecodable escapes', 'changeCampaignStatus')(`/v5/campaigns/${broken}/status`),
  ...of('undecodable escapes', 'listCampaignExecutions')(`/v5/campaigns/a${broken}b/executions`),
  ...of('undecodable escapes', 'getCampaign')(`/v5/campaigns/${broken}`),
  ...of('undecodable escapes', 'listOfferings')(
    `/v5/offers${broken}`,
    `/v5${broken}/offers`,
    `/v5/offers?x=${broken}`,
    `/v5/offers/${broken}`,
  ),
])

const backslashes: NamedTarget[] = [
  ...of('backslashes', 'listOfferings')(
    '/v5\\offers#',
    'http://x/v5\\offers',
    'http:\\\\x\\v5\\offers',
    '\\v5\\offers',
    '\\/v5/offers',
    '/\\v5/offers',
    '/v5/\\offers',
  ),
  ...of('backslashes', 'changeCampaignStatus')('/v5\\campaigns\\a\\status#'),
  ...of('backslashes', 'listCampaignExecutions')('/v5/campaigns/a\\executions#'),
  ...onEach('backslashes', (path) => [
    ...atEachSlash(path, '\\'),
    ...atEachSlash(path, '%5C'),
    path.replaceAll('/', '\\'),
    `${path}\\`,
    `${path}\\#`,
  ]),
]

const upper = (text: string): string => text.toUpperCase()

const letters: NamedTarget[] = [
  ...of('letter case', 'listOfferings')('/V5/Offers', '/V5/offers', '/v5/OFFERS'),
  ...of('letter case', 'updateOffering')('/v5/OFFERS/offer_1', '/v5/offers/OFFER_1'),
  ...onEach('letter case', (path) => [path.toUpperCase(), ...atEachSegment(path, upper)]),
  // Letters that become ASCII ones where a router folds or upper-cases them.
  ...onEach('letter folding', (path) =>
    ['ſ', 'ı', 'İ', 'K', 'ﬀ'].flatMap((letter, index) => {
      const plain = ['s', 'i', 'i', 'k', 'ff'][index] as string
      if (!path.slice(3).includes(plain)) return []
      const folded = path.slice(0, 3) + path.slice(3).replace(plain, letter)
      return [utf8(folded), encodeURI(folded)]
    }),
  ),
]

const slashes: NamedTarget[] = onEach('slashes', (path) => [
  ...atEachSlash(path, '//'),
  ...atEachSlash(path, '///'),
  ...atEachSlash(path, '%2F'),
  ...atEachSlash(path, '%2f'),
  ...atEachSlash(path, '%252F'),
  `${path}/`,
  `${path}//`,
  `${path}%2F`,
  `${path}/?x=1`,
  `${path}/#`,
])

const dots: NamedTarget[] = onEach('dot segments', (path) => [
  ...[
    '/./',
    '/%2e/',
    '/x/../',
    '/x/%2e%2e/',
    '/x/.%2E/',
    '/..;/',
    '/x/..;x=1/',
    '/x\\..\\',
  ].flatMap((instead) => atEachSlash(path, instead)),
  `/..${path}`,
  `/%2e%2e${path}`,
  `${path}/.`,
  `${path}/..`,
  `${path}/x/..`,
  `${path}/%2e`,
  `${path}/x/%2E%2E`,
  path.slice(1),
  `.${path}`,
])

const semicolons: NamedTarget[] = onEach('semicolons', (path) => [
  ...[';x=1', ';', '%3Bx=1', ';/', ';x=/y'].flatMap((added) =>
    atEachSegment(path, (segment) => segment + added),
  ),
  ...atEachSegment(path, (segment) => `;x=1;${segment}`),
  `${path};/../..`,
])

const encoded = (text: string): string =>
  `%${text.charCodeAt(0).toString(16).toUpperCase()}${text.slice(1)}`

const literals: NamedTarget[] = [
  ...of('encoded literals', 'listOfferings')('/v5/%6Fffers', '/v5/%6fffers', '/%765/offers'),
  ...onEach('encoded literals', (path) => [
    ...atEachSegment(path, encoded),
    ...atEachSegment(path, (segment) => encoded(segment).replace('%', '%25')),
    ...atEachSegment(path, (segment) => encoded(segment.toUpperCase())),
  ]),
]

const authorities = [
  'http://x',
  'HTTP://X',
  'https://x:443',
  'http://x@y',
  'http://x:y@z',
  'http://x%40y',
  'http://[::1]',
  'http:',
  'http:/',
  'http:///',
  'http://',
  'http:\\\\x',
  'http://x\\@y',
  'http://x#',
  'http://x?',
  'http://x;',
  '//x',
  '//x@y',
  '/\\x',
  'file://',
  'ws://x',
  'x:',
  'javascript:',
  '/http://x',
]

const absolute: NamedTarget[] = [
  ...authorities.flatMap((before) => [
    ...of('authorities', 'listOfferings')(before + offerings, before + offerings.slice(1)),
    ...of('authorities', 'changeCampaignStatus')(before + status),
  ]),
  // Node lets a target start with `*`, and a router may take it for a slash.
  ...onEach('authorities', (path) => [`*${path.slice(1)}`, `*${path}`, `*/${path}`]),
  ...of('authorities', 'listOfferings')('*', '', '/', '?', '#', 'v5/offers', '@/v5/offers', ':80/'),
]

const bytes: NamedTarget[] = onEach(
  'bytes',
  (path) =>
    [
      '%00',
      '\0',
      '%0A',
      '%0D%0A',
      '%09',
      '\t',
      '%20',
      '+',
      '\x7F',
      '\x80',
      '\xFF',
      '%C2%A0',
      '%E2%80%8B',
      utf8('\u00a0'),
      utf8('\u200b'),
      utf8('\ufeff'),
      utf8('／'),
      utf8('．'),
      '\n',
      '\r',
      '\v',
      '"',
      '<',
      '^',
      '`',
      '{',
      '|',
    ].flatMap((byte) => [
      path + byte,
      path.replace(/\/(?=[^/]*$)/, `/${byte}`),
      path.replace('/v5', `/v5${byte}`),
      byte + path,
    ]),
  samples.slice(0, 3),
)

const fragments: NamedTarget[] = onEach('fragments and queries', (path) => [
  `${path}#`,
  `${path}#/x`,
  `${path}#?x`,
  `${path}?#`,
  `${path}?`,
  `${path}??`,
  `${path}?/v5/campaigns/test`,
  `${path}%3Fx=1`,
  `${path}%23x`,
  `/#${path}`,
  `/?${path}`,
  `/x?/../..${path}`,
  path.replace('/v5', '/v5#'),
  path.replace('/v5', '/v5?'),
])

const parameters: NamedTarget[] = [
  '__proto__',
  'constructor',
  'toString',
  'test',
  'search',
  'templates',
  'Test',
  'test%20',
  '%74est',
  'te%73t',
  '*',
  ':campaign_id',
  '{campaign_id}',
  '%7Bcampaign_id%7D',
  'a%2Fb',
  'a%252Fb',
  'a%25b',
  'a+b',
  'a%20b',
  '%E2%9C%93',
  utf8('✓'),
  '~',
  '(a)',
  '.',
  '..',
  '%2e',
  '%2e%2e',
  '...',
  'a.b',
  'a,b',
  'a;b',
  'a:b',
  'a'.repeat(99),
  'a'.repeat(101),
  'a'.repeat(6000),
  '%61'.repeat(50),
  '%2561'.repeat(50),
].flatMap((value) => [
  ...of('path parameters', 'getCampaign')(campaign.replace(/[^/]*$/, value)),
  ...of('path parameters', 'updateOffering')(offering.replace(/[^/]*$/, value)),
  ...of('path parameters', 'validateCampaign')(`/v5/campaigns/${value}/validate`),
  ...of('path parameters', 'testCampaign')(`/v5/campaigns/${value}`),
])

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

/** Headers by which a proxy names another target; no router may follow them. */
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

/** Every named target; an entry is named by its group, method and target. */
export const corpus: readonly NamedTarget[] = [
  ...escapes,
  ...backslashes,
  ...letters,
  ...slashes,
  ...dots,
  ...semicolons,
  ...literals,
  ...absolute,
  ...bytes,
  ...fragments,
  ...parameters,
  ...methods,
  ...preflights,
  ...upgrades,
  ...forwarded,
  ...hosts,
]
