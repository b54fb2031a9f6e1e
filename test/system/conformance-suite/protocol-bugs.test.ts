import { expect, it } from 'vitest'
import type { ConformanceReport } from '../../../src/conformance/report/report.js'
import type { ConformanceOptions } from '../../../src/conformance/run/options.js'
import { isObject } from '../../../src/core/base/json.js'
import { announcementPath } from '../../../src/testing/sandbox/announcement.js'
import { createSandbox, type Mutant } from '../../../src/testing/sandbox/index.js'
import { detects } from '../../conformance-suite/seeded-bugs.js'
import { run, tried } from '../../conformance-suite/trying.js'

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

/** Returns the credentials of a call, `<username>:<password>`. */
const pairOf = ({ headers }: { headers?: unknown }): string => {
  const value = new Headers(headers as Record<string, string>).get('authorization') ?? ''
  return atob(value.replace(/^Basic /, ''))
}

detects([
  [
    'any username is accepted',
    'credentials other-username',
    { facts: (facts, call) => ({ ...facts, authenticated: /:key$/.test(pairOf(call)) }) },
  ],
  [
    'the begin of a password is accepted',
    'credentials other-end',
    { facts: (facts, call) => ({ ...facts, authenticated: /^workspace:k/.test(pairOf(call)) }) },
  ],
  [
    'the key of a rejected call stays in progress',
    'replay-of-rejection rejection',
    rejectionsStayRunning(),
  ],
  [
    'an error has the id of its request percent-encoded',
    'correlation response/request-id-echo',
    {
      answer(response) {
        const { body } = response
        if (!isObject(body) || !isObject(body.error)) return response
        const request_id = encodeURIComponent(String(body.error.request_id))
        return { ...response, body: { ...body, error: { ...body.error, request_id } } }
      },
    },
  ],
  [
    'a key in capital letters is another key',
    'SHOULD replay upper-case',
    {
      answer(response, { request }) {
        const key = keyOf(request)
        if (key === key.toLowerCase() || !isObject(response.body)) return response
        return { ...response, body: { ...response.body, response_id: 'another' } }
      },
    },
  ],
])

it('shows no password in a finding about the username', async () => {
  const acceptsKey: Partial<Mutant> = {
    facts: (facts, call) => ({ ...facts, authenticated: pairOf(call).endsWith(':Geheim-7') }),
  }
  const options = { only: ['sequence/credentials'], credentials: 'shop:Geheim-7' } as const
  const report = await tried(options, acceptsKey)
  expect(report.findings.map(({ cause }) => cause)).toContain('other-username')
  expect(JSON.stringify(report)).toContain('$CREDENTIALS_WITH_OTHER_USERNAME_BASE64')
  const shown = [...JSON.stringify(report).matchAll(/Basic ([\w+/=]+)/g)]
  expect(shown.filter(([, pair]) => atob(pair as string).includes('Geheim-7'))).toEqual([])
})

it('finds campaigns that another workspace can reach', async () => {
  const only = ['sequence/workspaces']
  const fixtures = { credentialsWithoutOfferings: 'other:key' }
  // The sandbox has one workspace.
  const { findings } = await tried({ only, fixtures })
  expect(findings.map(({ operation, level }) => `${level} ${operation}`).sort()).toEqual([
    'MUST changeCampaignStatus',
    'MUST getCampaign',
    'MUST searchCampaigns',
    'MUST testCampaign',
    'MUST updateCampaign',
    'MUST validateCampaign',
  ])
  const ofOne: Partial<Mutant> = {
    facts: (facts, call) => ({ ...facts, authenticated: !pairOf(call).startsWith('other:') }),
  }
  const right = await tried({ only, fixtures }, ofOne)
  expect([right.findings, right.sequences]).toEqual([[], { passed: 1, failed: 0, skipped: 0 }])
})

/** Runs sequences on a sandbox whose state the suite cannot set. */
function triedWithoutState(options: Partial<ConformanceOptions>, fault?: Partial<Mutant>) {
  const { fetch } = createSandbox(fault && { fault: { name: 'fault', summary: '', ...fault } })
  const target = async (request: Request) =>
    new URL(request.url).pathname === announcementPath
      ? new Response(null, { status: 404 })
      : fetch(request)
  return run({ target, longestWait: 2, ...options }, { kinds: ['sequences'] })
}

it('finds a limit that all clients share', async () => {
  const fixtures = { credentialsWithoutOfferings: 'other:key' }
  const shared: Partial<Mutant> = {
    rateLimits: (original) => ({ take: (_, ...call) => original.take('all', ...call) }),
  }
  const options = { only: ['sequence/rate-limit'], fixtures }
  const causesOf = ({ findings }: ConformanceReport) => findings.map(({ cause }) => cause)
  expect(causesOf(await triedWithoutState(options, shared))).toContain('shared-by-clients')
  expect(causesOf(await triedWithoutState(options))).toEqual([])
})

it('finds that workspaces share the campaigns of a key', async () => {
  const only = ['sequence/workspaces']
  const fixtures = { credentialsWithoutOfferings: 'other:key' }
  const shared: Partial<Mutant> = {
    // The other workspace has no campaigns.
    answer: (response, { operation, request: { headers } }) =>
      operation === 'getCampaign' && isOther({ headers })
        ? { status: 404, body: { response_id: 'a', error: {} } }
        : response,
  }
  const { findings } = await tried({ only, fixtures }, shared)
  expect(findings.map(({ operation, cause }) => `${operation} ${cause}`)).toContain(
    'getCampaign rejected-own',
  )
})

const isOther = ({ headers }: { headers?: unknown }): boolean =>
  pairOf({ headers }).startsWith('other:')
