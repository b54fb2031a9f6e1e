import { attempt } from '../../core/base/attempt.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type { Contract, Facts, OperationName, RequestInput } from '../../core/index.js'
import { campaignId } from '../../testing/sandbox/facts.js'
import type { GivenFacts } from '../cases/cases.js'
import { factsOfGiven } from '../cases/facts-of-given.js'
import { placesFound } from '../checking/places-found.js'
import type { NotMade, Realized, Situation } from '../checking/trial.js'
import type { Send } from '../sending/send.js'
import {
  inNamesOf,
  type Naming,
  wireRequest,
  withCredentials,
  withFreshKey,
} from '../sending/wire.js'
import type { Fixtures } from './fixtures.js'
import { mappedIds, withMappedIds } from './mapped-workspace.js'
import { movedInTime } from './moved-in-time.js'
import { type Created, type StoredThing, StoredThings } from './stored-things.js'
import type { World } from './world.js'

export interface FixturesSettings {
  contract: Contract
  send: Send
  fixtures: Fixtures
  naming: Naming
  credentials: string | undefined
}

/**
 * A server that is as it is: what a case takes for known is looked up in the fixtures, or created
 * over the API where that can be done. What can be neither is not tried.
 */
export function fixturesWorld(settings: FixturesSettings): World {
  const { contract, send, fixtures, naming, credentials } = settings
  const { workspace = {}, create = true } = fixtures
  const stored = create
    ? new StoredThings({ contract, send, naming, credentials, workspace })
    : undefined
  return {
    isTold: false,
    async begin() {},
    async realize(situation) {
      const access = accessFor(situation.given, settings)
      if ('skipped' in access) return access
      return realized(situation, access.credentials, settings, stored)
    },
  }
}

/** The credentials for a request, or why there are none. */
function accessFor(
  { authenticated, permitted, workspace, idempotency, recentRequests = [] }: GivenFacts,
  { fixtures, credentials }: FixturesSettings,
): { credentials: string | undefined } | NotMade {
  if (idempotency) return { skipped: 'earlier calls with a key are tried by sequences' }
  if (recentRequests.length > 0) return { skipped: 'limits are tried by sequences, on request' }
  if (authenticated === false) {
    return credentials === undefined
      ? { skipped: 'which credentials are right is not known (credentials)' }
      : { credentials: `${credentials.split(':')[0]}:${crypto.randomUUID()}` }
  }
  if (permitted === false) {
    const { credentialsWithoutPermission: without } = fixtures
    return without === undefined
      ? {
          skipped:
            'credentials without the permissions are not known (credentialsWithoutPermission)',
        }
      : { credentials: without }
  }
  if (workspace?.offeringsEnabled === false) {
    const { credentialsWithoutOfferings: without } = fixtures
    return without === undefined
      ? { skipped: 'a workspace without offerings is not known (credentialsWithoutOfferings)' }
      : { credentials: without }
  }
  return { credentials }
}

async function realized(
  situation: Situation,
  credentials: string | undefined,
  settings: FixturesSettings,
  things: StoredThings | undefined,
): Promise<Realized | NotMade> {
  const { operation, given } = situation
  const { contract, fixtures, naming } = settings
  const documented = inNamesOf(situation.input, naming)
  const wanted = contract.check(operation, documented, factsOfGiven(operation, documented, given))
  const isRight = wanted.ok

  const now = new Date()
  const later = given.now === undefined ? 0 : now.getTime() - new Date(given.now).getTime()
  const ids = mappedIds(given.workspace, fixtures.workspace)
  const here = (value: unknown) => withMappedIds(movedInTime(value, later), ids)
  const access = {
    authenticated: given.authenticated !== false,
    permitted: given.permitted !== false,
    ...{ now, idempotency: null, recentRequests: [] },
    workspace: {
      offeringsEnabled: given.workspace?.offeringsEnabled !== false,
      ...(fixtures.workspace as Facts['workspace']),
      // What has a name of its own has one that nothing else has.
      offeringNames: fixtures.workspace?.offeringNames ?? [],
    },
  } satisfies Facts

  // A name that a wrong request was not refused with is taken for all that come after.
  const isNamedAnew =
    wanted.ok || wanted.violations.every(({ rule }) => rule !== 'offering/name-taken')
  const own = here(documented.body)
  const body = isNamedAnew ? withUniqueName(operation, own) : own
  const headers = withCredentials(withFreshKey(documented.headers), credentials)
  const { params = {}, query = {} } = documented
  const input = { params, query, headers, body }

  const found = await theStored({
    situation,
    input,
    here,
    isRight,
    settings,
    things,
    access,
    wanted: placesFound(wanted),
  })
  if ('skipped' in found) return found
  if (!isSteady(operation, found, access, contract)) {
    return { skipped: 'it rests on the very second' }
  }
  const request =
    situation.wire === undefined
      ? wireRequest(operation, found.input, naming)
      : { ...situation.wire, ...renamedWire(situation, found.input), headers }
  if (request === undefined) return { skipped: 'over HTTP a path has all its parameters' }
  const isTooLarge = situation.wire?.isTooLarge === true
  return {
    operation,
    request,
    input: found.input,
    facts: { ...access, ...found.facts },
    isTooLarge,
  }
}

