import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { FormatName } from '../../../src/cli/formats/index.js'
import { sarifMessage } from '../../../src/cli/formats/sarif.js'
import { codeSpan } from '../../../src/conformance/reports/markdown-text.js'
import { junitErrors } from '../../cli/junit-schema.js'
import { readSarif } from '../../cli/sarif-log.js'
import { elementsIn } from '../../conformance-report/junit-xml.js'
import { made, nothing, resultWith } from './made-format.js'

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
  const text = Object.values(hostile).join(' ')

  test('prints only its own commands and the counts in github', () => {
    const format = made('github')
    const whole = format.result(resultWith(text, text)) + format.end(nothing)
    const lines = whole.trimEnd().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^::error file=[^:,]*,line=3,col=5,title=field\/unknown::[^\r\n]*$/)
    expect(lines[1]).toBe('0 files: 0 valid, 0 invalid, 0 unreadable')
  })

  test('escapes text in junit', async () => {
    const format = made('junit')
    const written = format.result(resultWith(text, text)) + format.end(nothing)
    expect(await junitErrors(written)).toEqual([])
    const [failure] = elementsIn(written, 'failure')
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
                findings: result.findings.map((each) => ({ ...each, severity: 'warn' })),
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
    expect(text).toMatch(/\n[\d,]+ more files omitted\n/)
    expect(text).toMatch(/\n[\d,]+ more findings omitted\n/)
  })

  test.each([
    ['a number of findings', 25_010, () => 'x', 10],
    ['a size', 12_000, (at: number) => randomBytes(900 + (at % 2)).toString('base64'), undefined],
  ])('sarif stays within %s that GitHub accepts', (_, count, textOf, left) => {
    const format = made('sarif')
    const pieces: string[] = []
    for (let at = 0; at < count; at += 1) pieces.push(format.result(resultWith(textOf(at))))
    const whole = pieces.join('') + format.end(nothing)
    expect(gzipSync(whole).length).toBeLessThan(10_000_000)
    const [run] = readSarif(whole).runs
    const leftOut = count - run.results.length
    if (left !== undefined) expect(leftOut).toBe(left)
    expect(leftOut).toBeGreaterThan(0)
    expect(whole).toContain(
      `${leftOut.toLocaleString('en-US')} findings left out: GitHub accepts 25,000 results and 10 MB`,
    )
  })

  test('gives each finding of gitlab and sarif its own fingerprint', () => {
    const format = { gitlab: made('gitlab'), sarif: made('sarif') }
    const [finding] = resultWith('x').findings
    const result = { ...resultWith('x'), findings: Array(300).fill(finding) }
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
test('sarif links the page of a rule when the website is known', () => {
  const homepage = 'https://example.com/contract/'
  const format = made('sarif', { homepage })
  const text = format.result(resultWith('wrong')) + format.end(nothing)
  const [{ tool }] = readSarif(text).runs
  expect(tool.driver).toMatchObject({
    informationUri: 'https://example.com/contract/',
    rules: [
      {
        id: 'field/unknown',
        helpUri: 'https://example.com/contract/rules/field/unknown.html',
      },
    ],
  })
})
