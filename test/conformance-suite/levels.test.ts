import { expect, it } from 'vitest'
import type { ConformanceOptions } from '../../src/conformance/run/options.js'
import { createSandbox, type Mutant } from '../../src/testing/sandbox/index.js'
import { tryAltered } from './altered.js'
import { keysOf, run, tried } from './trying.js'

type Target = Extract<ConformanceOptions['target'], (request: Request) => unknown>

const sequences = { kinds: ['sequences'] } as const

it('allows a locked field in the details of VALIDATION_FAILED', async () => {
  const sandbox = createSandbox({ contract: { singleViolation: 'detail' } })
  const only = ['updateOffering', 'sequence/offering-active']
  const report = await tried({ only, target: sandbox.fetch }, undefined, sequences)
  expect(keysOf(report).filter((key) => key.includes(' code-'))).toEqual([])
})

it('allows a server that reads one of two shapes of content', async () => {
  const forgives = ({ rule }: { rule: string }) =>
    rule === 'content/mixed-shape' || rule === 'push/timer-required'
  const only = ['testCampaign', 'content/mixed-shape']
  const { findings } = await tried({ only }, { forgives }, { kinds: ['cases'] })
  const musts = findings.filter(({ level }) => level === 'MUST')
  // The flat message of the last case is beside a text, so that it is the only one.
  expect(musts.map(({ key }) => key)).toEqual([
    'testCampaign accepted push/timer-required campaign_content.content.push.android.timer TIMER',
  ])
})

it('allows a server whose drafts expire', async () => {
  const facts: Mutant['facts'] = (known) =>
    known.offering?.status === 'draft'
      ? { ...known, offering: { ...known.offering, status: 'scheduled' } }
      : known
  const only = ['updateOffering'] as const
  const fixtures = { states: '/sandbox/given' }
  const { findings } = await tried({ only, fixtures }, { facts }, { kinds: ['variants'] })
  const musts = findings.filter(({ level }) => level === 'MUST')
  expect(musts.map(({ key }) => key)).toEqual([])
})

it('finds a key that is replayed to another operation', async () => {
  const first = new Map<string, unknown>()
  const { findings } = await tryAltered(
    (answer, request) => {
      const key = request.headers.get('Idempotency-Key') ?? ''
      if (first.has(key)) Object.assign(answer, first.get(key))
      else if (key !== '') first.set(key, { ...answer })
    },
    { only: ['sequence/key-of-another-operation'] },
  )
  const mixed = findings.find(({ cause }) => cause === 'shows')
  expect(mixed?.level).toBe('MUST')
})

it('quotes what a response breaks, not another sentence about the same check', async () => {
  const { findings } = await tryAltered(
    ({ status, body }) => {
      if (status === 415) delete body?.error?.request_id
    },
    { only: ['http/content-type', 'testCampaign'] },
  )
  const found = findings.find(({ target }) => target === 'error.request_id')
  expect(found?.level).toBe('SHOULD')
  expect(found?.requirement).toMatch(/An error requires .*`error.request_id`/)
})

/** A sandbox that rejects bodies over 100 kB. */
function limited(): Target {
  const sandbox = createSandbox()
  return async (request) => {
    const { size } = await request.clone().blob()
    return size > 100_000 && !request.url.includes('/sandbox')
      ? Response.json(
          { error: { code: 'VALIDATION_FAILED', message: 'Too large.', target: '' } },
          { status: 413 },
        )
      : sandbox.fetch(request)
  }
}

it.each([
  [50_000, false],
  [1_048_576, true],
])(
  'compares the size of a rejected body with the limit of %s bytes',
  async (maxBodyBytes, isFound) => {
    const fixtures = { states: '/sandbox/given', maxBodyBytes }
    const only = ['sequence/large-requests', 'createOffering']
    const report = await tried({ fixtures, only, target: limited() }, undefined, sequences)
    expect(keysOf(report).some((key) => key.includes('too-large'))).toBe(isFound)
  },
)

it('sends the credentials of a case where the server announces others', async () => {
  const sandbox = createSandbox({ data: { credentials: [{ username: 'acme', password: 'key' }] } })
  const seen = new Set<string>()
  const target: Target = (request) => {
    const [, encoded = ''] = (request.headers.get('Authorization') ?? '').split(' ')
    seen.add(Buffer.from(encoded, 'base64').toString())
    return sandbox.fetch(request)
  }
  const only = ['auth/credentials-malformed']
  const report = await run({ target, only }, { kinds: ['cases'] })
  expect(keysOf(report)).toEqual([])
  expect(seen).toContain('acme:key')
  expect([...seen].some((each) => /^[^:]+:.+:.+/.test(each))).toBe(true)
})
