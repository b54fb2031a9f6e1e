import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { ConformanceFinding } from '../../../src/conformance/report/report.js'
import { isObject } from '../../../src/core/base/json.js'
import { announcementPath } from '../../../src/testing/sandbox/announcement.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { mutants } from '../../../src/testing/sandbox/mutants.js'
import { sandboxServer } from '../../../src/testing/sandbox/node/server.js'
import { openSandbox } from '../../../src/testing/sandbox/sandbox.js'
import { listening, originOf } from '../../adapters/listening.js'
import { run } from '../../conformance-suite/trying.js'

/* The commands of a finding, pasted into a shell, show the finding again. */

const execute = promisify(execFile)

const credentials = 'workspace:key'

/** Pastes the commands of a finding; returns the last response. */
async function paste(finding: ConformanceFinding) {
  const env = { ...process.env, CREDENTIALS: credentials }
  const { stdout } = await execute('bash', ['-c', finding.curl], { env })
  const [head = '', ...body] = stdout.replaceAll('\r', '').split('\n\n')
  return { status: Number(/^HTTP\S+ (\d+)/.exec(head)?.[1]), body: body.join('\n\n') }
}

/** Replaces what differs between any two responses. */
const withoutIds = (text: string): string =>
  text.replace(/"[\w:.-]*\d[\w:.-]*"/g, '"…"').replace(/c[0-9a-f]{15}|[0-9a-f]{24,}/g, '…')

/** A server that shows every campaign as it was created. */
const stale: Partial<Mutant> = {
  handlers: {
    updateCampaign: (original) => (handling) => {
      const before = structuredClone([...handling.store.campaigns])
      const result = original(handling)
      for (const [id, campaign] of before) handling.store.campaigns.set(id, campaign)
      return result
    },
  },
}

const named = (name: string): Partial<Mutant> => mutants.find((each) => each.name === name) ?? {}

const bugs: [name: string, bug: Partial<Mutant>, only: string[]][] = [
  ['any limit', { forgives: ({ target }) => target === 'limit' }, ['searchCampaigns', 'structure']],
  ['an update is not stored', stale, ['updateCampaign', 'sequence/*']],
  [
    'keys are forgotten',
    named('idempotency/no-memory'),
    ['createOffering', 'idempotency/*', 'sequence/*'],
  ],
  [
    'updates at the same time share a name',
    {
      forgives: ({ rule }, { operation }) =>
        `${operation} ${rule}` === 'updateOffering offering/name-taken',
    },
    ['updateOffering', 'sequence/name-race'],
  ],
  [
    'any new priority',
    {
      forgives: ({ target }, { operation }) =>
        `${operation} ${target}` === 'updateOffering priority',
    },
    ['updateOffering', 'structure'],
  ],
  ['any status change', { contract: { rules: { 'status/stop-periodic': 'off' } } }, ['status/*']],
]

it.each([
  ...bugs.map((bug) => ['states', ...bug] as const),
  ...bugs.map((bug) => ['created data', ...bug] as const),
])('shows it again, with %s: %s', { timeout: 120_000 }, async (mode, name, bug, only) => {
  const fault = { name, summary: name, ...bug }
  const server = sandboxServer({
    sandbox: openSandbox({ fault, contract: { limits: { createOffering: [], testCampaign: [] } } }),
    latency: 0,
    extension: async ({ url }) =>
      mode === 'created data' && url === announcementPath
        ? { status: 404, headers: {}, body: '' }
        : undefined,
  })
  const origin = await originOf(listening(server))
  const { findings } = await run(
    { target: origin, credentials, only },
    { kinds: ['cases', 'sequences'] },
  )
  expect(findings).not.toEqual([])
  for (const finding of findings.slice(0, 12)) {
    const { status, body } = await paste(finding)
    const together = finding.steps.at(-1)?.together
    if (together !== undefined) {
      // Of calls at the same time, another one may be first.
      const raced = finding.steps.filter((step) => step.together === together)
      expect(raced.map((step) => step.status)).toContain(status)
      continue
    }
    const expected = finding.response
    const text = isObject(expected?.body) ? JSON.stringify(expected.body) : ''
    const again = { key: finding.key, status, body: withoutIds(body), script: finding.curl }
    expect(again).toMatchObject({ status: expected?.status, body: withoutIds(text) })
  }
})

it('shows it again, with HEAD', { timeout: 60_000 }, async () => {
  const sandbox = sandboxServer({ sandbox: openSandbox(), latency: 0 })
  const server = createServer((request, response) => {
    if (request.method !== 'HEAD') sandbox.emit('request', request, response)
    else response.writeHead(500, { 'content-length': '9' }).end()
  })
  const target = await originOf(listening(server))
  const { findings } = await run(
    { target, credentials, only: ['listOfferings', 'http/*'] },
    { kinds: ['cases'] },
  )
  const [finding] = findings.filter(({ request }) => request?.method === 'HEAD')
  expect(await paste(finding as ConformanceFinding)).toEqual({ status: 500, body: '' })
})
