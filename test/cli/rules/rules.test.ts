import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { didYouMean, nearestName } from '../../../src/cli/host/nearest-name.js'
import { createContract } from '../../../src/core/index.js'
import { campaignContract } from '../command.js'

const { rules } = createContract()

test('lists all rules, one per line, with severity, response and summary', async () => {
  const { code, stdout } = await campaignContract(['rules'])
  const lines = stdout.trimEnd().split('\n')
  const [, ...listed] = lines.map((line) => line.split(/ {2,}/))
  expect(lines[0]).toMatch(/^structure +error +400 VALIDATION_FAILED +Types, required fields/)
  const all = rules.map(({ id, severity, answer, summary }) =>
    [id, severity, `${answer.status} ${answer.code}`, summary].join('  '),
  )
  // Entries of a rule that differ only in their operations are one line.
  expect(listed.map((columns) => columns.join('  '))).toEqual([...new Set(all)])
  expect(code).toBe(0)
})

test('lists a group, also as JSON', async () => {
  const { code, stdout } = await campaignContract(['rules', 'geofence/*', '--format', 'json'])
  expect(JSON.parse(stdout)).toEqual({
    schemaVersion: 1,
    rules: rules.filter(({ id }) => id.startsWith('geofence/')),
  })
  expect(code).toBe(0)
})

test('suggests the nearest rule for an unknown one', async () => {
  const outcome = await campaignContract(['rules', 'geofence/dwell-time-requird'])
  expect(outcome).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'error: Unknown rule `geofence/dwell-time-requird`. Did you mean `geofence/dwell-time-required`?\n',
  })
})

test.each([
  ['a typo', 'headrs', 'headers'],
  ['other letter case', 'HEADERS', 'headers'],
  ['a part of the name', 'dwell-time', 'geofence/dwell-time-required'],
  ['a part in other letter case', 'DWELL-Time', 'geofence/dwell-time-required'],
  ['a part of three letters', 'HEA', 'headers'],
  ['the first of several', 'ers', 'headers'],
  ['the nearer of two', 'unserx', 'users'],
  ['a name in capitals', 'sIzE', 'SIZE'],
  ['typos in a third of its letters', 'heaxrs', 'headers'],
  ['one more', 'hxxrs', undefined],
  ['one typo in a short name', 'ix', 'id'],
  ['two typos in a short name', 'xx', undefined],
  ['a letter too few in a short name', 'd', 'id'],
  ['a part of two letters', 'he', undefined],
  ['something else', 'zebra', undefined],
  ['too short a text', 'e', undefined],
  ['a long text that contains a name', `${'h'.repeat(64)}`, 'h'.repeat(60)],
  ['a text too long to be a typo', `${'h'.repeat(65)}`, undefined],
])('nearestName: %s', (_, written, want) => {
  const known = ['headers', 'users', 'geofence/dwell-time-required', 'id', 'SIZE', 'h'.repeat(60)]
  expect(nearestName(written, known)).toBe(want)
  expect(didYouMean(written, known)).toBe(want === undefined ? '' : ` Did you mean \`${want}\`?`)
})

test('returns no nearest name without names', () => {
  expect(nearestName('headers', [])).toBeUndefined()
})

test.each([
  ['none of its group', 'geofence/x'],
  ['no group', 'fence/*'],
  ['a prefix of a group', 'geo'],
])('rejects %s', async (_what, wanted) => {
  const { code, stdout, stderr } = await campaignContract(['rules', wanted])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr.startsWith(`error: Unknown rule \`${wanted}\`.`)).toBe(true)
})

test('suggests a group for a similar name', async () => {
  const { stderr } = await campaignContract(['rules', 'geofense/*'])
  expect(stderr).toBe('error: Unknown rule `geofense/*`. Did you mean `geofence/*`?\n')
  const { stderr: withoutStar } = await campaignContract(['rules', 'geofense'])
  expect(withoutStar).toBe('error: Unknown rule `geofense`. Did you mean `geofence`?\n')
})

test.each([
  ['the version', ['--version'], 0, `${manifest.version}\n`],
  ['help', ['--help'], 0, 'Usage: campaign-contract'],
  [
    'help of a command, with examples',
    ['check', '--help'],
    0,
    'Examples:\n  campaign-contract check ',
  ],
])('%s', async (_, args, code, want) => {
  const outcome = await campaignContract(args)
  expect(outcome.stdout).toContain(want)
  expect({ code: outcome.code, stderr: outcome.stderr }).toEqual({ code, stderr: '' })
})
