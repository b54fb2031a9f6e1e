import { operationTable } from '../../../../generated/operations.js'
import type { ServiceNames } from '../../../core/contract/service-names.js'
import { fingerprint } from '../../../core/protocol/fingerprint.js'
import type { Fault, RuleViolations } from '../fault.js'
import { now } from '../now.js'
import type { GeneratedRequest } from '../request.js'
import { at, forbidden, has, missing, needing, remove, set, violating, whole } from './define.js'

const notObjectIds = ['campaign-1', '66b1f0c2a94e3d0012ab34c', '66b1f0c2a94e3d0012ab34cg']

/** Generates violations in what every call has: credentials, ids, keys, parameters and the body as a whole. */
export const requestViolations: RuleViolations = function* (generated, names) {
  yield* credentialViolations()
  yield* protocolViolations(generated, names)
  yield* partViolations(generated)
  yield* searchViolations()
}

function* partViolations(generated: GeneratedRequest): Generator<Fault> {
  const { operation } = generated
  const idRule = operation === 'changeCampaignStatus' ? 'params/malformed' : 'params/unusual'
  for (const name of ['campaign_id', 'parent_campaign_id']) {
    if (!has(generated, ['params', name])) continue
    for (const id of [...notObjectIds, '']) yield forbidden(idRule, ['params', name], id)
  }
  for (const id of notObjectIds) {
    // An empty one counts as absent.
    if (at(generated, ['body', 'draft_id'])) {
      yield forbidden('params/malformed', ['body', 'draft_id'], id)
    }
  }
  const offerId = operation === 'updateOffering' ? ['params', 'offer_id'] : ['query', 'id']
  yield forbidden('params/offer-id-malformed', offerId, '66b1f0c2a94e3d0012ab34cd')
  yield forbidden('params/offer-id-malformed', offerId, 'OFFER_1')

  yield missing('body/missing', ['body'])
  for (const value of [[], 'text', 7, true, null])
    yield forbidden('body/not-object', ['body'], value)
  const { method } = operationTable[operation]
  if (method === 'PATCH') yield forbidden('body/empty', ['body'], {})
}

const fields = ['body', 'campaign_fields']

function* searchViolations(): Generator<Fault> {
  yield missing('search/limit-missing', ['body', 'limit'])
  yield forbidden('search/legacy-delivery-type', [...fields, 'delivery_type'], 'ONE_TIME')
  yield forbidden('search/legacy-id', [...fields, 'id'], '66b1f0c2a94e3d0012ab34cd')
  const unversioned = set(['facts', 'workspace', 'versioningEnabled'], false)
  const version = [...fields, 'version_number']
  yield forbidden('search/version-filter-unavailable', version, 2, unversioned)
}

const key = ['headers', 'Idempotency-Key'] as const
const malformedKeys = [
  'key-1',
  '6fa459ea-ee8a-1ca4-894e-db77e160355e',
  '6fa459ea-ee8a-3ca4-894e-db77e160355e',
  '886313e1-3b8a-5372-9b90-0c9aee199e5d',
  '6fa459eaee8a4ca4894edb77e160355e',
]

/** Generates violations of request ids, idempotency keys and rate limits. */
function* protocolViolations(generated: GeneratedRequest, names: ServiceNames): Generator<Fault> {
  const { operation, request } = generated
  const idHeader = ['headers', names.requestIdHeader]
  const idInBody = ['body', 'request_id']
  const noId = [remove(idHeader), ...(has(generated, idInBody) ? [remove(idInBody)] : [])]
  const missingId = operationTable[operation].body === 'none' ? idHeader : idInBody
  for (const changes of [noId, [...noId, set(idHeader, ' ')]]) {
    yield needing(violating('request-id/missing', changes, missingId), idInBody)
  }
  if (has(generated, ['body'])) yield forbidden('request-id/mismatch', idInBody, 'another-id')

  yield missing('idempotency/key-missing', key)
  for (const value of malformedKeys) yield forbidden('idempotency/key-malformed', key, value)
  const call = (state: string, print: string) =>
    set(['facts', 'idempotency'], { state, fingerprint: print, createdAt: now })
  for (const state of ['completed', 'in-progress']) {
    yield needing(violating('idempotency/conflict', [call(state, 'another')], key), key)
  }
  const repeated = violating(
    'idempotency/in-progress',
    [call('in-progress', fingerprint(operation, request))],
    key,
  )
  yield needing(repeated, key, ['body'], ['params'])

  for (const { requests, perSeconds } of operationTable[operation].rateLimits) {
    const apart = (perSeconds * 1000) / requests
    const times = Array.from({ length: requests }, (_, n) => now.getTime() - Math.floor(n * apart))
    yield violating('rate-limit/exceeded', [set(['facts', 'recentRequests'], times)], whole)
  }
}

const header = ['headers', 'Authorization'] as const
const malformed = [
  'Bearer d29ya3NwYWNlOmtleQ==',
  'Basic',
  'Basic d29ya3NwYWNl',
  `Basic ${btoa(':key')}`,
  `Basic ${btoa('workspace:')}`,
  'Basic d29ya3NwYWNlOmtle*==',
]

function* credentialViolations(): Generator<Fault> {
  yield missing('auth/credentials-malformed', header)
  for (const value of malformed) yield forbidden('auth/credentials-malformed', header, value)
  yield violating('auth/credentials-rejected', [set(['facts', 'authenticated'], false)], header)
  yield violating('auth/permission-missing', [set(['facts', 'permitted'], false)], header)
  yield violating(
    'offering/feature-disabled',
    [set(['facts', 'workspace', 'offeringsEnabled'], false)],
    whole,
  )
}
