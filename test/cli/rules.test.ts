import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { exampleOf } from '../../src/cli/commands/rules/checked-example.js'
import { ruleReasons } from '../../src/cli/commands/rules/rule-reasons.js'
import { describeRules } from '../../src/core/descriptions.js'
import { createContract, type RuleId } from '../../src/core/index.js'
import { campaignContract, folderOf } from './command.js'
import { expectGolden } from './golden.js'

const rules = describeRules()
const ids = [...new Set(rules.map(({ id }) => id))]

const jsonOf = async (...args: string[]) =>
  JSON.parse((await campaignContract(['rules', ...args, '--format', 'json'])).stdout)

test('explains a rule', async () => {
  const { code, stdout, stderr } = await campaignContract(['rules', 'field/unknown'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  await expectGolden('rules', stdout)
})

test.each([
  [
    'http/path-malformed',
    /\n {2}This is an HTTP request as `checkHttp` takes it\.\n\n {6}1 │ method: GET\n/,
  ],
  ['request-id/format', /\n {2}Off by default; enable it with --rule request-id\/format=error\.\n/],
  ['structure', /\n {2}section +the schemas of the OpenAPI documents\n/],
])('says what is special about %s', async (id, part) => {
  expect((await campaignContract(['rules', id])).stdout).toMatch(part)
})

test('has an example of every rule that violates it, with an answer and a correction', async () => {
  for (const id of ids) {
    const { stdout } = await campaignContract(['rules', id])
    expect(stdout).toMatch(/^ {4}> +\d+ │ .*\n {6} +│ +\^+\n/m)
    expect(stdout).toMatch(/^ {2}[+-] /m)
    expect(stdout).toMatch(/^ {2}Response.*\n+ {4}[45]\d\d /m)
  }
})

/** Returns the rules that a request violates, when this one is an error. */
async function violated(id: RuleId, text: string, isHttp: boolean | undefined): Promise<string[]> {
  if (isHttp) {
    const verdict = createContract({ rules: { [id]: 'error' } }).checkHttp(parse(text))
    if (verdict === undefined) throw new Error('the path is not one of the contract')
    return [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings].map(({ rule }) => rule)
  }
  const args = ['check', 'a.yaml', '--format', 'json', '--rule', `${id}=error`]
  const { stdout } = await campaignContract(args, { cwd: folderOf({ 'a.yaml': text }) })
  const [{ violations, warnings, unchecked }] = JSON.parse(stdout).files
  expect(unchecked).not.toContain(id)
  return [...violations, ...warnings].map(({ rule }) => rule)
}

test.each(ids)('%s: its example violates this rule alone, and corrected none', async (id) => {
  const example = exampleOf(id) ?? expect.fail('has no example')
  const { rejected, corrected, isHttp } = example
  expect(new Set(await violated(id, rejected, isHttp))).toEqual(new Set([id]))
  expect(await violated(id, corrected, isHttp)).toEqual([])
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

test('wraps the list to a terminal', async () => {
  const setting = { isTerminal: true, columns: 60, env: { NO_COLOR: '1' } }
  const { stdout } = await campaignContract(['rules', 'geofence/*'], setting)
  expect(stdout).toMatch(/^geofence\/dwell-time-required +error +400 VALIDATION_FAILED\n {4}\S/)
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60)
})

test('prints a group and a rule as JSON', async () => {
  const group = rules.filter(({ id }) => id.startsWith('geofence/'))
  expect(await jsonOf('geofence/*')).toEqual({ schemaVersion: 1, rules: group })
  const id = 'geofence/dwell-time-required'
  expect(await jsonOf(id)).toMatchObject({
    rules: rules.filter((rule) => rule.id === id),
    page: expect.stringContaining('geofence/dwell-time-required'),
    why: ruleReasons[id],
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
