import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stateFragment } from '../../../site/states/state-link.js'
import { pagesIn, violationsOf, widthsOf } from '../pages.js'
import { type ServedSite, serveBuiltSite } from './built-site.js'

const pages = pagesIn()
let site: ServedSite
beforeAll(async () => {
  site = await serveBuiltSite()
})
afterAll(() => site?.close())

/** Waits until a script is true of the page. Playwright's own waiting evaluates text in the page. */
const holds = (opened: Page, script: string) =>
  vi.waitFor(async () => expect(await opened.evaluate(script)).toBe(true), { timeout: 30_000 })

/** Waits until the page has its scripts. */
const hydrated = (opened: Page) =>
  holds(opened, 'document.querySelector("#app")?.__vue_app__ !== undefined')

/** Opens a page, and waits for its scripts. */
async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const opened = await pages.open(site.origin + path, options)
  await hydrated(opened)
  return opened
}

const rule = '/rules/geofence/dwell-time-required.html'
const paths = ['/', '/start.html', '/rules/', rule, '/states.html', '/coverage.html', '/api/']

test('the home page has a request with a mistake to fix', async () => {
  const opened = await open('/')
  await holds(opened, 'document.querySelector(".live-request .fix") !== null')
  await opened.click('.live-request .fix')
  await holds(opened, 'document.querySelector(".live-request .fix") === null')
  expect(await opened.locator('.live-request .verdict').innerText()).toContain('Rejected')
})

const views = [
  { width: 400, colorScheme: 'dark' },
  { width: 1600, colorScheme: 'light' },
] as const

test.each(paths)('%s fits and is accessible, narrow and dark, wide and light', async (path) => {
  const opened = await open(path)
  for (const { width, colorScheme } of views) {
    await opened.setViewportSize({ width, height: 900 })
    await opened.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await holds(opened, `document.documentElement.matches('.dark') === ${colorScheme === 'dark'}`)
    expect((await widthsOf(opened)).content).toBeLessThanOrEqual(width)
    // The rows of a long table are all alike.
    const found = await violationsOf(
      opened,
      "axe.run({ exclude: ['tr:nth-child(n + 20)'] }, { resultTypes: ['violations'] })",
    )
    expect(found, `${width} pixels in ${colorScheme}`).toEqual([])
  }
  for (const width of [768, 1000]) {
    await opened.setViewportSize({ width, height: 900 })
    const { content } = await widthsOf(opened)
    expect(Math.max(content, await opened.evaluate<number>(navigationEnd))).toBeLessThanOrEqual(
      width,
    )
  }
})

/** The navigation is in a fixed bar, which never makes the page wider. */
const navigationEnd =
  "Math.max(...[...document.querySelectorAll('.VPNavBar :is(a, button)')].map((each) => each.getBoundingClientRect().right))"

