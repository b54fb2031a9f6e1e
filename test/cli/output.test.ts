import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plainScreen } from '../../src/cli/formats/plain-screen.js'
import { showResult } from '../../src/cli/formats/show-result.js'
import { packageFacts } from '../../src/cli/host/package-facts.js'
import type { Result } from '../../src/cli/results/result.js'
import type { LocatedViolation } from '../../src/cli/results/violation-position.js'
import type { ErrorResponse } from '../../src/core/index.js'
import { campaignContract, folderOf, root } from './command.js'
import { expectGolden } from './golden.js'
import { named } from './named-colors.js'
import { requests } from './requests.js'

const painted = { env: { FORCE_COLOR: '1' } }

test.each([
  ['help', ['--help'], 0, 'stdout'],
  ['help', ['help'], 0, 'stdout'],
  ['help', [], 2, 'stderr'],
  ['help-check', ['check', '--help'], 0, 'stdout'],
  ['help-check', ['help', 'check'], 0, 'stdout'],
  ['help-init', ['init', '--help'], 0, 'stdout'],
  ['help-init', ['help', 'init'], 0, 'stdout'],
  ['help-fix', ['fix', '--help'], 0, 'stdout'],
  ['help-rules', ['rules', '--help'], 0, 'stdout'],
  ['help-schema', ['schema', '--help'], 0, 'stdout'],
  ['help-serve', ['serve', '--help'], 0, 'stdout'],
  ['help-openapi', ['openapi', '--help'], 0, 'stdout'],
  ['help-completion', ['completion', '--help'], 0, 'stdout'],
  ['rules-of-a-group', ['rules', 'body/*'], 0, 'stdout'],
  ['rules-of-a-group', ['rules', 'body/'], 0, 'stdout'],
  ['rules-of-a-group', ['rules', 'body'], 0, 'stdout'],
  ['rules-of-a-group', ['rules', 'body*'], 0, 'stdout'],
  ['rules-of-several-facts', ['rules', 'offering/name-taken'], 0, 'stdout'],
  ['rules-of-one', ['rules', 'test/draft-unknown'], 0, 'stdout'],
  ['rules-structure', ['rules', 'structure'], 0, 'stdout'],
  ['rules-structure-json', ['rules', 'structure', '--format', 'json'], 0, 'stdout'],
  ['rules-by-channel', ['rules', 'delivery/live-activity-ios-only'], 0, 'stdout'],
  ['rules-several', ['rules', 'delivery/business-event-required'], 0, 'stdout'],
  ['rules-off', ['rules', 'request-id/format'], 0, 'stdout'],
] as const)('%s: %j', async (name, args, code, stream) => {
  const outcome = await campaignContract(args)
  expectGolden(name, outcome[stream].replaceAll(String(packageFacts().files), '<files>'))
  expect(outcome).toEqual({ code, stdout: '', stderr: '', [stream]: outcome[stream] })
})

test.each([
  ['painted-rules-of-a-group', ['rules', 'body/*']],
  ['painted-rules-of-one', ['rules', 'structure']],
] as const)('%s', async (name, args) => {
  expectGolden(name, named((await campaignContract(args, painted)).stdout))
})

describe('check', () => {
  const names = Object.keys(requests)

  test.each([
    ['check', {}],
    ['painted-check', painted],
  ])(
    'prints a block for each document, with the response of the API: %s',
    async (name, setting) => {
      const cwd = folderOf(requests)
      const outcome = await campaignContract(['check', ...names, 'none.yaml'], { ...setting, cwd })
      expectGolden(name, named(outcome.stdout))
      expect(outcome).toMatchObject({ code: 2, stderr: '' })
    },
  )

  test('prints all results as JSON', async () => {
    const cwd = folderOf(requests)
    const args = ['check', '--format', 'json', ...names, 'none.yaml']
    expectGolden('check-json', (await campaignContract(args, { cwd })).stdout)
  })

  test('prints the number of omitted findings', async () => {
    const fields = Array.from({ length: 1009 }, (_, at) => [`x${at}`, 0])
    const many = { operation: 'createOffering', body: Object.fromEntries(fields) }
    const cwd = folderOf({ 'many.json': JSON.stringify(many) })
    const pretty = await campaignContract(['check', 'many.json'], { cwd })
    expect(pretty.stdout).toMatch(/\n\n {2}and \d+ more findings\n\n/)
    const json = await campaignContract(['check', 'many.json', '--format', 'json'], { cwd })
    const { truncated } = JSON.parse(json.stdout).files[0]
    expect(pretty.stdout).toContain(`\n  and ${truncated} more findings\n`)
  })

  test('does not color zero counts', async () => {
    const setting = { ...painted, cwd: folderOf(requests) }
    const { stdout } = await campaignContract(['check', '1-right.yaml'], setting)
    expect(named(stdout)).toContain('\n1 file: <green>1 valid</colour>, 0 invalid, 0 unreadable\n')
  })

  test('prints a response whose status has no name', () => {
    const result: Result = {
      ...{ file: 'a.json', operation: 'x', ok: false, status: 499 },
      response: {
        ...{ status: 499, headers: {} },
        body: { error: { code: 'BAD_REQUEST' } } as ErrorResponse['body'],
      },
      violations: [{ severity: 'warn', target: '', message: '' } as LocatedViolation],
      ...{ warnings: [], unchecked: [], needs: [] },
    }
    expect(showResult(result, { ...plainScreen, answer: true })).toContain(
      '\n  The API would answer:\n    499\n    {\n',
    )
  })

  test.each([
    ['a line', '2-unchecked.yaml'],
    ['a block', '3-warning.yaml'],
  ])('prints one empty line between %s and the summary', async (_what, name) => {
    const { stdout } = await campaignContract(['check', name], { cwd: folderOf(requests) })
    expect(stdout).toMatch(/[^\n]\n\n(?:\d.*\n)*1 file: 1 valid, 0 invalid, 0 unreadable\n$/)
  })
})

test.each(['testCampaign', 'createOffering', 'changeCampaignStatus'])(
  'schema %s prints the generated schema without its comment',
  async (operation) => {
    const text = readFileSync(`${root}generated/schemas/${operation}.json`, 'utf8')
    const { $comment: _, ...wanted } = JSON.parse(text)
    expect(await campaignContract(['schema', operation])).toEqual({
      code: 0,
      stdout: `${JSON.stringify(wanted, null, 2)}\n`,
      stderr: '',
    })
  },
)

test.each(['campaigns', 'offerings'])('openapi prints the %s document', async (document) => {
  const stdout = readFileSync(`${root}openapi/${document}.yaml`, 'utf8')
  expect(await campaignContract(['openapi', document])).toEqual({ code: 0, stdout, stderr: '' })
})
