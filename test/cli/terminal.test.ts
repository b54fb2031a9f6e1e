import { describe, expect, test } from 'vitest'
import { formatNames } from '../../src/cli/formats/index.js'
import { campaignContract, folderOf, type Setting } from './command.js'
import { invalid } from './status-change.js'

test.each<[string, Setting, boolean]>([
  ['not in a pipe, not even in CI', { env: { CI: 'true' } }, false],
  ['on a terminal', { isTerminal: true, env: { TERM: 'xterm' } }, true],
  ['not on a dumb terminal', { isTerminal: true, env: { TERM: 'dumb' } }, false],
  ['with FORCE_COLOR on a dumb terminal', { env: { FORCE_COLOR: '3', TERM: 'dumb' } }, true],
  ['not with FORCE_COLOR=0', { isTerminal: true, env: { FORCE_COLOR: '0' } }, false],
  ['on a terminal with an empty FORCE_COLOR', { isTerminal: true, env: { FORCE_COLOR: '' } }, true],
  ['not with NO_COLOR', { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }, false],
  ['on a terminal with an empty NO_COLOR', { isTerminal: true, env: { NO_COLOR: '' } }, true],
])('shows colors: %s', async (_, setting, isColored) => {
  const { stdout } = await campaignContract(['check', '-'], { input: invalid, ...setting })
  expect(stdout.includes('\u001b[31minvalid')).toBe(isColored)
})

test.each<[string, Record<string, string>, boolean, boolean]>([
  ['not in a pipe', { TERM_PROGRAM: 'iTerm.app' }, false, false],
  ['not on an unknown terminal', { TERM: 'xterm-256color' }, true, false],
  ['on a terminal that names itself', { TERM_PROGRAM: 'WezTerm' }, true, true],
  ['on a terminal of GNOME', { VTE_VERSION: '7402' }, true, true],
  ['not on an old terminal of GNOME', { VTE_VERSION: '4205' }, true, false],
  ['on Windows Terminal', { WT_SESSION: 'a' }, true, true],
  ['not on a dumb terminal', { WT_SESSION: 'a', TERM: 'dumb' }, true, false],
  ['not in a CI job', { WT_SESSION: 'a', CI: 'true' }, true, false],
  ['with FORCE_HYPERLINK', { FORCE_HYPERLINK: '1', CI: 'true' }, false, true],
  ['not with FORCE_HYPERLINK=0', { FORCE_HYPERLINK: '0', WT_SESSION: 'a' }, true, false],
])('links rules to their pages: %s', async (_, env, isTerminal, isLinked) => {
  const input = 'operation: changeCampaignStatus\nbody: {action: STOP, x: 1}\n'
  const { stdout } = await campaignContract(['check', '-'], { input, isTerminal, env })
  expect(stdout.includes('\u001b]8;;https:')).toBe(isLinked)
})

test.each<[number | undefined, Record<string, string>, number]>([
  [100, { COLUMNS: '70' }, 100],
  [undefined, { COLUMNS: '70' }, 70],
  [0, { COLUMNS: '70' }, 70],
  [undefined, { COLUMNS: 'wide' }, 80],
  [10, {}, 40],
  [400, {}, 120],
])('a terminal of %j columns and %j is %i wide', async (columns, env, width) => {
  const input = `operation: changeCampaignStatus\nbody: {action: Stop, reason: ${'x'.repeat(300)}}\n`
  const { stdout } = await campaignContract(['check', '-'], {
    input,
    isTerminal: true,
    columns,
    env: { NO_COLOR: '1', ...env },
  })
  expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBe(width)
})

/** Control sequences of terminals and CI servers. */
const hostile = '\u001b[2J\u009b1m\r\b\u0000\u202e\u2066\u2028\u200e::add-mask::x ##[add-mask]y'
const member = JSON.stringify(hostile).replaceAll('\u2028', '\\u2028')
const obeyed =
  /(?!\n)[\p{Cc}\u200e\u202a-\u202e\u2066-\u2069\u2028\u2029]|##(?:vso|teamcity)?\[|^\s*::(?!error |warning |notice )/imu

/** Lines that a CI server acts on, also after characters that look like spaces. */
const commands = [
  ...['::add-mask::x', '\u00a0::error::x', '\u3000 ::error::x', '##[error]x'],
  ...['##VSO[task.complete]x', '##teamcity[buildStatus]x', 'section_start:1:x\r\u001b[0Kx'],
]