test('searches with the keyboard alone, and shows each page once with an excerpt', async () => {
  const opened = await open('/')
  const search = opened.getByRole('dialog', { name: 'Search' })
  await vi.waitFor(
    async () => {
      await opened.keyboard.press('Control+k')
      await search.waitFor({ timeout: 1000 })
    },
    { timeout: 30_000 },
  )
  await opened.keyboard.type('dwell time fields')
  const first = search.getByRole('listitem').first()
  await first.getByText('Both dwell time fields are required').waitFor()
  expect(await first.locator('mark').allInnerTexts()).toEqual(
    expect.arrayContaining(['dwell', 'time', 'fields']),
  )
  const pages = await search
    .locator('li > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(pages).size).toBe(pages.length)
  expect(await violationsOf(opened, 'axe.run(".search-dialog")')).toEqual([])
  await opened.keyboard.press('ArrowDown')
  await opened.keyboard.press('ArrowDown')
  const focused = opened.locator(':focus')
  expect(await focused.innerText()).not.toBe('geofence/dwell-time-required')
  await opened.keyboard.press('ArrowUp')
  await opened.keyboard.press('Enter')
  await opened.waitForURL(`**${rule}*`)
  await opened.getByRole('heading', { level: 1, name: /dwell-time-required/ }).waitFor()
  expect(await search.count()).toBe(0)
})

test('filters the table of the rules', async () => {
  const opened = await open('/rules/')
  const rows = opened.locator('.rule-index tbody tr:not(.group):visible')
  const all = await rows.count()
  const filter = opened.getByRole('searchbox', { name: 'Filter' })
  await filter.fill('createOffering DUPLICATE_offer')
  const ids = await rows.getByRole('link').allInnerTexts()
  expect(ids).toContain('offering/name-taken')
  expect(ids).not.toContain('geofence/dwell-time-required')
  await opened.getByText(`${ids.length} of ${all} rules`).waitFor()
  expect(await opened.locator('#geofence').isVisible()).toBe(false)
  await filter.fill('')
  expect(await rows.count()).toBe(all)
})

test('marks what is wrong with a request, and what its correction adds', async () => {
  const opened = await open(rule)
  const marked = (selector: string) => opened.locator(`code .${selector}`).allInnerTexts()
  expect(await marked('highlighted.error')).toEqual(['    geofences:'])
  expect(await marked('diff.add')).toEqual([
    '      dwell_time_value: "10"',
    '      dwell_time_granularity: MINUTES',
  ])
})

test('opens the examples of a rule in the playground', async () => {
  const opened = await open(rule)
  const links = opened.getByRole('link', { name: 'Open in the playground' })
  expect(await links.count()).toBe(2)
  await links.first().click()
  await opened.waitForURL('**/playground/#v1=*')
  await opened.locator('.playground').getByText('triggered_at: dwell').waitFor()
})

test('highlights the state of what is given, and what may follow', async () => {
  const now = '2030-01-01T00:00:00Z'
  const fragment = stateFragment('offering', { stored: '{"status": "archived"}', now })
  const opened = await open(`/states.html#${fragment}`)
  const marked = (selector: string, name: string) =>
    opened
      .locator(`svg.diagram ${selector}`)
      .evaluateAll((elements, name) => elements.map((each) => each.getAttribute(name)), name)
  await opened.getByText('The offering is archived. An update is rejected.').waitFor()
  const offering = opened.getByLabel('Stored offering, as JSON')
  await offering.fill('{"scheduling": {"start_datetime": "2031-01-01T00:00:00Z"}}')
  await opened.getByText('The offering is scheduled.').waitFor()
  expect(await marked('.current', 'data-state')).toContain('scheduled')
  expect(await marked('.label.possible', 'data-from')).toContain('scheduled')
  await offering.fill('{"status": ')
  await opened.getByText('This is not valid JSON.').waitFor()
  const campaign = opened.getByLabel('Stored campaign, as JSON')
  await campaign.fill('{"status": "ACTIVE", "campaign_delivery_type": "ONE_TIME"}')
  const possible = (await marked('.label.possible', 'data-label')).join()
  expect(possible).toContain('STOP')
  expect(possible).not.toContain('PAUSE')
})

test('works offline after the first visit, also pages that were not visited', async () => {
  const opened = await open('/')
  await opened.evaluate('navigator.serviceWorker.ready')
  await holds(opened, 'navigator.serviceWorker.controller !== null')
  await site.close()
  try {
    for (const path of ['/rules/geofence/number-format.html', '/api/']) {
      const response = await opened.goto(site.origin + path)
      expect(response?.status()).toBe(200)
      expect(response?.fromServiceWorker()).toBe(true)
      await hydrated(opened)
      await opened.waitForLoadState('networkidle')
    }
  } finally {
    site = await serveBuiltSite()
  }
})

test('reads without scripts', async () => {
  const page = await pages.open(site.origin + rule, { javaScriptEnabled: false })
  expect(await page.locator('main').innerText()).toContain('Both dwell time fields are required')
  await page.goto(`${site.origin}/rules/`)
  expect(await page.locator('main tbody tr:not(.group)').count()).toBeGreaterThan(100)
})
