import { expect, test } from 'vitest'
import { ruleExamples } from '../../generated/rule-examples.js'
import { createContract } from '../../src/core/index.js'
import { campaignContract, folderOf } from './command.js'
import { expectGolden } from './golden.js'

const { rules } = createContract()
const ids = [...new Set(rules.map(({ id }) => id))]

const jsonOf = async (...args: string[]) =>
  JSON.parse((await campaignContract(['rules', ...args, '--format', 'json'])).stdout)

test('explains a rule, or lists a group', async () => {
  const shown = ['body', 'structure', 'field/unknown', 'http/path-malformed', 'request-id/format']
  const screens = await Promise.all(
    [...shown, 'delivery/live-activity-ios-only'].map(async (id) => {
      const { code, stdout, stderr } = await campaignContract(['rules', id])
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      return `$ campaign-contract rules ${id}\n${stdout}`
    }),
  )
  expectGolden('rules', screens.join('\n'))
})

test('has an example of every rule that violates it, with an answer and a correction', async () => {
  expect(Object.keys(ruleExamples)).toEqual(ids)
  for (const id of ids) {
    const { stdout } = await campaignContract(['rules', id])
    expect(stdout).toMatch(/^ {2}> +\d+ │ .*\n {4} +│ +\^+\n/m)
    expect(stdout).toMatch(/^ {2}[+-] /m)
    expect(stdout).toMatch(/^ {2}Answer.*\n+ {4}[45]\d\d /m)
  }
})

test('shows requests that `check` rejects and accepts', async () => {
  const { rejected = '', corrected = '' } = ruleExamples['geofence/dwell-time-required'] ?? {}
  const cwd = folderOf({ 'rejected.yaml': rejected, 'corrected.yaml': corrected })
  expect(await campaignContract(['check', 'rejected.yaml'], { cwd })).toMatchObject({ code: 1 })
  expect(await campaignContract(['check', 'corrected.yaml'], { cwd })).toMatchObject({ code: 0 })
})

test('lists all rules, one per line, with severity, response and summary', async () => {
  const { code, stdout } = await campaignContract(['rules'])
  const [first, ...listed] = stdout.trimEnd().split('\n')
  expect(first).toMatch(/^structure +error +400 VALIDATION_FAILED +Types, required fields/)
  const all = rules.map(({ id, severity, answer, summary }) =>
    [id, severity, `${answer.status} ${answer.code}`, summary].join('  '),
  )
  // Entries of a rule that differ only in their operations are one line.
  expect(listed.map((line) => line.split(/ {2,}/).join('  '))).toEqual([...new Set(all)])
  expect(code).toBe(0)
})

test('prints a group and a rule as JSON', async () => {
  const group = rules.filter(({ id }) => id.startsWith('geofence/'))
  expect(await jsonOf('geofence/*')).toEqual({ schemaVersion: 1, rules: group })
  const id = 'geofence/dwell-time-required'
  expect(await jsonOf(id)).toMatchObject({
    rules: rules.filter((rule) => rule.id === id),
    page: expect.stringContaining('geofence/dwell-time-required'),
    why: ruleExamples[id]?.why,
    example: {
      severity: 'error',
      violations: [
        { line: 4, column: 5, target: 'basic_details.geofences.dwell_time_value' },
        { line: 4, column: 5, target: 'basic_details.geofences.dwell_time_granularity' },
      ],
      response: { status: 400 },
    },
  })
})

test('--operation lists the entries that apply to it', async () => {
  const applying = rules.filter(({ operations }) => operations.includes('getCampaign'))
  const listed: { id: string }[] = (await jsonOf('--operation', 'getCampaign')).rules
  expect(listed.map(({ id }) => id)).toEqual(['structure', ...applying.map(({ id }) => id)])
  const one = ['rules', 'geofence/dwell-time-required', '--operation', 'validateCampaign']
  expect((await campaignContract(one)).stdout).toContain('operations  validateCampaign\n')
})

const dwell = 'geofence/dwell-time-required'

test.each<[string, string[], string[]]>([
  [
    'a group',
    ['body/'],
    [
      'body/duplicate-key',
      'body/empty',
      'body/missing',
      'body/not-json',
      'body/not-object',
      'body/number-precision',
    ],
  ],
  ['a part of an id', ['--search', 'DWELL-Time'], [dwell]],
  ['a code', ['--search', 'idempotency_conflict'], ['idempotency/conflict']],
  ['a status', ['--search', '413'], ['http/body-too-large']],
  ['a target', ['--search', 'geofences.dwell_time_value'], [dwell, 'geofence/number-format']],
  ['words in any order', ['--search', 'taken name'], ['offering/name-taken']],
  ['a group and a word', ['geofence', '--search', 'dwell'], [dwell, 'geofence/number-format']],
  [
    'a group, an operation and a word',
    ['geofence/*', '--operation', 'testCampaign', '--search', 'number'],
    ['geofence/number-format'],
  ],
])('finds rules by %s', async (_, args, want) => {
  const listed: { id: string }[] = (await jsonOf(...args)).rules
  expect([...new Set(listed.map(({ id }) => id))].sort()).toEqual(want)
})
