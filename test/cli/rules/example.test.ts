import { expect, test } from 'vitest'
import { ruleExamples } from '../../../generated/rule-examples.js'
import { checkedExample } from '../../../src/cli/commands/rules/checked-example.js'
import { changedLines, markedLines } from '../../../src/cli/commands/rules/example-lines.js'
import { type Colors, terminalColors } from '../../../src/cli/host/colors.js'
import { createContract } from '../../../src/core/index.js'
import { campaignContract, folderOf } from '../command.js'

const ids = [...new Set(createContract().rules.map(({ id }) => id))]
const colors: Colors = terminalColors({ env: {}, stdout: {} } as never)
const layout = { colors, width: 80 }

test('has an example of every rule', () => {
  expect(Object.keys(ruleExamples)).toEqual(ids)
})

test.each(ids)('%s: marks the violation and shows the answer', async (id) => {
  const { code, stdout, stderr } = await campaignContract(['rules', id])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { violations, response } = checkedExample(id) ?? expect.fail('has no example')
  expect(stdout).toMatch(/^ {2}> +\d+ │ .*\n {4} +│ +\^+\n/m)
  expect(stdout).toMatch(/^ {2}[+-] /m)
  expect(stdout).toContain(`    ${response.status} `)
  expect(stdout).toContain(`"code": "${response.body.error.code}"`)
  expect(violations.length).toBeGreaterThan(0)
  // Wrapping breaks no word, and lines of a request stay as they are.
  const [explained = ''] = stdout.split('\n  Answer')
  const wrapped = explained
    .split('\n')
    .filter((line) => !/^ +>? *\d+ │|https:|^[ │]*\S+$/.test(line))
  expect(wrapped.filter((line) => line.length > 80)).toEqual([])
})

test('adds the example to the JSON of one rule', async () => {
  const id = 'geofence/dwell-time-required'
  const { stdout } = await campaignContract(['rules', id, '--format', 'json'])
  const { rules, page, why, example } = JSON.parse(stdout)
  expect(rules).toEqual(createContract().rules.filter((rule) => rule.id === id))
  expect(page).toMatch(/docs\/rules\/geofence\/dwell-time-required\.md$/)
  expect(why).toBe(ruleExamples[id]?.why)
  expect(example).toMatchObject({
    severity: 'error',
    violations: [
      { line: 4, column: 5, target: 'basic_details.geofences.dwell_time_value' },
      { line: 4, column: 5, target: 'basic_details.geofences.dwell_time_granularity' },
    ],
    response: { status: 400 },
  })
  expect(example).not.toHaveProperty('isHttp')
})

test('shows requests that `check` rejects and accepts', async () => {
  const { rejected = '', corrected = '' } = ruleExamples['geofence/dwell-time-required'] ?? {}
  const cwd = folderOf({ 'rejected.yaml': rejected, 'corrected.yaml': corrected })
  expect(await campaignContract(['check', 'rejected.yaml'], { cwd })).toMatchObject({ code: 1 })
  expect(await campaignContract(['check', 'corrected.yaml'], { cwd })).toMatchObject({ code: 0 })
})

test.each([
  [
    'off',
    'request-id/format',
    '  Off by default; enable it with --rule request-id/format=error.\n',
  ],
  ['a warning', 'field/unknown', '  Answer with --rule field/unknown=error\n'],
  ['about HTTP', 'http/path-malformed', '  This is an HTTP request as `checkHttp` takes it.\n'],
  ['with a safe fix', 'field/unknown', '  `campaign-contract fix` does this: Rename'],
])('notes that a rule is %s', async (_what, id, note) => {
  expect((await campaignContract(['rules', id])).stdout).toContain(note)
})

test.each([
  ['one line', { line: 1, column: 4, endLine: 1, endColumn: 6 }, ['> 1 │ a: bcd', '    │    ^^']],
  [
    'several lines',
    { line: 1, column: 4, endLine: 2, endColumn: 2 },
    ['> 1 │ a: bcd', '    │    ^^^'],
  ],
  ['no end', { line: 1, column: 1 }, ['> 1 │ a: bcd', '    │ ^']],
])('marks a violation of %s', (_what, region, want) => {
  const lines = markedLines('a: bcd\n', [{ ...region, target: '', message: 'must be e' }], layout)
  expect(lines).toEqual([...want.map((line) => `  ${line}`), '      │ must be e'])
})

test('shows a removed line that has no replacement', () => {
  const lines = changedLines('a: 1\nb: 2\nc: 3\n', 'a: 0\nc: 3\n', layout)
  expect(lines).toEqual(['  + a: 0', '    c: 3'])
  expect(changedLines('a: 1\nb: 2\n', 'a: 1\n', layout)).toEqual(['    a: 1', '  - b: 2'])
})

test('shows only the changes of a long request', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`)
  const before = `${lines.join('\n')}\n`
  expect(changedLines(before, before.replace('line 9\n', 'new\n'), layout)).toEqual([
    '    …',
    ...['    line 7', '    line 8', '  + new', '    line 10', '    line 11'],
    '    …',
  ])
})
