import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { jsonReport } from '../../src/conformance/reports/json.js'
import { clean, excepted, nothingRan, varied } from '../conformance-report/reports.js'
import { campaignContract, type Files, folderOf, type Setting } from './command.js'
import { recording } from './inputs/recording.js'
import { OutputSchema } from './output-schema.js'
import { installed, moduleOf } from './plugin-files.js'
import { requests } from './requests.js'
import { invalid, valid } from './status-change.js'

const line = (body: object) => `${JSON.stringify({ operation: 'changeCampaignStatus', body })}\n`
const offering = 'operation: createOffering\nbody: {name: 1}\n'
const baseline = ['--baseline', 'baseline.json']

/** Runs of `check`; several runs in one folder share its files. */
const runs: [name: string, files: Files, ...args: string[][]][] = [
  ['every kind of request', requests, ['.']],
  [
    'a stored response with headers',
    { 'a.yaml': requests['4-replay.yaml'].replace('status: 202', 'status: 202, headers: {A: b}') },
    ['.'],
  ],
  ['only findings', requests, ['.', '--quiet', '--max-warnings', '0']],
  ['an offering', { 'a.yaml': offering }, ['.']],
  [
    'an offering with a link in its error',
    {
      'a.yaml': offering,
      'campaign-contract.config.mjs':
        "export default { docUrl: () => 'https://docs.example.com/' }",
    },
    ['a.yaml'],
  ],
  ['missing files', {}, ['none.yaml']],
  ['a bare body', { 'a.yaml': 'action: STOP\n' }, ['a.yaml']],
  ['a bare body in a line', { 'a.ndjson': '{"action":"STOP"}\n' }, ['a.ndjson']],
  ['a duplicate key', { 'a.json': '{"operation":"getCampaign","operation":"getCampaign"}' }, ['.']],
  ['a recording', { 'a.har': recording }, ['.']],
  ['rows', { 'a.ndjson': line({ action: 'Stop' }) + line({ action: 'STOP' }) }, ['a.ndjson']],
  [
    'a run that stops early',
    { 'a.ndjson': line({ action: 'Stop' }).repeat(5) },
    ['a.ndjson', '--max-errors', '2'],
  ],
  [
    'a baseline',
    { 'a.yaml': invalid, 'b.yaml': invalid },
    ['.', ...baseline, '--update-baseline'],
    ['.', ...baseline],
    ['a.yaml', ...baseline, '--rule', 'auth/*=off'],
  ],
  [
    'a baseline with findings that are gone',
    {
      'a.yaml': valid,
      'baseline.json': JSON.stringify({
        version: 1,
        findings: [
          {
            file: 'a.yaml',
            operation: 'changeCampaignStatus',
            rule: 'structure',
            target: 'action',
            count: 1,
          },
        ],
      }),
    },
    ['.', ...baseline],
  ],
  [
    'exceptions',
    {
      'a.yaml': invalid,
      'campaign-contract.config.yaml': [
        'exceptions:',
        '- {rule: structure, target: action, reason: a, until: 2999-12-31}',
        '- {rule: structure, target: a, values: [1], operation: getCampaign, reason: a}',
        '- {rule: structure, reason: a, until: 2020-01-01}',
      ].join('\n'),
    },
    ['.'],
  ],
  ['findings that are left out', { 'a.ndjson': `${JSON.stringify(dense())}\n` }, ['a.ndjson']],
]

/** A request with more text in its findings than an output shows: a long key in many paths. */
function dense(): object {
  const key = 'k'.repeat(1000)
  const names = Array.from({ length: 600 }, (_, at) => `variation_${at + 1}`)
  const variations = Object.fromEntries(names.map((name) => [name, { push: 1 }]))
  const content = { default: { variation_1: { push: {} } }, [key]: variations }
  const campaign_content = { locales: [key], variations: ['a'], content }
  return { operation: 'updateCampaign', body: { channel: 'PUSH', campaign_content } }
}

describe.each([
  ['json', new OutputSchema('check')],
  ['ndjson', new OutputSchema('check-line')],
] as const)('check --format %s matches its schema:', (format, schema) => {
  async function expectValid(args: readonly string[], setting: Setting) {
    const { stdout } = await campaignContract(['check', ...args, '--format', format], setting)
    const texts = format === 'json' ? [stdout] : stdout.trimEnd().split('\n')
    const outputs = texts.map((text) => JSON.parse(text))
    for (const output of outputs) {
      expect(Object.entries(output)[0]).toEqual(['schemaVersion', 1])
      expect(schema.errors(output)).toEqual([])
    }
    expect(schema.errors({ ...outputs[0], more: 1 })).not.toEqual([])
  }

  it.each(runs)('%s', async (_, files, ...variants) => {
    const cwd = folderOf(files)
    for (const args of variants) await expectValid(args, { cwd })
  })

  it('a run that a signal stops', async () => {
    const signals = new EventEmitter()
    const cwd = folderOf({ 'a.ndjson': line({ action: 'Stop' }).repeat(600) })
    const onOutput = () => signals.emit('SIGINT')
    await expectValid(['a.ndjson'], { cwd, signals, onOutput })
  })

  it('and every field of the schema occurs', () => {
    expect(schema.unseen()).toEqual([])
  })
})

it.each([
  ['rules', ['rules', 'geofence/*']],
  ['rules', ['rules', 'structure']],
] as const)('%s matches its schema: %j', async (name, args) => {
  const { stdout } = await campaignContract([...args, '--format', 'json'])
  expect(new OutputSchema(name).errors(JSON.parse(stdout))).toEqual([])
})

it.each([
  ['valid', 'tags: []\n'],
  ['invalid', 'tags: 5\n'],
  ['with findings', 'tags: [a, a]\ncampaigns: {a: {chanel: PUSH}}\n'],
  ['unreadable', 'tags: [\n'],
])('workspace check matches the schema of check: a workspace that is %s', async (_, text) => {
  const cwd = folderOf({ 'a.yaml': text })
  const args = ['workspace', 'check', 'a.yaml', '--format', 'json']
  const { stdout } = await campaignContract(args, { cwd })
  expect(new OutputSchema('check').errors(JSON.parse(stdout))).toEqual([])
  expect(stdout).not.toContain('excerpt')
})

it('all fields of the schema of `rules` occur', async () => {
  const schema = new OutputSchema('rules')
  // An HTTP example, a fix, a rule that is off, and a severity by channel.
  const one = ['http/path-malformed', 'field/unknown', 'request-id/format']
  const cwd = folderOf({ ...installed, 'acme.mjs': moduleOf() })
  for (const id of [[], ...one.map((each) => [each])]) {
    const args = ['rules', ...id, '--format', 'json', '--plugin', 'acme.mjs']
    const { stdout } = await campaignContract(args, { cwd })
    expect(schema.errors(JSON.parse(stdout))).toEqual([])
  }
  // No option `docUrl` links the examples.
  expect(schema.unseen()).toEqual(['OfferingErrorEnvelope.error.doc_url'])
})

it('conformance reports match their schema', async () => {
  const schema = new OutputSchema('conform')
  const saved = { ...clean, notRestored: 'no server', file: 'report.json', flags: '--insecure' }
  for (const report of [varied, clean, excepted, nothingRan, saved]) {
    expect(schema.errors(JSON.parse(jsonReport(report)))).toEqual([])
  }
  expect(schema.unseen()).toEqual([])
})
