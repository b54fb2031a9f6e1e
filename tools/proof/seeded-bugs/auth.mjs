import { bug, when } from './bugs/active.mjs'
import { ApiError } from './errors.mjs'
import { world } from './store.mjs'

function statusOf(message) {
  if (bug('auth-missing-403') && /no credentials/.test(message)) return 403
  if (bug('auth-invalid-403') && /not valid/.test(message)) return 403
  return bug('auth-other-scheme-400') && /scheme/.test(message) ? 400 : 401
}

const unauthorized = (message) =>
  new ApiError(statusOf(message), 'UNAUTHORIZED', message, {
    target: 'Authorization',
    headers: { 'WWW-Authenticate': 'Basic realm="api"' },
  })

// Operations that a bug leaves open to anyone.
const open = {
  'auth-status-open': 'status',
  'auth-create-offer-open': 'createOffer',
  'auth-templates-open': 'templates',
  'auth-executions-open': 'executions',
  'auth-validate-open': 'validate',
  'auth-test-open': 'test',
  'auth-get-open': 'getCampaign',
  'auth-update-offer-open': 'updateOffer',
  'auth-update-campaign-open': 'updateCampaign',
  'auth-list-offers-open': 'listOffers',
  'auth-create-campaign-open': 'createCampaign',
}

// Operations for which a bug accepts any key.
const anyKey = {
  'auth-offers-list-any-key': 'listOffers',
  'auth-templates-any-key': 'templates',
  'auth-update-offer-any-key': 'updateOffer',
  'auth-create-offer-any-key': 'createOffer',
  'auth-status-any-key': 'status',
  'auth-executions-any-key': 'executions',
}

const anyone = () => world.accounts.values().next().value

const keyOf = (pair) => pair.slice(pair.indexOf(':'))
const withKey = (key) => [...world.accounts].find(([pair]) => keyOf(pair) === key)?.[1]

const anyCaseAccount = (pair) =>
  [...world.accounts].find(([each]) => each.toLowerCase() === pair.toLowerCase())?.[1]

const credentials = when(
  'auth-bearer-accepted',
  /^(?:basic|bearer) +([\w+/=-]+) *$/i,
  /^basic +([\w+/=-]+) *$/i,
)

/** Finds the account of the credentials, or rejects with 401. */
export function authenticate(req, operation) {
  for (const [id, name] of Object.entries(open)) {
    if (bug(id) && operation === name && anyone()) return anyone()
  }
  const header = req.headers.authorization
  if (!header) throw unauthorized('There are no credentials')
  const token = credentials.exec(header)?.[1]
  if (!token) throw unauthorized('Only the Basic scheme is supported')
  const pair = Buffer.from(token, 'base64').toString('utf8')
  if (bug('auth-without-colon-500') && !pair.includes(':')) {
    throw new TypeError("Cannot read properties of undefined (reading 'trim')")
  }
  const account = world.accounts.get(pair)
  if (account) return account
  const shorter = [...world.accounts].find(([each]) => pair.startsWith(each))
  if (bug('auth-key-start-suffices') && shorter) return shorter[1]
  if (bug('auth-key-any-case') && anyCaseAccount(pair)) return anyCaseAccount(pair)
  const user = pair.split(':')[0]
  const others = [...world.accounts.values(), ...world.rejected]
  const sameUser = others.find((each) => each.user === user)
  if (bug('auth-password-unchecked') && sameUser) return sameUser
  if (bug('auth-empty-key-accepted') && sameUser && keyOf(pair) === ':') return sameUser
  if (bug('auth-search-any') && operation === 'search') return anyone() ?? sameUser
  if (sameUser && Object.entries(anyKey).some(([id, name]) => bug(id) && operation === name)) {
    return sameUser
  }
  if (bug('auth-username-unchecked') && withKey(keyOf(pair))) return withKey(keyOf(pair))
  throw unauthorized('The credentials are not valid')
}

const permissionSkipped = {
  'permission-unchecked-publish': 'updateCampaign',
  'permission-unchecked-create-offer': 'createOffer',
  'permission-unchecked-create': 'createCampaign',
  'permission-unchecked-status': 'status',
  'permission-unchecked-test': 'test',
  'permission-unchecked-search': 'search',
}

const featureSkipped = {
  'feature-unchecked-update': 'updateOffer',
  'feature-unchecked-templates': 'templates',
  'feature-unchecked-create': 'createOffer',
  'feature-unchecked-list': 'listOffers',
}

/** Rejects callers without permission or without the feature. */
export function authorize(account, operation, family) {
  const skipped = Object.entries(permissionSkipped).some(([id, op]) => bug(id) && op === operation)
  if (!account.permitted && !skipped) {
    throw new ApiError(403, 'FORBIDDEN', 'This API key lacks permission', {
      target: 'Authorization',
    })
  }
  if (family !== 'offers' || account.workspace.offeringsEnabled) return
  if (Object.entries(featureSkipped).some(([id, op]) => bug(id) && op === operation)) return
  const status = bug('feature-disabled-404') ? 404 : bug('feature-disabled-400') ? 400 : 403
  const code = bug('feature-disabled-code') ? 'FEATURE_DISABLED' : 'FORBIDDEN'
  throw new ApiError(status, code, 'Offerings are not enabled here', { target: 'workspace' })
}

/** Campaign calls may name their workspace; it has to be the one of the credentials. */
export function checkTenant(req, account, operation) {
  const tenant = req.headers['x-svc-tenant-id']
  const required =
    (bug('tenant-required-search') && operation === 'search') ||
    (bug('tenant-required-get') && operation === 'getCampaign') ||
    (bug('tenant-required-status') && operation === 'status') ||
    (bug('tenant-required-test') && operation === 'test') ||
    (bug('tenant-required-update') && operation === 'updateCampaign')
  if (!tenant && required) {
    throw new ApiError(400, 'BAD_REQUEST', 'X-SVC-Tenant-ID is missing', {
      target: 'X-SVC-Tenant-ID',
    })
  }
  if (tenant && bug('tenant-header-rejected-get') && operation === 'getCampaign') {
    throw new ApiError(400, 'BAD_REQUEST', 'X-SVC-Tenant-ID is unknown', {
      target: 'X-SVC-Tenant-ID',
    })
  }
  if (tenant && tenant !== account.workspace.id) {
    throw new ApiError(403, 'FORBIDDEN', 'The credentials belong to another workspace', {
      target: 'X-SVC-Tenant-ID',
    })
  }
}
