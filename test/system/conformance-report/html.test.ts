import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ConformanceReport } from '../../../src/conformance/report/report.js'
import { htmlReport } from '../../../src/conformance/reports/html/page.js'
import { folderOf } from '../../cli/command.js'
import { clean, hostile, many, nothingRan, varied } from '../../conformance-report/reports.js'
import { pagesIn, violationsOf, widthsOf } from '../pages.js'

const reports = { varied, clean, nothingRan, many }
const pages = pagesIn()

/** Opens a report; any other request fails the test. */
function open(name: keyof typeof reports, options: BrowserContextOptions = {}): Promise<Page> {
  const file = join(folderOf({ 'report.html': htmlReport(reports[name]) }), 'report.html')
  const address = pathToFileURL(file).href
  return pages.open(address, { ...options, isOwn: (url) => url === address })
}

const openAll = (opened: Page) =>
  opened.evaluate(`for (const each of document.querySelectorAll('details')) each.open = true`)

const views = [
  { name: 'varied', width: 400, colorScheme: 'light' },
  { name: 'varied', width: 1400, colorScheme: 'dark' },
  { name: 'clean', width: 1400, colorScheme: 'light' },
  { name: 'nothingRan', width: 400, colorScheme: 'dark' },
] as const

test.each(views)(
  '$name at $width pixels in $colorScheme fits and is readable',
  async ({ name, width, colorScheme }) => {
    const opened = await open(name, { colorScheme, viewport: { width, height: 900 } })
    await openAll(opened)
    const { content, window } = await widthsOf(opened)
    expect(content).toBeLessThanOrEqual(window)
    expect(window).toBe(width)
    expect(await violationsOf(opened)).toEqual([])
  },
)

test('escapes hostile text everywhere', async () => {
  const opened = await open('varied')
  const finding = opened.locator('.rule', { hasText: 'offering/name-taken' }).locator('.finding')
  await openAll(opened)
  const text = await finding.innerText()
  for (const part of [hostile.markup, hostile.style, hostile.attribute, hostile.entities]) {
    expect(text.split(part).length - 1, part).toBeGreaterThanOrEqual(15)
  }
  expect(text).toContain(hostile.cdata)
  expect(text).toContain('\\u0000\\u0007\\u001b[2J\\u001b]0;title\\u0007\\u009b31m\\u000d')
  expect(text).toContain('a\\u202egnp.exe\\u2066\\u200fb')
  expect(text).toContain('a\\ud800b\\udfffc')
  expect(await opened.locator('#unexpected-passes').innerText()).toContain(hostile.markup)
  expect(await opened.locator('#not-run').innerText()).toContain(hostile.markup)
  expect(await opened.locator('.notes').innerText()).toContain(hostile.markup)
  expect(await opened.locator('img, script, style, [onload], [onfocus]').count()).toBe(2)
})

test('the policy blocks code in data of a server, even unescaped', async () => {
  const opened = await open('clean')
  const blocked = opened.waitForEvent('console', { predicate: (each) => each.type() === 'error' })
  await opened.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<img src="https://127.0.0.1:1/x" onerror="alert(1)">')`,
  )
  expect((await blocked).text()).toMatch(/Content Security Policy/)
  expect(pages.problems.splice(0).join('\n')).not.toContain('dialog')
})

test('truncates long bodies and shows the omitted length', async () => {
  const opened = await open('varied')
  const finding = opened.locator('.finding', { hasText: 'valid request rejected' })
  await openAll(opened)
  const text = await finding.innerText()
  expect(text).toMatch(/196,\d{3} more characters omitted/)
  expect(text).toMatch(/ … 17,\d{3} more characters omitted/)
  const lengths = await Promise.all(
    (await finding.locator('.side pre').all()).map(async (pre) => (await pre.innerText()).length),
  )
  expect(Math.max(...lengths)).toBeLessThanOrEqual(4000)
})

test('filters findings by level, operation and text', async () => {
  const opened = await open('many')
  const shown = () => opened.locator('.finding:visible').count()
  expect(await shown()).toBe(300)
  await opened.getByRole('combobox', { name: 'Level' }).selectOption('MUST')
  expect(await shown()).toBe(100)
  await opened.getByRole('combobox', { name: 'Operation' }).selectOption('getCampaign')
  const both = await shown()
  expect(both).toBeLessThan(100)
  expect(await opened.locator('#filter-count').innerText()).toBe(`${both} of 300 findings shown`)
  await opened.getByRole('button', { name: 'Show all' }).click()
  expect(await shown()).toBe(300)
  await opened.getByRole('searchbox').fill('FIELD_77  accepted')
  expect(await shown()).toBe(1)
  expect(await opened.locator('.operation:visible').count()).toBe(1)
  expect(await opened.locator('.level:visible').count()).toBe(1)
})

