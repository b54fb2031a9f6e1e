import { createContract, type HttpRequest } from '../../src/core/index.js'

export const contract = createContract()
export const id = '65f1c2a9d4e8b7a6c5d4e3f2'
export const headers = {
  Authorization: `Basic ${btoa('user:key')}`,
  'Content-Type': 'application/json',
  'X-SVC-Request-Id': 'req-1',
  'Idempotency-Key': '4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b',
}
export const body = { action: 'STOP' }

/** A valid status change, except for the overrides. */
export const statusChange = (changes: Record<string, unknown> = {}): HttpRequest => ({
  method: 'PATCH',
  url: `/v5/campaigns/${id}/status`,
  headers,
  body,
  ...changes,
})

/** Returns a short form of a verdict. */
export function checked(request: HttpRequest, options = {}) {
  const verdict = createContract(options).checkHttp(request)
  if (verdict === undefined) return undefined
  const found = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  return {
    operation: verdict.operation,
    status: verdict.ok ? 'ok' : verdict.response.status,
    found: found.map(({ rule, target }) => `${rule} at ${target}`),
  }
}

/** The short form of the verdict of a valid status change. */
export const valid = { operation: 'changeCampaignStatus', status: 'ok', found: [] }
/** Returns the short form of the verdict of an invalid status change. */
export const invalid = (status: number, ...found: string[]) => ({
  operation: 'changeCampaignStatus',
  status,
  found,
})
