import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { formatNames } from '../../src/cli/formats/index.js'
import { campaignContract, folderOf, type Setting, untimed } from './command.js'
import { exampleArgs, exampleFiles } from './example-files.js'
import { expectGolden } from './golden.js'
import { junitErrors } from './junit-schema.js'
import { named } from './named-colors.js'
import { readSarif } from './sarif-log.js'
import { invalid } from './status-change.js'

const printed = async (args: readonly string[], setting: Setting) =>
  (await campaignContract(['check', ...args], setting)).stdout

const isJson = (format: string) => ['sarif', 'gitlab'].includes(format)

/** Arguments with fewer findings, for outputs with many lines for each. */
const fewerArgs = ['requests', '--ignore', '[acd].*', 'none.yaml']
const fewestArgs = ['requests/b.yaml', '--rule', 'idempotency/key-missing=off']

/** Prints JSON with short objects in one line. */
const readable = (json: string): string =>
  inspect(JSON.parse(json), { depth: null, breakLength: 100, maxStringLength: null })

describe('the example files', () => {
  test.each(formatNames)('are shown as %s, on standard output and in a file', async (format) => {
    const cwd = folderOf(exampleFiles)
    const fewer = format === 'junit' ? fewerArgs : exampleArgs
    const files = isJson(format) ? fewestArgs : fewer
    const args = ['check', ...files, '--format', format, '--output', `${format}=out`]
    const { code, stdout, stderr } = await campaignContract(args, { cwd })
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' })
    expect(untimed(readFileSync(join(cwd, 'out'), 'utf8'))).toBe(stdout)
    const text = stdout.replaceAll(cwd, '/repository')
    // Another test compares `json` with `ndjson`.
    if (format !== 'json')
      await expectGolden(`check-${format}`, isJson(format) ? readable(text) : text)
    if (format === 'sarif') expect(readSarif(stdout).runs).toHaveLength(1)
    if (format === 'junit') expect(await junitErrors(stdout)).toEqual([])
  })

  test.each([
    ['check-colored', fewerArgs, {}],
    ['check-compact', [...exampleArgs, '--compact'], { NO_COLOR: '1' }],
  ])('are shown on a terminal: %s', async (name, args, env) => {
    const setting = { cwd: folderOf(exampleFiles), isTerminal: true, env }
    await expectGolden(name, named(await printed(args, setting)))
  })

  test('are fixed, or their fixes shown as a diff', async () => {
    const cwd = folderOf(exampleFiles)
    const dry = await campaignContract(['fix', 'requests/b.yaml', '--dry-run'], { cwd })
    const fixed = await campaignContract(['fix', 'requests/b.yaml'], { cwd })
    await expectGolden('fix', dry.stdout + fixed.stdout)
    expect(dry.stderr).toContain('\n1 fix available in 1 file\n')
    expect([dry.code, fixed.code]).toEqual([2, 2])
    expect(readFileSync(join(cwd, 'requests/b.yaml'), 'utf8')).toContain('channel: EMAIL')
  })

  test('have the same results as lines and as one report', async () => {
    const setting = { cwd: folderOf(exampleFiles) }
    const lines = (await printed([...exampleArgs, '--format', 'ndjson'], setting)).trimEnd()
    const report = JSON.parse(await printed([...exampleArgs, '--format', 'json'], setting))
    expect(lines.split('\n').map((line) => JSON.parse(line))).toEqual(
      [...report.files, { summary: report.summary }].map((each) => ({
        schemaVersion: 1,
        ...each,
      })),
    )
  })
})

test('a warning is one in SARIF, too', async () => {
  const setting = { cwd: folderOf({ 'a.yaml': 'operation: searchCampaigns\nbody: {limit: 16}\n' }) }
  const { runs } = readSarif(await printed(['a.yaml', '--format', 'sarif'], setting))
  const levels = runs[0]?.results.map(({ ruleId, level }) => `${ruleId}: ${level}`)
  expect(levels).toContain('field/unlikely-value: warning')
})

describe('files in annotations', () => {
  const files = { 'below/a.yaml': invalid }

  test('are relative to the repository', async () => {
    const root = folderOf(files)
    const env = { GITHUB_WORKSPACE: root, CI_PROJECT_DIR: root }
    const setting = { cwd: join(root, 'below'), env }
    const github = await printed(['a.yaml', '--format', 'github'], setting)
    expect(github).toContain(' file=below/a.yaml,line=2,')
    const gitlab = await printed(['a.yaml', '--format', 'gitlab'], setting)
    expect(gitlab).toContain('"path": "below/a.yaml"')
    const sarif = readSarif(await printed(['a.yaml', '--format', 'sarif'], setting))
    const [location] = sarif.runs[0].results[0]?.locations ?? []
    expect(location?.physicalLocation.artifactLocation).toEqual({
      uri: 'below/a.yaml',
      uriBaseId: '%SRCROOT%',
    })
  })

  test('are named in the message when they are outside the repository', async () => {
    const cwd = folderOf(files)
    const elsewhere = { cwd, env: { GITHUB_WORKSPACE: folderOf({}) }, input: invalid }
    const args = ['-', join(cwd, 'below/a.yaml'), '--format', 'github']
    const text = await printed(args, elsewhere)
    expect(text).toContain(`::error title=structure::${cwd}/below/a.yaml:2:16 action: `)
    expect(text).toContain('::error title=structure::<stdin>:2:16 action: ')
  })

  test('are file URLs in sarif when they are outside the repository', async () => {
    const cwd = folderOf(files)
    const elsewhere = { cwd, env: { GITHUB_WORKSPACE: folderOf({}) } }
    const sarif = readSarif(await printed(['below/a.yaml', '--format', 'sarif'], elsewhere))
    const [location] = sarif.runs[0].results[0]?.locations ?? []
    expect(location?.physicalLocation.artifactLocation).toEqual({
      uri: pathToFileURL(join(cwd, 'below/a.yaml')).href,
    })
  })

  test('keep their fingerprints when lines move', async () => {
    const fingerprintOf = async (input: string) => {
      const findings: { check_name: string; fingerprint: string }[] = JSON.parse(
        await printed(['-', '--format', 'gitlab'], { input }),
      )
      return findings.find(({ check_name }) => check_name === 'structure')?.fingerprint
    }
    const moved = `# moved\n\n${invalid.replace('{', '{colour: red, ')}`
    expect(await fingerprintOf(invalid)).toMatch(/^[0-9a-f]{32}$/)
    expect(await fingerprintOf(moved)).toBe(await fingerprintOf(invalid))
  })
})

describe('in a GitHub workflow', () => {
  const actions = { GITHUB_ACTIONS: 'true' }

  test('annotations are the default format', async () => {
    const setting = { cwd: folderOf({ 'a.yaml': invalid }), env: actions }
    expect(await printed(['a.yaml'], setting)).toMatch(/^::error file=a\.yaml,line=2,col=16,/)
    expect(await printed(['a.yaml', '--format', 'pretty'], setting)).toMatch(/^invalid {5}a\.yaml/)
  })

  test('the step summary is extended', async () => {
    const summary = join(folderOf({}), 'summary.md')
    writeFileSync(summary, 'before\n')
    const cwd = folderOf({ 'a.yaml': invalid })
    await printed(['a.yaml'], { cwd, env: { ...actions, GITHUB_STEP_SUMMARY: summary } })
    const markdown = await printed(['a.yaml', '--format', 'markdown'], { cwd })
    expect(readFileSync(summary, 'utf8')).toBe(`before\n${markdown}`)
  })
})
