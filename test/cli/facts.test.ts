import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from './command.js'
import { checked } from './inputs/checked.js'
import { valid } from './status-change.js'

const date = '2025-11-20T09:30:00Z'

test('accepts every fact, in JSON and YAML', async () => {
  const facts = JSON.stringify({
    now: date,
    authenticated: true,
    permitted: true,
    workspace: {
      offeringsEnabled: true,
      versioningEnabled: false,
      tagIds: ['a'],
      templateIds: [],
      offeringAttributeIds: ['b', 'c'],
      offeringNames: ['d'],
      connectors: [{ type: 'e' }, {}],
      subscriptionCategories: ['f'],
    },
    campaign: { status: 'ACTIVE', campaign_delivery_type: 'PERIODIC' },
    offering: null,
    idempotency: {
      state: 'completed',
      createdAt: date,
      expiresAt: date,
      response: { status: 200 },
    },
    recentRequests: [0, -1, 1.5],
  })
  for (const name of ['facts.json', 'facts.yaml']) {
    const files = { [name]: facts, 'a.yaml': valid }
    const { report } = await checked(files, ['a.yaml', '--facts', name])
    expect(report.files).toMatchObject([
      { violations: [{ rule: 'status/stop-periodic' }], needs: ['params', 'headers'] },
    ])
  }
})

test('of a workspace with some members are missing for rules of other members', async () => {
  const document = 'operation: createOffering\nbody: {tags: [a]}\n'
  const files = { 'a.yaml': document, 'facts.yaml': 'workspace: {offeringsEnabled: true}' }
  const { report } = await checked(files, ['a.yaml', '--facts', 'facts.yaml'])
  expect(report.files[0]?.needs).toContain('facts.workspace')
})

test('apply to all documents, each of which may override them', async () => {
  const own = `${valid}facts: {campaign: {status: ACTIVE, campaign_delivery_type: ONE_TIME}}\n`
  const facts = 'campaign: {status: ACTIVE, campaign_delivery_type: PERIODIC}'
  const files = { 'facts.yaml': facts, 'a.yaml': valid, 'b.yaml': own }
  const { outcomes } = await checked(files, ['a.yaml', 'b.yaml', '--facts', 'facts.yaml'])
  expect(outcomes).toEqual(['invalid 2:16 status/stop-periodic', 'valid'])
})

const zone = 'must be a date and time with a time zone, such as 2025-11-20T09:30:00Z'
const strings = 'must be an array of strings'
const objects = 'must be an array of objects'
const times = 'must be an array of epoch milliseconds'

describe('reports an invalid fact with its position', () => {
  test.each([
    ['1', '1:1: facts must be an object'],
    ['[]', '1:1: facts must be an object'],
    ['{now: null}', `1:7: \`now\` ${zone}`],
    ['{now: [2025-11-20T09:30:00.000Z]}', `1:7: \`now\` ${zone}`],
    ['{authenticated: yes}', '1:17: `authenticated` must be `true` or `false`'],
    ['{workspace: null}', '1:13: `workspace` must be an object'],
    ['{workspace: {offeringsEnabled: 0}}', '1:32: `workspace.offeringsEnabled` must be `true` or'],
    ['{workspace: {tagIds: a}}', `1:22: \`workspace.tagIds\` ${strings}`],
    ['{workspace: {offeringNames: [a, 1]}}', `1:29: \`workspace.offeringNames\` ${strings}`],
    ['{workspace: {connectors: [null]}}', `1:26: \`workspace.connectors\` ${objects}`],
    ['{workspace: {connectors: [[]]}}', `1:26: \`workspace.connectors\` ${objects}`],
    ['{campaign: a}', '1:12: `campaign` must be an object'],
    ['{offering: {status: 7}}', '1:21: `offering.status` must be a string'],
    ['{idempotency: {fingerprint: 1}}', '1:29: `idempotency.fingerprint` must be a string'],
    ['{idempotency: {state: done}}', '1:23: `idempotency.state` must be `in-progress` or'],
    ['{idempotency: {createdAt: now}}', `1:27: \`idempotency.createdAt\` ${zone}`],
    ['{idempotency: {response: null}}', '1:26: `idempotency.response` must be an object'],
    ['{recentRequests: [a]}', `1:18: \`recentRequests\` ${times}`],
    ['{recentRequests: [.inf]}', `1:18: \`recentRequests\` ${times}`],
    ['{workspce: {}}', '1:2: Unknown fact `workspce`. Did you mean `workspace`?'],
    ['{"__proto__": {}}', '1:2: Unknown fact `__proto__`.'],
    [
      '{workspace: {\n  tagids: []}}',
      '2:3: Unknown fact `workspace.tagids`. Did you mean `tagIds`?',
    ],
    ['{campaign: {a: 1,\n a: 2}}', '2:2: Duplicate key `a`'],
    ['', '1:1: the file is empty'],
    ['a: 1\n---\nb: 1\n', ' must contain one document, not several'],
  ])('%j', async (content, message) => {
    const cwd = folderOf({ 'facts.yaml': content })
    const outcome = await campaignContract(['check', '.', '--facts', 'facts.yaml'], { cwd })
    expect(outcome).toMatchObject({ code: 2, stdout: '' })
    expect(outcome.stderr).toContain(`error: --facts facts.yaml:${message}`)
  })
})

