import { attempt } from '../../core/base/attempt.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type { Contract, Facts, OperationName, RequestInput } from '../../core/index.js'
import { offeringStatusAt } from '../../core/rules/offering-status.js'
import { campaignId } from '../../testing/sandbox/facts.js'
import type { GivenFacts } from '../cases/cases.js'
import { factsOfGiven } from '../cases/facts-of-given.js'
import { verdictKey } from '../checking/expectations.js'
import type { NotRun, PreparedRequest, Scenario } from '../checking/trial.js'
import { skipReasons } from '../report/skip-reasons.js'
import { freshHeaders, wireRequest, withServiceNames } from '../sending/wire.js'
import type { Fixtures } from './fixtures.js'
import { mapIds, shiftTimes, withMappedIds } from './map-ids.js'
import { TestResources } from './test-resources.js'
import type { CallSettings, Created, TestResource } from './valid-call.js'
import type { World } from './world.js'

interface FixturesSettings extends Omit<CallSettings, 'workspace'> {
  fixtures: Fixtures
}

/**
 * Prepares a server that the suite cannot control: finds the data that a case needs in the fixtures
 * or creates it over the API, and skips the case otherwise.
 */
export function fixturesWorld(settings: FixturesSettings): World {
  const { fixtures } = settings
  const { workspace = {}, create = true } = fixtures
  const spent = new Set<string>()
  const stored = create ? new TestResources({ ...settings, workspace }) : undefined
  return {
    isControlled: false,
    exclusively: (exchange) => exchange(),
    save: async () => undefined,
    begin: async () => [],
    advance: async () => undefined,
    end: async () => undefined,
    async prepare(scenario) {
      const access = accessFor(scenario.given, settings)
      if ('skipped' in access) return access
      return prepareRequest(scenario, access.credentials, settings, { resources: stored, spent })
    },
  }
}

/** Returns the credentials for a request, or why there are none. */
function accessFor(
  { authenticated, permitted, workspace, idempotency, recentRequests = [] }: GivenFacts,
  { fixtures, credentials }: FixturesSettings,
): { credentials: string | undefined } | NotRun {
  if (idempotency) return { skipped: skipReasons.repeatedKeys }
  if (recentRequests.length > 0) return { skipped: skipReasons.rateLimits }
  if (authenticated === false) {
    return credentials === undefined
      ? { skipped: skipReasons.credentials }
      : { credentials: `${credentials.split(':')[0]}:${crypto.randomUUID()}` }
  }
  const known = (without: string | undefined, skipped: string) =>
    without === undefined ? { skipped } : { credentials: without }
  if (permitted === false)
    return known(fixtures.credentialsWithoutPermission, skipReasons.withoutPermission)
  if (workspace?.offeringsEnabled === false)
    return known(fixtures.credentialsWithoutOfferings, skipReasons.withoutOfferings)
  return { credentials }
}

async function prepareRequest(
  scenario: Scenario,
  credentials: string | undefined,
  settings: FixturesSettings,
  { resources, spent }: Pick<Search, 'resources' | 'spent'>,
): Promise<PreparedRequest | NotRun> {
  const { operation, given } = scenario
  const { contract, fixtures, naming } = settings
  const documented = withServiceNames(scenario, naming)
  const verdict = contract.check(operation, documented, factsOfGiven(operation, documented, given))

  const now = new Date()
  const later = given.now === undefined ? 0 : now.getTime() - new Date(given.now).getTime()
  const ids = mapIds(given.workspace, fixtures.workspace)
  const toServer = (value: unknown) => withMappedIds(shiftTimes(value, later), ids)
  const access = {
    authenticated: given.authenticated !== false,
    permitted: given.permitted !== false,
    now,
    idempotency: null,
    recentRequests: [],
    workspace: {
      offeringsEnabled: true,
      ...(fixtures.workspace as Facts['workspace']),
      // The fixtures describe the workspace of the usual credentials.
      ...(given.workspace?.offeringsEnabled === false && { offeringsEnabled: false }),
      // Offerings of the suite have unique names.
      offeringNames: fixtures.workspace?.offeringNames ?? [],
    },
  } satisfies Facts

  // A server that accepts an invalid request stores its name, which would fail later requests.
  const needsUniqueName =
    verdict.ok || verdict.violations.every(({ rule }) => rule !== 'offering/name-taken')
  const translated = toServer(documented.body)
  const body = needsUniqueName ? withUniqueName(operation, translated) : translated
  const headers = freshHeaders(documented.headers, credentials)
  const { params = {}, query = {} } = documented
  const input = { params, query, headers, body }

  const found = await findResource({
    scenario,
    input,
    toServer,
    settings,
    resources,
    spent,
    access,
    isValid: verdict.ok,
    expected: verdictKey(verdict),
  })
  if ('skipped' in found) return found
  if (!isSteady(operation, found, access, contract)) {
    return { skipped: skipReasons.exactSecond }
  }
  const request =
    scenario.wire === undefined
      ? wireRequest(operation, found.input, naming)
      : { ...scenario.wire, ...wireWithIds(scenario, found.input), headers }
  if (request === undefined) return { skipped: skipReasons.noPathParameter }
  const isTooLarge = scenario.wire?.isTooLarge === true
  return {
    operation,
    request,
    input: found.input,
    facts: { ...access, ...found.facts },
    isTooLarge,
    setup: found.setup ?? [],
    ...(found.discard && { discard: found.discard }),
  }
}

