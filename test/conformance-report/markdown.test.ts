import { marked } from 'marked'
import { expect, test } from 'vitest'
import type { ConformanceReport } from '../../src/conformance/report/report.js'
import { markdownReport } from '../../src/conformance/reports/markdown.js'
import { hostile, many, varied } from './reports.js'

/** Text that GitHub would act on, and text that ends the code around it. */
const markup = [
  '<img src=x onerror=alert(1)>',
  '@org/team #12 https://evil.example [a](https://evil.example) ![b](https://evil.example)',
  '```\n````\n~~~~\n</code></pre></details>\n# title',
  '| a | b |',
  '`',
  'a `b` <i>`</i> ``` c',
  ...Object.values(hostile),
]

test.each(markup)('shows hostile text as code only: %j', (text) => {
  const [first] = varied.findings
  if (first === undefined) throw new Error('the report is empty')
  const request = { method: text, url: text, headers: { [text]: text }, body: text }
  const own = {
    request,
    message: text,
    requirement: text,
    source: text,
    target: text,
    expected: text,
    got: `${text}\n${text}`,
    curl: `curl '${text}'`,
    key: text,
    cases: [text],
    response: { status: 200, headers: { [text]: text }, body: text },
    steps: [1, 2].map((status) => ({ purpose: text, request, status })),
  }
  const report: ConformanceReport = {
    ...varied,
    baseUrl: text,
    findings: [{ ...first, ...own }],
    unexpectedPasses: [text],
    skipped: [{ reason: text, count: 1, ids: [], remedy: text }],
  }
  const html = marked.parse(markdownReport(report), { async: false, gfm: true })
  const withoutCode = html
    .replace(/<pre><code[^>]*>[\s\S]*?<\/code><\/pre>/g, '')
    .replace(/<code>[\s\S]*?<\/code>/g, '')
  const tags = new Set([...withoutCode.matchAll(/<\/?([^\s>]*)/g)].map(([, name]) => name))
  const allowed = 'details summary p blockquote ul ol li table thead tbody tr th td h3 h4 strong a'
  expect([...tags].filter((name) => !allowed.split(' ').includes(name ?? ''))).toEqual([])
  const links = [...withoutCode.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)
  expect(links.filter((address) => !address?.includes('/rules/'))).toEqual([])
  expect(withoutCode).not.toMatch(/@org|#12|alert/)
  expect(withoutCode.match(/<details>/g)).toHaveLength(2)
  expect(withoutCode.match(/<\/details>/g)).toHaveLength(2)
})

test.each([
  ['Basic d29ya3NwYWNlOmtleQ==', 'Basic ***'],
  ['bearer abcdefgh', 'bearer ***'],
  ['Basic', 'Basic'],
  ['Basic :)', 'Basic :)'],
])('shows no credentials: %s', (given, want) => {
  const [first] = varied.findings
  if (first?.request === undefined) throw new Error('the report is empty')
  const request = { ...first.request, headers: { Authorization: given } }
  const steps = [{ purpose: 'the request', request, status: 200 }]
  const text = markdownReport({ ...varied, findings: [{ ...first, request, steps }] })
  expect(text.match(/Authorization: [^\n']*/g)).toEqual(Array(2).fill(`Authorization: ${want}`))
})

test('stays below the limit of a step summary, and counts what it leaves out', () => {
  const findings = Array.from({ length: 20 }, () => many.findings).flat()
  const wide = findings.map((finding) => ({ ...finding, expected: '\u{1f600}'.repeat(2000) }))
  const text = markdownReport({ ...many, findings: wide })
  expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024)
  expect(Buffer.byteLength(text)).toBeGreaterThan(600_000)
  const shown = text.match(/^<details><summary><code>/gm)?.length ?? 0
  const omitted = [...text.matchAll(/^([\d,]+) more findings omitted/gm)].map(([, count = '']) =>
    Number(count.replaceAll(',', '')),
  )
  expect(omitted.reduce((sum, count) => sum + count, shown)).toBe(wide.length)
})
