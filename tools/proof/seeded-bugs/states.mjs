import { isObject, own, parseTime } from './check.mjs'
import { loadDefaults } from './default-workspace.mjs'
import { decodeJson, readBody, send } from './http.mjs'
import { callsOf, limits } from './rate-limits.mjs'
import { newWorkspace, now, replaceWorld, storeCampaign, world } from './store.mjs'

export const statesPath = '/control/state'

const day = 86_400_000

const headerOf = (headers, name) => {
  const entry = Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)
  return typeof entry?.[1] === 'string' ? entry[1] : undefined
}

/** Username and password of the request that comes next. */
function pairOf(headers) {
  const token = /^basic +([\w+/=-]+) *$/i.exec(headerOf(headers, 'authorization') ?? '')?.[1]
  const pair = token && Buffer.from(token, 'base64').toString('utf8')
  return pair?.includes(':') ? pair : 'workspace:key'
}

// A window for offerings of which only the status is known.
const windows = {
  scheduled: [1, 60],
  active: [-1, 60],
  archived: [-1, 60],
  draft: [1, 60],
  expired: [-60, -1],
}

function storeOffering(workspace, id, { status, ...fields }) {
  const [from, to] = windows[status] ?? windows.active
  const at = (days) => new Date(now() + days * day).toISOString()
  const scheduling = {
    start_datetime: at(from),
    expiry_datetime: at(to),
    ...(isObject(fields.scheduling) ? fields.scheduling : {}),
  }
  const flags = { archived: status === 'archived', draft: status === 'draft' }
  workspace.offerings.set(id, { ...fields, scheduling, ...flags, id })
}

// The operation is known by its name only; limited ones differ by words.
const limitedBy = [
  [/template/i, 'templates'],
  [/list.*offer|search.*offer|offer.*list/i, 'listOffers'],
  [/create.*offer/i, 'createOffer'],
  [/(update|patch|edit).*offer/i, 'updateOffer'],
  [/test/i, 'test'],
]

function storeCalls(user, { operation, params = {}, body }, times) {
  const found = limitedBy.find(([pattern]) => pattern.test(operation ?? ''))?.[1]
  for (const name of found ? [found] : Object.keys(limits)) {
    callsOf(user, name, { params, body }).push(
      ...times.filter(Number.isFinite).sort((a, b) => a - b),
    )
  }
}

function storeKey(user, { headers, body, given }) {
  const key = headerOf(headers, 'idempotency-key')
  const earlier = given.idempotency
  if (!isObject(earlier) || !key) return
  const response = earlier.response ?? {}
  const created = earlier.createdAt
  const at = typeof created === 'number' ? created : parseTime(created)
  world.seededKey = {
    user,
    key,
    params: earlier.params,
    body: Object.hasOwn(earlier, 'body') ? earlier.body : body,
    state: earlier.state,
    createdAt: Number.isNaN(at) ? now() : at,
    response: {
      status: response.status ?? 200,
      headers: {},
      body: isObject(response.body) ? response.body : response,
    },
  }
}

function setUp(request) {
  const given = isObject(request.given) ? request.given : {}
  const facts = isObject(given.workspace) ? given.workspace : {}
  const pair = pairOf(request.headers)
  const user = pair.slice(0, pair.indexOf(':'))
  const workspace = newWorkspace(user, facts)
  const account = { user, workspace, permitted: given.permitted !== false }
  const rejected = given.authenticated === false
  const time = typeof given.now === 'number' ? given.now : parseTime(given.now)
  replaceWorld(new Map(rejected ? [] : [[pair, account]]), {
    frozenAt: Number.isNaN(time) ? undefined : time,
  })
  world.rejected = rejected ? [account] : []
  const { params = {}, body } = request
  const id = params.campaign_id ?? params.parent_campaign_id ?? own(body, 'draft_id')
  if (isObject(given.campaign) && typeof id === 'string') {
    storeCampaign(workspace, { status: 'ACTIVE', ...given.campaign, id })
  }
  if (isObject(given.offering) && typeof params.offer_id === 'string') {
    storeOffering(workspace, params.offer_id, given.offering)
  }
  storeKey(user, { ...request, given })
  if (Array.isArray(given.recentRequests)) {
    storeCalls(user, request, given.recentRequests)
  }
}

/** Sets the state that the next request refers to. A body without `given` loads the defaults. */
export async function handleStates(req, res) {
  const { bytes } = await readBody(req)
  const { value } = decodeJson(bytes)
  if (req.method !== 'POST' || !isObject(value)) {
    return send(res, { status: 400, body: { message: 'POST a JSON object' } })
  }
  if (value.given) setUp(value)
  else loadDefaults()
  send(res, { status: 200, body: { ready: true } })
}