test('accepts dates and times with a time zone, and rejects any other text', async () => {
  const accepted = [
    ...['2025-11-20T09:30:00Z', '2025-11-20T09:30:15.123456Z', '2025-11-20t09:30:00z'],
    ...['2025-11-20T09:30:00+02:00', '2025-11-20T00:30:00-05:45', '2024-02-29T00:00:00Z'],
  ]
  const rejected = [
    ...['', '2025', '2025-11-20', '2025-11-20T09:30:00', '2025-11-20 09:30:00Z', 'today'],
    ...['2025-02-29T00:00:00Z', '2025-04-31T00:00:00Z', '2025-13-01T00:00:00Z'],
    ...['2025-01-00T00:00:00Z', '2025-01-01T25:00:00Z', '2025-01-01T00:60:00Z'],
    ...['2025-01-01T00:00:60Z', '2025-01-01T00:00:00.Z', '2025-01-01T00:00:00+24:00'],
    ...['2025-01-01T00:00:00+0200', '2025-01-01T00:00Z', '2025-1-01T00:00:00Z'],
    ...['12025-01-01T00:00:00Z', '+002025-01-01T00:00:00Z', ' 2025-01-01T00:00:00Z'],
    '2025-01-01T00:00:00GMT',
  ]
  const documents = [...accepted, ...rejected].map((now) => `${valid}facts: {now: "${now}"}\n`)
  const { report } = await checked({ 'a.yaml': documents.join('---\n') }, ['a.yaml'])
  const outcomes = report.files.map(({ ok }) => ok)
  expect(outcomes).toEqual([...accepted.map(() => true), ...rejected.map(() => false)])
})

test('decides by the instant that a time zone means', async () => {
  const at = (now: string) => `operation: createOffering
body: {scheduling: {start_datetime: "2025-11-20T07:30:00Z"}}
facts: {now: "${now}"}
`
  const files = {
    'a.yaml': `${at('2025-11-20T09:29:00+02:00')}---\n${at('2025-11-20T09:31:00+02:00')}`,
  }
  const { outcomes } = await checked(files)
  expect(outcomes.map((each) => each.includes('offering/start-in-past'))).toEqual([false, true])
})

test('warns of stored values that are no documented words, and of unknown parameters', async () => {
  const offering = `operation: updateOffering
params: {offer_id: offer_1, ofer_id: offer_2}
body: {name: New}
facts: {offering: {status: ACTIVE}, campaign: {status: PAUSED, channel: Push}}
`
  const { report } = await checked({ 'a.yaml': offering })
  const [{ warnings = [] } = {}] = report.files
  const own = warnings.filter(({ rule }) => rule.startsWith('input/'))
  expect(own.map(({ rule, target, line, message }) => [rule, target, line, message])).toEqual([
    [
      'input/unknown-parameter',
      'params.ofer_id',
      2,
      'The path of `updateOffering` has no such parameter. Did you mean `offer_id`?',
    ],
    [
      'input/unknown-word',
      'facts.offering.status',
      4,
      'Not a documented value, so rules about it are skipped. Did you mean `active`?',
    ],
    [
      'input/unknown-word',
      'facts.campaign.channel',
      4,
      'Not a documented value, so rules about it are skipped. Did you mean `PUSH`?',
    ],
  ])
})
