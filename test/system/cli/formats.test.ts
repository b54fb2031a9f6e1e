import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repositoryOf } from '../../../src/cli/documents/repository.js'
import { type FormatName, formatNames } from '../../../src/cli/formats/format-names.js'
import { counting } from '../../../src/cli/results/counting.js'
import { campaignContract, folderOf, type Setting, untimed } from '../../cli/command.js'
import { expectGolden } from '../../cli/golden.js'
import { junitErrors } from '../../cli/junit-schema.js'
import { requests } from '../../cli/requests.js'
import { readSarif } from '../../cli/sarif-log.js'
import { invalid } from '../../cli/status-change.js'
import { allElements, junitElements, readXml } from '../../conformance-report/junit-xml.js'
import { launchChromium } from '../conformance-report/chromium.js'
import { made } from './made-format.js'

const names = Object.keys(requests)

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

const printed = async (format: FormatName, args: readonly string[], setting: Setting) =>
  (await campaignContract(['check', '--format', format, ...args], setting)).stdout

describe('the same requests in every format', () => {
  test.each(['ndjson', 'github', 'gitlab', 'sarif', 'junit', 'markdown', 'summary'] as const)(
    '%s',
    async (format) => {
      const cwd = folderOf(requests)
      const text = await printed(format, [...names, 'none.yaml'], { cwd })
      const version = JSON.parse(readFileSync('package.json', 'utf8')).version
      expectGolden(
        `check-${format}`,
        text.replaceAll(cwd, '/repository').replaceAll(`"${version}"`, '"<version>"'),
      )
    },
  )

  test.each(formatNames)('writes %s to a file as it is printed', async (format) => {
    const cwd = folderOf({ ...requests })
    const args = ['check', ...names, '--format', format, '--output', `${format}=out`]
    const { code, stdout, stderr } = await campaignContract(args, { cwd })
    expect(untimed(readFileSync(join(cwd, 'out'), 'utf8'))).toBe(stdout)
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' })
  })

  test('ndjson has the entries and the summary of json', async () => {
    const setting = { cwd: folderOf(requests) }
    const lines = (await printed('ndjson', names, setting)).trimEnd().split('\n')
    const { files, summary } = JSON.parse(await printed('json', names, setting))
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      [...files, { summary }].map((each) => ({ schemaVersion: 1, ...each })),
    )
  })

  test('json is an object without results too', () => {
    const format = made('json')
    const summary = counting().summary(undefined, undefined)
    expect(JSON.parse(format.end({ summary, exitCode: 0, milliseconds: 1 }))).toEqual({
      schemaVersion: 1,
      files: [],
      summary,
    })
  })

  test('sarif lists violated rules and unreadable files', async () => {
    const log = readSarif(
      await printed('sarif', [...names, 'none.yaml'], { cwd: folderOf(requests) }),
    )
    const [{ results, tool, invocations }] = log.runs
    const { rules } = tool.driver
    expect(results.map(({ ruleIndex }) => rules[ruleIndex]?.id)).toEqual(
      results.map(({ ruleId }) => ruleId),
    )
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    expect(invocations).toMatchObject([{ executionSuccessful: false, exitCode: 2 }])
    const notified = invocations[0].toolExecutionNotifications.map(
      ({ locations: [location] }) => location?.physicalLocation.artifactLocation.uri,
    )
    expect(notified).toEqual(['6-several.yaml', '9-broken.json', 'none.yaml'])
  })

  test('sarif is complete for valid requests', async () => {
    const log = readSarif(await printed('sarif', ['1-right.yaml'], { cwd: folderOf(requests) }))
    expect(log.runs[0]).toMatchObject({
      results: [],
      invocations: [{ executionSuccessful: true, exitCode: 0, toolExecutionNotifications: [] }],
      tool: { driver: { rules: [] } },
    })
  })

  test('junit has a suite for each file and a case for each request', async () => {
    const text = await printed('junit', names, { cwd: folderOf(requests) })
    expect(await junitErrors(text)).toEqual([])
    const root = await readXml(browser, text)
    for (const { name, attributes, children } of allElements(root)) {
      expect(junitElements).toHaveProperty(name)
      const order = junitElements[name]
      expect(order?.attributes).toEqual(expect.arrayContaining(Object.keys(attributes)))
      const positions = children.map((child) => order?.children.indexOf(child.name) ?? -1)
      expect(positions).not.toContain(-1)
      expect(positions).toEqual([...positions].sort((one, other) => one - other))
    }
    expect(root.children.map(({ attributes }) => attributes.name)).toEqual(names)
    const { tests, failures, errors } = root.attributes
    expect({ tests, failures, errors }).toEqual({ tests: '11', failures: '3', errors: '2' })
  })
})

