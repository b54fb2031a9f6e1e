import { expect, it } from 'vitest'
import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { detects } from '../../conformance-suite/seeded-bugs.js'
import { provided, tried } from '../../conformance-suite/trying.js'

const keyOf = ({ headers }: { headers?: unknown }): string =>
  new Headers(headers as Record<string, string>).get('idempotency-key') ?? ''

/** Responds to a repeated call that was rejected as if it still ran. */
function rejectionsStayRunning(): Pick<Required<Mutant>, 'answer'> {
  const rejected = new Set<string>()
  return {
    answer(response, { request }) {
      const key = keyOf(request)
      if (key === '' || response.status !== 400) return response
      const error = { code: 'DUPLICATE_IDEMPOTENCY_KEY', target: '', message: 'Running.' }
      if (rejected.has(key)) return { status: 409, body: { error, response_id: 'a' } }
      rejected.add(key)
      return response
    },
  }
}

/** Rejects an update of an offering that is repeated. */
function secondTime(isMeant: (body: JsonObject) => boolean): Pick<Required<Mutant>, 'answer'> {
  const seen = new Set<string>()
  return {
    answer(response, { operation, request }) {
      if (operation !== 'updateOffering' || !isMeant(request.body as JsonObject)) return response
      const key = keyOf(request)
      if (seen.has(key)) return { status: 403, body: { error: { code: 'EXPIRED_OFFERING' } } }
      seen.add(key)
      return response
    },
  }
}

detects([
  {
    what: 'the key of a rejected call stays in progress',
    ...{ by: 'sequence/replay-of-rejection', cause: 'rejection', ...rejectionsStayRunning() },
  },
  {
    what: 'the key of an expired offering is forgotten',
    ...{ by: 'sequence/offering-expired', cause: 'after-expiry' },
    ...secondTime(({ priority }) => priority === 3),
  },
  {
    what: 'tests of e-mails have a limit of their own',
    ...{ by: 'sequence/rate-limit', cause: 'counted-apart' },
    answer: (response, { operation, request: { body } }) =>
      operation === 'testCampaign' && isObject(body) && body.channel === 'EMAIL'
        ? { status: 200, body: { response_id: 'a', type: 'campaign', data: { data: {} } } }
        : response,
  },
  {
    what: 'lists with a filter have a limit of their own',
    ...{ by: 'sequence/rate-limit', cause: 'counted-apart' },
    answer: (response, { operation, request: { query } }) =>
      operation === 'listOfferings' && query?.id !== undefined
        ? { status: 200, body: { response_id: 'a', data: [] } }
        : response,
  },
])

it('finds that an error has the id of its request percent-encoded', async () => {
  const encoded: Partial<Mutant> = {
    answer(response) {
      const { body } = response
      if (!isObject(body) || !isObject(body.error)) return response
      const request_id = encodeURIComponent(String(body.error.request_id))
      return { ...response, body: { ...body, error: { ...body.error, request_id } } }
    },
  }
  const { findings } = await tried({ only: ['sequence/correlation'] }, encoded)
  expect(findings.map(({ level, target }) => [level, target])).toContainEqual([
    'MUST',
    'error.request_id',
  ])
})

it('finds that workspaces share the campaigns of a key', async () => {
  const only = ['sequence/workspaces']
  const fixtures = { ...provided.fixtures, credentialsWithoutOfferings: 'other:key' }
  const shared: Partial<Mutant> = {
    // The other workspace has no campaigns.
    answer: (response, { operation, request: { headers } }) =>
      operation === 'getCampaign' && isOther(headers)
        ? { status: 404, body: { response_id: 'a', error: {} } }
        : response,
  }
  const { findings } = await tried({ only, fixtures }, shared)
  expect(findings.map(({ operation, cause }) => `${operation} ${cause}`)).toContain(
    'createCampaign shared',
  )
})

const isOther = (headers: unknown): boolean => {
  const value = new Headers(headers as Record<string, string>).get('authorization') ?? ''
  return atob(value.replace(/^Basic /, '')).startsWith('other:')
}
