import { atEachSegment, atEachSlash, type NamedTarget, of, onEach } from './named-target.js'
import { utf8 } from './sent.js'

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
  // Letters that become ASCII if a router folds or upper-cases them.
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

/** Targets with other spellings of path segments. */
export const spellings: readonly NamedTarget[] = [
  ...escapes,
  ...backslashes,
  ...letters,
  ...slashes,
  ...dots,
  ...semicolons,
  ...literals,
]