describe('locations for CI servers', () => {
  const files = { 'below/a.yaml': invalid }

  test('are relative to the repository', async () => {
    const root = folderOf(files)
    const setting = { cwd: join(root, 'below'), env: { GITHUB_WORKSPACE: root } }
    expect(await printed('github', ['a.yaml'], setting)).toContain(' file=below/a.yaml,line=2,')
    const gitlab = { ...setting, env: { CI_PROJECT_DIR: root } }
    expect(await printed('gitlab', ['a.yaml'], gitlab)).toContain('"path": "below/a.yaml"')
    const log = readSarif(await printed('sarif', ['a.yaml'], setting))
    expect(log.runs[0].results[0]?.locations[0]?.physicalLocation.artifactLocation).toEqual({
      uri: 'below/a.yaml',
      uriBaseId: '%SRCROOT%',
    })
  })

  test('name files outside the repository in the message', async () => {
    const cwd = folderOf(files)
    const elsewhere = { cwd, env: { GITHUB_WORKSPACE: folderOf({}) } }
    expect(await printed('github', [join(cwd, 'below/a.yaml')], elsewhere)).toContain(
      `::error title=structure::${cwd}/below/a.yaml:2:16 action: `,
    )
    expect(await printed('github', ['-'], { cwd, input: invalid })).toContain(
      '::error title=structure::<stdin>:2:16 action: ',
    )
  })

  test('have slashes on Windows', () => {
    const { root, pathOf } = repositoryOf({
      ...{ platform: 'win32', cwd: () => 'C:\\work\\below' },
      env: { GITHUB_WORKSPACE: 'C:\\work' },
    })
    expect(root).toBe('C:\\work')
    expect(pathOf('a\\b.yaml')).toBe('below/a/b.yaml')
    expect(pathOf('..\\c.yaml')).toBe('c.yaml')
    expect(pathOf('..\\..\\c.yaml')).toBeUndefined()
    expect(pathOf('D:\\c.yaml')).toBeUndefined()
  })

  test('keep fingerprints when lines move', async () => {
    const moved = `# a remark\n\noperation: changeCampaignStatus\nbody: {colour: red, action: Stop}\n`
    const fingerprints = async (text: string) => {
      const { stdout } = await campaignContract(['check', '-', '--format', 'gitlab'], {
        input: text,
      })
      const entries: { check_name: string; fingerprint: string }[] = JSON.parse(stdout)
      return entries.filter(({ check_name }) => check_name === 'structure')
    }
    const [before] = await fingerprints(invalid)
    const [after] = await fingerprints(moved)
    expect(after?.fingerprint).toBe(before?.fingerprint)
    expect(before?.fingerprint).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('GitHub workflow', () => {
  const actions = { GITHUB_ACTIONS: 'true' }

  test('uses the format github by default', async () => {
    const setting = { cwd: folderOf({ 'a.yaml': invalid }), env: actions }
    const { stdout } = await campaignContract(['check', 'a.yaml'], setting)
    expect(stdout).toMatch(/^::error file=a\.yaml,line=2,col=16,title=structure::action: Must be /)
    const pretty = await campaignContract(['check', 'a.yaml', '--format', 'pretty'], setting)
    expect(pretty.stdout).toMatch(/^invalid {5}a\.yaml/)
    const elsewhere = { ...setting, env: { GITLAB_CI: 'true', GITHUB_ACTIONS: '' } }
    expect((await campaignContract(['check', 'a.yaml'], elsewhere)).stdout).toMatch(/^invalid {5}a/)
  })

  test('appends to the step summary', async () => {
    const cwd = folderOf({ 'a.yaml': invalid })
    const summary = join(folderOf({}), 'summary.md')
    writeFileSync(summary, 'before\n')
    const env = { ...actions, GITHUB_STEP_SUMMARY: summary }
    await campaignContract(['check', 'a.yaml'], { cwd, env })
    const written = readFileSync(summary, 'utf8')
    expect(written).toBe(`before\n${await printed('markdown', ['a.yaml'], { cwd })}`)
    await campaignContract(['check', 'a.yaml', '--format', 'pretty'], { cwd, env })
    expect(readFileSync(summary, 'utf8')).toBe(written)
  })
})
