import { describe, expect, test } from 'vitest'
import { createContract, type OperationName } from '../../../src/core/index.js'
import { campaignContract } from '../command.js'

const { rules } = createContract()

const idsOf = async (...args: string[]) => {
  const { stdout } = await campaignContract(['rules', ...args, '--format', 'json'])
  return (JSON.parse(stdout).rules as { id: string }[]).map(({ id }) => id)
}

test('--operation lists the entries that apply to it', async () => {
  const applies = ({ operations }: { operations: readonly OperationName[] }) =>
    operations.includes('getCampaign')
  expect(await idsOf('--operation', 'getCampaign')).toEqual([
    'structure',
    ...rules.filter(applies).map(({ id }) => id),
  ])
})

test.each([
  ['a part of an id', ['--search', 'dwell-time'], ['geofence/dwell-time-required']],
  ['other letter case', ['--search', 'DWELL-Time'], ['geofence/dwell-time-required']],
  ['a code', ['--search', 'idempotency_conflict'], ['idempotency/conflict']],
  ['a status', ['--search', '413'], ['http/body-too-large']],
  [
    'a target',
    ['--search', 'geofences.dwell_time_value'],
    ['geofence/dwell-time-required', 'geofence/number-format'],
  ],
  ['words in any order', ['--search', 'taken name'], ['offering/name-taken']],
  [
    'a group',
    ['geofence', '--search', 'dwell'],
    ['geofence/dwell-time-required', 'geofence/number-format'],
  ],
  [
    'a group and an operation',
    ['geofence/*', '--operation', 'testCampaign', '--search', 'number'],
    ['geofence/number-format'],
  ],
])('finds rules by %s', async (_what, args, want) => {
  expect(new Set(await idsOf(...args))).toEqual(new Set(want))
})

test('explains a rule with only the entries of an operation', async () => {
  const args = ['rules', 'geofence/dwell-time-required', '--operation', 'validateCampaign']
  const { stdout } = await campaignContract(args)
  expect(stdout).toContain('operations  validateCampaign\n')
  expect(stdout).not.toContain('createCampaign')
})

describe('without a match', () => {
  test.each([
    [
      'an unknown operation',
      ['--operation', 'createCampain'],
      'Unknown operation `createCampain`. Did you mean `createCampaign`?',
    ],
    [
      'an operation that a rule does not apply to',
      ['offering/name-taken', '--operation', 'getCampaign'],
      '`offering/name-taken` does not apply to `getCampaign`. It applies to `createOffering`, `updateOffering`.',
    ],
    [
      'a typo',
      ['--search', 'dwel_tyme'],
      'No rule matches `dwel_tyme`. Did you mean `dwell_time`?',
    ],
    [
      'words that other rules have',
      ['geofence', '--search', 'idempotency_conflict'],
      'No rule matches `idempotency_conflict`. Without the other filters, 1 rule would match.',
    ],
    [
      'words that no rule has together',
      ['--search', 'dwell 413'],
      'No rule matches `dwell 413`. Try fewer or other words, or run `campaign-contract rules` for the list.',
    ],
    [
      'a word instead of a rule',
      ['zebra'],
      'Unknown rule `zebra`. To search for a word, run `campaign-contract rules --search zebra`.',
    ],
  ])('suggests what to do: %s', async (_what, args, message) => {
    const { code, stdout, stderr } = await campaignContract(['rules', ...args])
    expect(stderr).toContain(`error: ${message}`)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })
})