/** Milliseconds by which clocks may differ, and a request be late. */
const inaccuracy = 60_000

/** Whether the same is found a little earlier and a little later. */
function isSteady(
  operation: OperationName,
  { input, facts }: Found,
  access: Facts & { now: Date },
  contract: Contract,
): boolean {
  const [before, after] = [-inaccuracy, inaccuracy].map((shift) => {
    const now = new Date(access.now.getTime() + shift)
    return placesFound(contract.check(operation, input, { ...access, ...facts, now }))
  })
  return before === after
}

interface Search {
  situation: Situation
  input: RequestInput & { params: Readonly<Record<string, string>>; body: unknown }
  /** Puts what a case takes for stored into the terms of the server. */
  here: (value: unknown) => unknown
  isRight: boolean
  settings: FixturesSettings
  things: StoredThings | undefined
  access: Facts
  /** What the contract finds under the facts of the case. */
  wanted: string
}

type Found = { input: Search['input']; facts: Facts }

/** Operations that change what is stored, where they are carried out. */
const changing: readonly OperationName[] = [
  'updateCampaign',
  'changeCampaignStatus',
  'updateOffering',
]

/** The stored campaign or offering of a request, with its id in the place of that of the case. */
async function theStored(search: Search): Promise<Found | NotMade> {
  const { situation, input } = search
  const { given } = situation
  const id = campaignId(input) ?? input.params.offer_id
  const kind = input.params.offer_id === undefined ? 'campaign' : 'offering'
  const like = given[kind]
  if (id === undefined || like === undefined) return { input, facts: {} }
  if (like === null) {
    const none = kind === 'campaign' ? hex(24) : `offer_${hex(24)}`
    return { input: withId(input, id, none), facts: { [kind]: null } }
  }
  return firstFitting(search, kind, id, like as JsonObject)
}

async function firstFitting(
  search: Search,
  kind: 'campaign' | 'offering',
  id: string,
  like: JsonObject,
): Promise<Found | NotMade> {
  const { situation, input, here, isRight, settings, things, access, wanted } = search
  const { operation } = situation
  const isChanged = isRight && changing.includes(operation)
  const fitting = ({ id: other, facts, isDisposable }: StoredThing): Found | undefined => {
    if (isChanged && !isDisposable) return undefined
    const renamed = withId(input, id, other)
    const found: Found = { input: renamed, facts: { [kind]: facts } }
    const verdict = settings.contract.check(operation, renamed, { ...access, ...found.facts })
    return placesFound(verdict) === wanted ? found : undefined
  }
  const list =
    (kind === 'campaign' ? settings.fixtures.campaigns : settings.fixtures.offerings) ?? []
  for (const { disposable = false, ...facts } of list) {
    const found = fitting({ id: facts.id, facts, isDisposable: disposable })
    if (found !== undefined) return found
  }
  const created: Created =
    things === undefined
      ? { reason: 'none may be created' }
      : await things[kind](here(like) as JsonObject, isChanged)
  if ('reason' in created) {
    return { skipped: `no ${kind} of the fixtures fits, and ${created.reason}` }
  }
  const skipped = `no ${kind} of the fixtures fits, and none like it can be created`
  return fitting(created) ?? { skipped }
}

/** The input with another id of the campaign or offering, wherever it stands. */
function withId(input: Search['input'], id: string, other: string): Search['input'] {
  const params = Object.fromEntries(
    Object.entries(input.params).map(([name, value]) => [name, value === id ? other : value]),
  )
  const { body } = input
  const renamed = isObject(body) && body.draft_id === id ? { ...body, draft_id: other } : body
  return { ...input, params, body: renamed }
}

/** The wire form of a request with the ids of the server. */
function renamedWire({ wire, input }: Situation, { params = {}, body: renamed }: RequestInput) {
  let { url = '', body } = wire ?? {}
  for (const [name, value] of Object.entries(input.params ?? {})) {
    const other = params[name] ?? value
    url = withSegment(url, value, other)
    body = body?.replaceAll(value, () => other)
  }
  const [before, after] = [input.body, renamed].map((each) => (isObject(each) ? each.name : ''))
  if (before !== after) body = body?.replace(JSON.stringify(before), () => JSON.stringify(after))
  return { url, body }
}

/** A path with another id; one that was escaped though it need not be stays so. */
function withSegment(url: string, id: string, other: string): string {
  const [path = '', ...query] = url.split('?')
  const escaped = `%${other.charCodeAt(0).toString(16)}${other.slice(1)}`
  const segments = path.split('/').map((segment) => {
    if (segment === id) return other
    return attempt(() => decodeURIComponent(segment)) === id ? escaped : segment
  })
  return [segments.join('/'), ...query].join('?')
}

const hex = (digits: number): string => crypto.randomUUID().replaceAll('-', '').slice(0, digits)

/** A name of an offering with other letters, as right or wrong as it was, that is not taken. */
function withUniqueName(operation: OperationName, body: unknown): unknown {
  const isOffering = operation === 'createOffering' || operation === 'updateOffering'
  if (!isOffering || !isObject(body) || typeof body.name !== 'string') return body
  const letter = () => String.fromCharCode(97 + Math.floor(Math.random() * 26))
  return { ...body, name: body.name.replace(/[A-Za-z]/g, letter) }
}