const files = {
  'key.json': `{"operation":"changeCampaignStatus","body":{"action":"Stop",${member}:1}}`,
  'value.yaml': `operation: changeCampaignStatus\nbody: {action: ${member}}\n`,
  'member.json': `{${member}: 1, "operation": "listOfferings"}`,
  'operation.json': `{"operation": ${member}}`,
  'params.json': `{"operation": "getCampaign", "params": {${member}: "x"}, "headers": {${member}: ["x"]}}`,
  'broken.json': `{"a": \u001b[2J}`,
  'broken.yaml': `a: *\u001b[2J\n`,
  'rows.ndjson': `{"operation":"changeCampaignStatus","body":{${member}:1}}\n{${member}\n`,
  'one.http': `GET https://${'\u001b'}[2J/v5/offers?limit=${'\u202e'}\n\nx`,
  ...Object.fromEntries(commands.flatMap(commandFiles)),
}

/** Files whose name, keys, values and text are a command. */
function commandFiles(text: string, index: number): [name: string, text: string][] {
  const body = { action: text, [text]: text, [`long words before it ${text}`]: `\n${text}` }
  const request = { operation: 'changeCampaignStatus', body }
  return [
    [`${text}.json`, JSON.stringify({ ...request, [text]: 1 })],
    [`b${index}.json`, JSON.stringify(request)],
    [`c${index}.json`, text],
  ]
}

/** Characters that file names may contain on every tested system. */
const name = '::error::\u001b[2J\u202e##[add-mask]z'

describe('escapes file names and contents for a terminal', () => {
  test.each(formatNames.flatMap((format) => ['30', '80'].map((columns) => [format, columns])))(
    '%s in %s columns',
    async (format = '', COLUMNS = '') => {
      const cwd = folderOf({ ...files, [`${name}.json`]: files['key.json'] })
      const args = ['check', '.', `${name}.none`, '--format', format, '--answer']
      const { stdout, stderr } = await campaignContract(args, {
        cwd,
        env: { GITHUB_WORKSPACE: cwd, COLUMNS },
      })
      expect(stdout.length).toBeGreaterThan(100)
      expect(`${stdout}\n${stderr}`).not.toMatch(obeyed)
    },
  )

  test('in fix and its diff', async () => {
    const yaml = `# ::add-mask::x\n  ::y: 1\noperation: changeCampaignStatus\nbody:\n  action: Stop\n`
    const text = `operation: changeCampaignStatus\nbody:\n  action: Stop\n  ::a: 1\n  b: "##[c"\n`
    const cwd = folderOf({ ...files, [`${name}.yaml`]: text, 'a.yaml': yaml })
    for (const args of [['.', '--dry-run'], ['.']]) {
      const { stdout, stderr } = await campaignContract(['fix', ...args], { cwd })
      expect(`${stdout}\n${stderr}`.replaceAll('\t', '')).not.toMatch(obeyed)
    }
  })

  test.each([
    [['check', name, '--facts', name]],
    [['check', '--rule', name, name]],
    [['check', `--${name}`]],
    [[name]],
    [['rules', name]],
    [['schema', name]],
    [['check', 'a', '--output', `json=${name}/x`]],
    [['check', 'a', '--config', name]],
    [['serve', '--seed-data', name]],
  ])('in errors of the command: %j', async (args) => {
    const { stdout, stderr } = await campaignContract(args, { cwd: folderOf({}) })
    expect(`${stdout}\n${stderr}`).not.toMatch(obeyed)
  })

  test('in an error with its stack', async () => {
    const message = JSON.stringify(`x\n${commands.join('\n')}`)
    const plugin = `export default { name: 'own', get rules() { throw new Error(${message}) } }`
    const cwd = folderOf({ 'own.mjs': plugin, 'a.json': '{}' })
    const { stderr } = await campaignContract(['check', 'a.json', '--plugin', 'own.mjs'], { cwd })
    expect(stderr).toContain('add-mask')
    expect(stderr).not.toMatch(obeyed)
  })

  test('but not in the input that fix - prints', async () => {
    const input = 'operation: changeCampaignStatus\n# ::error::x\nbody: {action: STOP}\n#\u00a0\n'
    expect((await campaignContract(['fix', '-'], { input })).stdout).toBe(input)
  })
})