test('findings are collapsed, and open with the keyboard or all at once', async () => {
  const opened = await open('varied')
  const bodies = opened.locator('.finding > .inside:visible')
  expect(await bodies.count()).toBe(0)
  await opened.locator('#finding-2 > summary').focus()
  await opened.keyboard.press('Enter')
  expect(await bodies.count()).toBe(1)
  await opened.getByRole('button', { name: 'Expand all' }).click()
  expect(await bodies.count()).toBe(varied.findings.length)
  await opened.getByRole('button', { name: 'Collapse all' }).click()
  expect(await bodies.count()).toBe(0)
})

test('groups findings by level, operation and rule, and links to the rules', async () => {
  const opened = await open('varied')
  const titles = await opened.locator('#findings').locator('h3, h4, h5').allInnerTexts()
  expect(titles.slice(0, 3)).toEqual([
    'MUST 5 findings violations of the API description',
    'createCampaign 1 finding',
    'geofence/dwell-time-required',
  ])
  const link = opened.getByRole('link', { name: 'geofence/dwell-time-required', exact: true })
  expect(await link.getAttribute('href')).toMatch(
    /^https:\/\/.*\/rules\/geofence\/dwell-time-required\.html$/,
  )
})

test('shows the requirement, the difference with signs, the steps and the commands', async () => {
  const opened = await open('varied')
  await openAll(opened)
  const finding = opened.locator('.finding', { hasText: 'The repeated call got' })
  const text = await finding.innerText()
  expect(text).toContain('A repeated key gets the first response.')
  expect(text).toMatch(/the first call POST \/v5\/campaigns → 200/)
  expect(text).toMatch(/the repeated call POST \/v5\/campaigns → no response/)
  expect(text).toContain(`--replay 'report.json#testCampaign sequence `)
  const lines = await finding.locator('.line').allTextContents()
  const differing = lines.filter((line) => /^[-+]/.test(line))
  expect(differing.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
    '-expected: "id": "1",',
    '+received: "id": "2",',
  ])
})

test('the matrix links to a finding that the filter hides', async () => {
  const opened = await open('varied')
  await opened.getByRole('searchbox').fill('no finding has these words')
  expect(await opened.locator('.finding:visible').count()).toBe(0)
  await opened.locator('.matrix td.failed-must a').first().click()
  const target = opened.locator('.finding:target')
  expect(await target.isVisible()).toBe(true)
  expect(await target.getAttribute('data-level')).toBe('MUST')
  expect(await target.locator('.inside').isVisible()).toBe(true)
})

test('the matrix marks every result, and can hide rules that passed', async () => {
  const opened = await open('varied')
  const states = ['failed-must', 'failed-should', 'expected', 'not-covered', 'skipped', 'passed']
  for (const state of states) {
    expect(await opened.locator(`.matrix td.${state}`).count(), state).toBeGreaterThan(0)
  }
  const rows = () => opened.locator('.matrix tbody tr:visible').count()
  const before = await rows()
  await opened.getByLabel('Only rules that did not pass everywhere').check()
  expect(await rows()).toBeLessThan(before / 2)
  expect(await opened.locator('.matrix td.failed-must:visible').count()).toBe(6)
})

test('the button copies a command, also with the keyboard', async () => {
  const opened = await open('varied', { permissions: ['clipboard-read', 'clipboard-write'] })
  await opened.locator('#finding-2 > summary').click()
  const command = opened.locator('#finding-2 .command').first()
  await command.getByRole('button').focus()
  await opened.keyboard.press('Enter')
  await command.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await opened.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toBe(varied.findings[1]?.curl)
})

test('shows everything without JavaScript, except filters and buttons', async () => {
  const opened = await open('varied', { javaScriptEnabled: false })
  expect(await opened.locator('.finding:visible').count()).toBe(varied.findings.length)
  expect(await opened.locator('.filters:visible, .only:visible, .copy:visible').count()).toBe(0)
  await opened.locator('#finding-2 > summary').click()
  await opened.locator('#finding-2 .exchange summary').click()
  expect(await opened.locator('#finding-2 .exchange .side').first().isVisible()).toBe(true)
})

test('prints everything open and uncut', async () => {
  const opened = await open('varied')
  await opened.emulateMedia({ media: 'print' })
  expect(await opened.locator('.exchange .side').first().isVisible()).toBe(true)
  expect(await opened.locator('.filters:visible, nav:visible, .copy:visible').count()).toBe(0)
  const cutOff = await opened.evaluate<number>(
    `[...document.querySelectorAll('pre')].filter((pre) => pre.scrollHeight > pre.offsetHeight).length`,
  )
  expect(cutOff).toBe(0)
})

test.each<[string, ConformanceReport, RegExp]>([
  ['varied', varied, /Failed.*5 MUST findings, 1 SHOULD finding, 1 expected failure/s],
  ['clean', clean, /Passed.*No findings in 3,120 requests/s],
  ['nothingRan', nothingRan, /Nothing ran.*says nothing about this server/s],
])('the outcome is at the top: %s', async (name, report, want) => {
  const opened = await open(name as keyof typeof reports)
  const top = await opened.locator('header.top').innerText()
  expect(top).toMatch(want)
  for (const part of [report.baseUrl, '424242', '2026-03-01 09:30:12 +02:00']) {
    expect(top).toContain(part)
  }
})
