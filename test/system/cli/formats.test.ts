import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repositoryOf } from '../../../src/cli/documents/repository.js'
import { codeCell, codeSpan } from '../../../src/cli/formats/code-span.js'
import { findingRules } from '../../../src/cli/formats/finding-rules.js'
import type { Format } from '../../../src/cli/formats/format.js'
import { type FormatName, formatNames } from '../../../src/cli/formats/format-names.js'
import { formats } from '../../../src/cli/formats/index.js'
import { sarifMessage } from '../../../src/cli/formats/sarif-message.js'
import { workflowCommand } from '../../../src/cli/formats/workflow-command.js'
import { counting } from '../../../src/cli/results/counting.js'
import type { Result } from '../../../src/cli/results/result.js'
import { noColors } from '../../../src/conformance/reports/colors.js'
import { createContract } from '../../../src/core/index.js'
import { campaignContract, folderOf, type Setting } from '../../cli/command.js'
import { expectGolden } from '../../cli/golden.js'
import { junitErrors } from '../../cli/junit-schema.js'
import { requests } from '../../cli/requests.js'
import { readSarif } from '../../cli/sarif-log.js'
import { allElements, junitElements, readXml } from '../../conformance-report/junit-xml.js'
import { launchChromium } from '../conformance-report/chromium.js'

