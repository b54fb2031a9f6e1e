import { expect, it } from 'vitest'
import type { ConformanceReport } from '../../../src/conformance/report/report.js'
import type { ConformanceOptions } from '../../../src/conformance/run/options.js'
import { runConformance } from '../../../src/conformance/run/run.js'
import { isObject } from '../../../src/core/base/json.js'
import type { StoredResponse } from '../../../src/core/index.js'
import { announcementPath } from '../../../src/testing/sandbox/announcement.js'
import { createSandbox, type Mutant } from '../../../src/testing/sandbox/index.js'
import { detects } from '../../conformance-suite/seeded-bugs.js'
import { cases, provided, tried } from '../../conformance-suite/trying.js'

/** Replays a call for another body that differs only in the member. */
const replayedWithout = (member: string, of: string): Pick<Required<Mutant>, 'answer'> => {
  const answered = new Map<string, StoredResponse>()
  return {
    answer(response, { operation, request: { headers, body } }) {
      if (operation !== of || !isObject(body)) return response
      const { [member]: _, ...others } = body
      const key = JSON.stringify([
        new Headers(headers as Record<string, string>).get('idempotency-key'),
        others,
      ])
      const first = answered.get(key) ?? response
      answered.set(key, first)
      return first
    },
  }
}

/** Returns the credentials of a call, `<username>:<password>`. */
const pairOf = ({ headers }: { headers?: unknown }): string => {
  const value = new Headers(headers as Record<string, string>).get('authorization') ?? ''
  return atob(value.replace(/^Basic /, ''))
}

detects([
  {
    ...{ what: 'a key reused with other recipients is replayed', by: 'sequence/conflict' },
    ...{ cause: 'accepted', ...replayedWithout('test_campaign_meta', 'testCampaign') },
  },
  {
    ...{ what: 'a key reused with other values for a message is replayed' },
    ...{ by: 'sequence/conflict', cause: 'accepted' },
    ...replayedWithout('personalization_details', 'testCampaign'),
  },
  {
    what: 'any password is accepted',
    ...{ by: 'sequence/credentials', cause: 'other-password' },
    facts: (facts, call) => ({ ...facts, authenticated: /^workspace:/.test(pairOf(call)) }),
  },
  {
    what: 'any username is accepted',
    ...{ by: 'sequence/credentials', cause: 'other-username' },
    facts: (facts, call) => ({ ...facts, authenticated: /:key$/.test(pairOf(call)) }),
  },
  {
    what: 'a key reused with another nested value is replayed',
    ...{
      by: 'sequence/conflict',
      cause: 'accepted',
      ...replayedWithout('variation_meta', 'createOffering'),
    },
  },
  {
    what: 'the letter case of a password is ignored',
    ...{ by: 'sequence/credentials', cause: 'other-case' },
    facts: (facts, call) => ({ ...facts, authenticated: /^workspace:key$/i.test(pairOf(call)) }),
  },
  {
    what: 'the begin of a password is accepted',
    ...{ by: 'sequence/credentials', cause: 'other-end' },
    facts: (facts, call) => ({ ...facts, authenticated: /^workspace:k/.test(pairOf(call)) }),
  },
  {
    what: 'text after a password is ignored',
    ...{ by: 'sequence/credentials', cause: 'other-length' },
    facts: (facts, call) => ({ ...facts, authenticated: /^workspace:key/.test(pairOf(call)) }),
  },
  {
    what: 'keys of updates are ignored',
    ...{ by: 'sequence/replay-runs-once', cause: 'updated' },
    idempotency: () => undefined,
  },
  {
    what: 'tests have no limit',
    ...{ by: 'sequence/rate-limit', cause: 'unlimited' },
    rateLimits: () => undefined,
  },
])

it('gives each finding of an assertion a cause and a requirement', async () => {
  const refusesAll: Partial<Mutant> = {
    answer: (response) => ({ ...response, status: 418 }),
  }
  const { findings } = await tried({ only: ['sequence/*'] }, refusesAll)
  const own = findings.filter(({ kind }) => kind === 'sequence')
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter(({ requirement }) => requirement === '')).toEqual([])
})

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
  const fixtures = { ...provided.fixtures, credentialsWithoutOfferings: 'other:key' }
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
  const { fetch } = createSandbox(
    fault && { fault: { name: 'fault', summary: '', shows: { subjects: [] }, ...fault } },
  )
  const target = async (request: Request) =>
    new URL(request.url).pathname === announcementPath
      ? new Response(null, { status: 404 })
      : fetch(request)
  const settings = { cases: cases(), kinds: ['sequences'] } as const
  return runConformance({ target, seed: 1, longestWait: 2, ...options }, settings)
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

it('finds nothing in the sandbox, with or without its state', async () => {
  const controlled = await tried({ only: ['sequence/*'] })
  expect(controlled.findings).toEqual([])
  expect(controlled.sequences.passed).toBeGreaterThan(60)
  const other = await triedWithoutState({ fixtures: { workspace: {} } })
  expect(other.findings.map(({ key }) => key)).toEqual([])
  expect(other.sequences.passed).toBeGreaterThan(40)
})