/** Milliseconds of tolerance for clock differences and latency. */
const tolerance = 60_000

/** Returns whether the verdict is the same slightly earlier and later. */
function isSteady(
  operation: OperationName,
  { input, facts, since = 0 }: Found,
  access: Facts & { now: Date },
  contract: Contract,
): boolean {
  const [before, after] = [-tolerance, tolerance].map((shift) => {
    const now = new Date(Math.max(since, access.now.getTime() + shift))
    return verdictKey(contract.check(operation, input, { ...access, ...facts, now }))
  })
  return before === after
}

interface Search {
  scenario: Scenario
  input: RequestInput & { params: Readonly<Record<string, string>>; body: unknown }
  /** Translates ids and times of the case to those of the server. */
  toServer: (value: unknown) => unknown
  isValid: boolean
  settings: FixturesSettings
  resources: TestResources | undefined
  /** Ids of fixtures that requests have changed, so that they differ from their description. */
  spent: Set<string>
  access: Facts
  /** `verdictKey` under the facts of the case. */
  expected: string
}

interface Found extends Pick<TestResource, 'setup' | 'since'>, Pick<PreparedRequest, 'discard'> {
  input: Search['input']
  facts: Facts
}

/** Operations that change stored data. */
const changing: readonly OperationName[] = [
  'updateCampaign',
  'changeCampaignStatus',
  'updateOffering',
]

/** Finds the stored campaign or offering of a request, and puts its id in the request. */
async function findResource(search: Search): Promise<Found | NotRun> {
  const { scenario, input } = search
  const { given } = scenario
  const id = campaignId(input) ?? input.params.offer_id
  const kind = input.params.offer_id === undefined ? 'campaign' : 'offering'
  const like = given[kind]
  if (id === undefined || like === undefined) return { input, facts: {} }
  if (like === null) {
    const none = kind === 'campaign' ? hex(24) : `offer_${hex(24)}`
    return { input: withId(input, id, none), facts: { [kind]: null } }
  }
  return firstMatch(search, kind, id, like as JsonObject)
}

async function firstMatch(
  search: Search,
  kind: 'campaign' | 'offering',
  id: string,
  like: JsonObject,
): Promise<Found | NotRun> {
  const { scenario, input, toServer, isValid, settings, resources, access, expected } = search
  const { spent } = search
  const { operation } = scenario
  const isChanged = isValid && changing.includes(operation)
  const match = (resource: TestResource): Found | undefined => {
    const { id: other, facts, isDisposable, setup = [], since = 0 } = resource
    if (isChanged && !isDisposable) return undefined
    const renamed = withId(input, id, other)
    const discard = async () => {
      spent.add(other)
      await resources?.discard(other)
    }
    // It may have been awaited.
    const now = since > 0 ? { now: new Date() } : {}
    const found: Found = { input: renamed, facts: { [kind]: facts, ...now }, setup, since, discard }
    const verdict = settings.contract.check(operation, renamed, { ...access, ...found.facts })
    return verdictKey(verdict) === expected ? found : undefined
  }
  const { campaigns, offerings } = settings.fixtures
  const unspent = ((kind === 'campaign' ? campaigns : offerings) ?? []).filter(
    (fixture) => !spent.has(fixture.id),
  )
  const fixtureAmong = (list: typeof unspent): Found | undefined => {
    for (const { disposable = false, ...facts } of list) {
      const found = match({ id: facts.id, facts, isDisposable: disposable })
      if (found === undefined) continue
      if (isChanged) spent.add(facts.id)
      return found
    }
    return undefined
  }
  const found = fixtureAmong(unspent.filter((fixture) => isAlike(fixture, like)))
  if (found !== undefined) return found
  const created: Created =
    resources === undefined
      ? { reason: '`create` is false' }
      : await createLike(toServer(like) as JsonObject, kind, isChanged, resources)
  const none = kind === 'campaign' ? skipReasons.noCampaign : skipReasons.noOffering
  const reason = 'reason' in created ? created.reason : 'the API cannot create one'
  return (
    ('reason' in created ? undefined : match(created)) ??
    fixtureAmong(unspent) ?? { skipped: `${none}; ${reason}` }
  )
}

