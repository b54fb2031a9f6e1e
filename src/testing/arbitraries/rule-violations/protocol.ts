import { operationTable } from '../../../../generated/operations.js'
import { fingerprint } from '../../../core/protocol/fingerprint.js'
import type { RuleViolations } from '../fault.js'
import { now } from '../now.js'
import { forbidden, has, missing, needing, remove, set, violating, whole } from './define.js'

const key = ['headers', 'Idempotency-Key'] as const
const malformedKeys = [
  'key-1',
  '6fa459ea-ee8a-1ca4-894e-db77e160355e',
  '6fa459ea-ee8a-3ca4-894e-db77e160355e',
  '886313e1-3b8a-5372-9b90-0c9aee199e5d',
  '6fa459eaee8a4ca4894edb77e160355e',
]

/** Generates violations of request ids, idempotency keys and rate limits. */
export const protocolViolations: RuleViolations = function* (generated, names) {
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

/** Generates violations in credentials, permissions and features. */
export const credentialViolations: RuleViolations = function* () {
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