const names = Object.keys(requests)
const wrong = 'operation: changeCampaignStatus\nbody: {action: Stop}\n'

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
    expect(readFileSync(join(cwd, 'out'), 'utf8')).toBe(stdout)
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' })
  })

  test('ndjson has the entries and the summary of json', async () => {
    const setting = { cwd: folderOf(requests) }
    const lines = (await printed('ndjson', names, setting)).trimEnd().split('\n')
    const { files, summary } = JSON.parse(await printed('json', names, setting))
    expect(lines.map((line) => JSON.parse(line))).toEqual([...files, { summary }])
  })

  test('json is an object without results too', () => {
    const format = made('json')
    const summary = counting().summary(undefined, undefined)
    expect(JSON.parse(format.end({ summary: summary, exitCode: 0 }))).toEqual({
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
    const told = invocations[0].toolExecutionNotifications.map(
      ({ locations: [location] }) => location?.physicalLocation.artifactLocation.uri,
    )
    expect(told).toEqual(['6-several.yaml', '9-broken.json', 'none.yaml'])
  })

  test('sarif is complete for valid requests', async () => {
    const log = readSarif(await printed('sarif', ['1-right.yaml'], { cwd: folderOf(requests) }))
    expect(log.runs[0]).toMatchObject({
      results: [],
      invocations: [{ executionSuccessful: true, exitCode: 0, toolExecutionNotifications: [] }],
      tool: { driver: { rules: [] } },
    })
  })

  test('sarif links the page of a rule when the repository is known', () => {
    const homepage = 'https://example.com/contract'
    const format = made('sarif', { homepage, files: `${homepage}/blob/v1` })
    const text = format.result(resultWith('wrong')) + format.end(nothing)
    const [{ tool }] = readSarif(text).runs
    expect(tool.driver).toMatchObject({
      informationUri: 'https://example.com/contract',
      rules: [
        {
          id: 'field/unknown',
          helpUri: 'https://example.com/contract/blob/v1/docs/rules/field/unknown.md',
        },
      ],
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

/** Creates a format as a run does. */
async function loaded() {
  const all = await Promise.all(formatNames.map(async (name) => [name, await formats[name]()]))
  return Object.fromEntries(all) as Record<FormatName, Awaited<ReturnType<typeof formats.pretty>>>
}
const makers = await loaded()

const host = { env: {}, platform: 'linux', cwd: () => '/repository' }
const made = (name: FormatName, facts: { homepage?: string; files?: string } = {}): Format =>
  makers[name]({
    colors: noColors,
    repository: repositoryOf(host),
    rules: findingRules(createContract()),
    package: { version: '1.0.0', ...facts },
  })

const nothing = { summary: counting().summary(undefined, undefined), exitCode: 0 }

/** An invalid request with this text in every possible position. */
const resultWith = (text: string, file = 'a.yaml'): Result => ({
  ...{ file, operation: 'changeCampaignStatus', ok: false, status: 400 },
  violations: [
    {
      ...{ rule: 'field/unknown', severity: 'error', status: 400, code: 'VALIDATION_FAILED' },
      ...{ target: text, pointer: '', message: text, source: '', line: 3, column: 5 },
    },
  ],
  ...{ warnings: [], unchecked: [], needs: [] },
})

const hostile = {
  terminal: '\u001b[2J\u009b\u0007\u202e',
  command: '\n::add-mask::x\r\n##[error]y%0A',
  properties: 'a:b,c=d',
  markup: '</failure>]]><script>alert(1)</script>&lt;',
  markdown: '`` | @everyone #1 [a](https://example.com) ![b](c) <img src=x>',
  placeholder: '[a](https://example.com) {0} {1}',
  noXml: '\ufffe\uffff\ud800',
}

describe('escapes files and requests', () => {
  test.each(['pretty', 'summary', 'github'] as const)(
    'prints no workflow command in %s',
    (name) => {
      const format = made(name)
      const summaries = ['::error::x', '##[error]y', '\n::add-mask::z'].map((file) => {
        const result = { ...resultWith(file, file), file }
        const counts = counting()
        counts.add(result)
        const ended = counts.summary(undefined, undefined)
        const summary = { ...ended, notes: [`${file}: skipped`] }
        return format.result(result) + format.end({ summary, exitCode: 1 })
      })
      const lines = summaries.join('').split('\n')
      const own = name === 'github' ? /^::(?:error|warning|notice) / : /^$/
      const obeyed = lines.filter((line) => /^\s*(?:::|##\[)/.test(line) && !own.test(line))
      expect(obeyed).toEqual([])
    },
  )

  const text = Object.values(hostile).join(' ')

  test.each(formatNames)('prints no terminal sequence in %s', (name) => {
    const format = made(name)
    const result = resultWith(text, text)
    const unusable: Result = {
      ...result,
      violations: [],
      operation: null,
      error: { message: text },
    }
    const counts = counting()
    for (const each of [result, unusable]) counts.add(each)
    const end = { summary: counts.summary(undefined, undefined), exitCode: 2 }
    const whole = format.result(result) + format.result(unusable) + format.end(end)
    expect(whole.replaceAll('\n', '')).toMatch(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]+$/u)
    expect(whole).toContain('everyone')
  })

  test('prints only its own commands and the counts in github', () => {
    const format = made('github')
    const whole = format.result(resultWith(text, text)) + format.end(nothing)
    const lines = whole.trimEnd().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^::error file=[^:,]*,line=3,col=5,title=field\/unknown::[^\r\n]*$/)
    expect(lines[1]).toBe('0 files: 0 valid, 0 invalid, 0 unreadable')
  })

  test('keeps a workflow command in one line', () => {
    expect(workflowCommand('error', { file: 'a:b,c%\r\n', line: undefined }, 'm%:,\r\n::x::')).toBe(
      '::error file=a%3Ab%2Cc%25%0D%0A::m%25:,%0D%0A::x::\n',
    )
    expect(workflowCommand('notice', {}, 'm')).toBe('::notice::m\n')
  })

  test('escapes text in junit', async () => {
    const format = made('junit')
    const written = format.result(resultWith(text, text)) + format.end(nothing)
    expect(await junitErrors(written)).toEqual([])
    const root = await readXml(browser, written)
    const failure = allElements(root).find(({ name }) => name === 'failure')
    expect(failure?.attributes.message).toContain(hostile.markup)
    expect(failure?.attributes.message).toContain('\\ufffe\\uffff\\ud800')
    expect(failure?.text).toContain(hostile.markup)
  })

  test('escapes links and placeholders in sarif', () => {
    expect(sarifMessage(hostile.placeholder)).toEqual({
      text: '\\[a](https://example.com) {{0}} {{1}}',
    })
    expect(sarifMessage('a[0] {b}')).toEqual({ text: 'a[0] {b}' })
  })

  test.each([
    ['', '–'],
    ['a', '`a`'],
    ['a`b', '``a`b``'],
    ['`a`', '`` `a` ``'],
    ['a``b`c', '```a``b`c```'],
    [' a ', '`  a  `'],
    ['  ', '`    `'],
    ['<b>@x', '`<b>@x`'],
    ['a\nb', '`a\\u000ab`'],
    ['x'.repeat(1001), `\`${'x'.repeat(1000)}\` …`],
  ])('prints %j as code in markdown', (written, want) => {
    expect(codeSpan(written)).toBe(want)
  })

  test('escapes bars in table cells', () => {
    expect(codeCell('a|b')).toBe('`a\\|b`')
    expect(codeSpan('a|b')).toBe('`a|b`')
  })

  test('encodes file URIs in sarif', () => {
    const format = made('sarif')
    const whole = format.result(resultWith('x', 'a b/%#?é:.yaml')) + format.end(nothing)
    const [{ results, originalUriBaseIds }] = readSarif(whole).runs
    const { uri } = results[0]?.locations[0]?.physicalLocation.artifactLocation ?? {}
    const base = originalUriBaseIds['%SRCROOT%'].uri
    expect(new URL(uri ?? '', base).href).toBe('file:///repository/a%20b/%25%23%3F%C3%A9%3A.yaml')
  })
})

describe('thousands of findings', () => {
  const many = 5000
  /** Returns the whole text, and the part that was buffered until the end. */
  const written = (name: FormatName, count = many) => {
    const format = made(name)
    const pieces: string[] = []
    for (let at = 0; at < count; at += 1) {
      const result = resultWith(`x${at % 7}`, `folder/${at}.yaml`)
      pieces.push(
        format.result(
          at % 2 === 0
            ? result
            : {
                ...result,
                warnings: result.violations.map((each) => ({ ...each, severity: 'warn' })),
                violations: [],
                ok: true,
              },
        ),
      )
    }
    const end = format.end(nothing)
    return { text: pieces.join('') + end, end }
  }

  test.each(['pretty', 'json', 'ndjson', 'github', 'gitlab', 'sarif'] as const)(
    '%s buffers none of them',
    (name) => {
      expect(written(name).end.length).toBeLessThan(5000)
    },
  )

  test('github prints ten of each kind and counts the rest', () => {
    const lines = written('github', 100).text.split('\n')
    expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(10)
    expect(lines.filter((line) => line.startsWith('::warning '))).toHaveLength(10)
    expect(lines).toContain(
      '::notice title=campaign-contract::40 more errors and 40 more warnings not annotated: GitHub shows at most 10 of each',
    )
  })

  test('markdown stays within the size of a comment and counts the rest', () => {
    const { text } = written('markdown')
    expect(text.length).toBeLessThanOrEqual(65_000)
    expect(text.length).toBeGreaterThan(50_000)
    expect(text).toMatch(/\n\d+ more files omitted\n/)
    expect(text).toMatch(/\n\d+ more findings omitted\n/)
  })

  test('gives each finding of gitlab and sarif its own fingerprint', () => {
    const format = { gitlab: made('gitlab'), sarif: made('sarif') }
    const [violation] = resultWith('x').violations
    const result = { ...resultWith('x'), violations: Array(300).fill(violation) }
    const entries = JSON.parse(format.gitlab.result(result) + format.gitlab.end(nothing))
    const log = readSarif(format.sarif.result(result) + format.sarif.end(nothing))
    const named = {
      gitlab: entries.map(({ fingerprint }: { fingerprint: string }) => fingerprint),
      sarif: log.runs[0].results.map((each) => each.partialFingerprints['findingPlace/v1']),
    }
    expect(new Set(named.gitlab).size).toBe(300)
    expect(new Set(named.sarif).size).toBe(300)
  })
})

describe('locations for CI servers', () => {
  const files = { 'below/a.yaml': wrong }

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
    expect(await printed('github', ['-'], { cwd, input: wrong })).toContain(
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
    const [before] = await fingerprints(wrong)
    const [after] = await fingerprints(moved)
    expect(after?.fingerprint).toBe(before?.fingerprint)
    expect(before?.fingerprint).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('GitHub workflow', () => {
  const actions = { GITHUB_ACTIONS: 'true' }

  test('uses the format github by default', async () => {
    const setting = { cwd: folderOf({ 'a.yaml': wrong }), env: actions }
    const { stdout } = await campaignContract(['check', 'a.yaml'], setting)
    expect(stdout).toMatch(/^::error file=a\.yaml,line=2,col=16,title=structure::action: Must be /)
    const pretty = await campaignContract(['check', 'a.yaml', '--format', 'pretty'], setting)
    expect(pretty.stdout).toMatch(/^invalid {5}a\.yaml/)
    const elsewhere = { ...setting, env: { GITLAB_CI: 'true', GITHUB_ACTIONS: '' } }
    expect((await campaignContract(['check', 'a.yaml'], elsewhere)).stdout).toMatch(/^invalid {5}a/)
  })

  test('appends to the step summary', async () => {
    const cwd = folderOf({ 'a.yaml': wrong })
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