/** Returns whether stored data has the state and type of the given one, as far as both are known. */
const isAlike = (stored: JsonObject, like: JsonObject): boolean =>
  ['status', 'channel', 'campaign_delivery_type'].every(
    (name) => stored[name] === undefined || like[name] === undefined || stored[name] === like[name],
  )

/** Creates a campaign or offering like the given one, or returns one created before. */
async function createLike(
  like: JsonObject,
  kind: 'campaign' | 'offering',
  isChanged: boolean,
  resources: TestResources,
): Promise<Created> {
  const status = kind === 'offering' ? offeringStatusAt(like, new Date()) : undefined
  if (status === 'active' || status === 'expired') {
    return isChanged
      ? { reason: `the suite does not change ${status} ones` }
      : resources.timedOffering(status, like)
  }
  return resources[kind](like, isChanged)
}

/** Replaces the id of the campaign or offering in params and body. */
function withId(input: Search['input'], id: string, other: string): Search['input'] {
  const params = Object.fromEntries(
    Object.entries(input.params).map(([name, value]) => [name, value === id ? other : value]),
  )
  const { body } = input
  const renamed = isObject(body) && body.draft_id === id ? { ...body, draft_id: other } : body
  return { ...input, params, body: renamed }
}

/** Replaces ids and names in the raw request. */
function wireWithIds(scenario: Scenario, { params = {}, body: renamed }: RequestInput) {
  let { url = '', body } = scenario.wire ?? {}
  for (const [name, value] of Object.entries(scenario.params ?? {})) {
    const other = params[name] ?? value
    url = withSegment(url, value, other)
    body = body?.replaceAll(value, () => other)
  }
  const [before, after] = [scenario.body, renamed].map((each) => (isObject(each) ? each.name : ''))
  if (before !== after) body = body && withText(body, String(before), String(after))
  return { url, body }
}

/** Replaces a text in JSON; where it had needless escapes, its first character has one. */
function withText(json: string, text: string, other: string): string {
  const first = other.charCodeAt(0).toString(16).padStart(4, '0')
  const escaped = `"\\u${first}${JSON.stringify(other.slice(1)).slice(1)}`
  return json.replace(/"(?:[^"\\]|\\[\s\S]?)*"?/g, (literal) => {
    if (attempt(() => JSON.parse(literal)) !== text) return literal
    return literal === JSON.stringify(text) ? JSON.stringify(other) : escaped
  })
}

/** Replaces an id in a path; keeps needless escapes. */
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

/** Replaces an offering name at random, so that it is unique and equally valid. */
function withUniqueName(operation: OperationName, body: unknown): unknown {
  const isOffering = operation === 'createOffering' || operation === 'updateOffering'
  if (!isOffering || !isObject(body) || typeof body.name !== 'string') return body
  return { ...body, name: otherName(body.name) }
}

const below = (limit: number): number => Math.floor(Math.random() * limit)

function otherName(name: string): string {
  // Without letters and digits only the length is left, which may be 5 to 100.
  if (/^_{5,100}$/.test(name)) return '_'.repeat(5 + below(96))
  const letter = () => String.fromCharCode(97 + below(26))
  return name.replace(/[A-Za-z]/g, letter).replace(/\d/g, () => String(below(10)))
}
