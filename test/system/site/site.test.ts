import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { stateFragment } from '../../../site/states/state-link.js'
import { lowContrasts, pageWidths } from '../../conformance-report/in-page.js'
import { browsers } from './browsers.js'
import { type ServedSite, serveBuiltSite } from './built-site.js'

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

async function violationsOf(opened: Page): Promise<string[]> {
  // Evaluated by the debugger, so the policy of the page does not block it.
  await opened.evaluate(axe.source)
  const { violations } = await opened.evaluate<axe.AxeResults>('axe.run()')
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Names the labels of a diagram whose text covers a part of another one. */
const overlappingLabels = `[...document.querySelectorAll('svg.diagram')].flatMap((diagram) => {
  const labels = [...diagram.querySelectorAll('.label')].map((label) => ({
    name: label.textContent,
    boxes: [...label.querySelectorAll('text')].map((line) => line.getBoundingClientRect()),
  }))
  const overlap = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  return labels
    .filter(({ boxes }, index) =>
      labels.slice(index + 1).some((other) =>
        boxes.some((box) => other.boxes.some((each) => overlap(box, each))),
      ),
    )
    .map(({ name }) => name)
})`

const paths = [
  '/',
  '/start.html',
  '/rules/',
  '/rules/geofence/dwell-time-required.html',
  '/states.html',
  '/benchmark.html',
  '/changelog.html',
  '/api/campaign-contract.html',
]
describe.each(browsers)('in $name', ({ name, launch }) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  let page: Page | undefined
  const problems: string[] = []
  afterEach(async () => {
    await page?.context().close()
    page = undefined
    expect(problems.splice(0)).toEqual([])
  })

  /** Opens a page; requests to elsewhere and log messages, such as those of the policy, fail the test. */
  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    // The test without a server ends with another one, at another address.
    const { origin } = site
    const context = await browser.newContext(options)
    context.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) problems.push(`request: ${request.url()}`)
    })
    context.on('console', (message) =>
      problems.push(`${message.location().url}: ${message.text()}`),
    )
    context.on('weberror', (error) => problems.push(`error: ${error.error().message}`))
    const opened = await context.newPage()
    page = opened
    await opened.goto(origin + path)
    await hydrated(opened)
    return opened
  }

  // Firefox cannot emulate a colour scheme.
  const schemes = name === 'Chromium' ? (['light', 'dark'] as const) : (['light'] as const)
  const views = paths.flatMap((path) =>
    [400, 800, 1600].flatMap((width) =>
      schemes.map((colorScheme) => ({ path, width, colorScheme })),
    ),
  )

  test.each(views)(
    '$path fits and is accessible at $width pixels in $colorScheme',
    async ({ path, width, colorScheme }) => {
      const opened = await open(path, { colorScheme, viewport: { width, height: 900 } })
      const { content, window } = await opened.evaluate<{ content: number; window: number }>(
        pageWidths,
      )
      expect(window).toBe(width)
      expect(content).toBeLessThanOrEqual(window)
      expect(await violationsOf(opened)).toEqual([])
    },
  )

  test.each(schemes)('code is readable in %s', async (colorScheme) => {
    const opened = await open('/start.html', { colorScheme })
    expect(await opened.locator('.vp-code .code-token-keyword').count()).toBeGreaterThan(5)
    expect(await opened.evaluate<string[]>(lowContrasts)).toEqual([])
  })

  test('finds a rule by a word of its text, with the keyboard alone', async () => {
    const opened = await open('/')
    const input = opened.locator('#localsearch-input')
    await vi.waitFor(
      async () => {
        await opened.keyboard.press('Control+k')
        await input.waitFor({ timeout: 1000 })
      },
      { timeout: 30_000 },
    )
    await input.pressSequentially('dwell time fields')
    await opened.getByRole('option').first().waitFor()
    await opened.keyboard.press('Enter')
    await opened.waitForURL('**/rules/geofence/dwell-time-required.html*')
    await opened.getByRole('heading', { level: 1, name: /dwell-time-required/ }).waitFor()
  })

  test('opens the examples of a rule in the playground', async () => {
    const opened = await open('/rules/geofence/dwell-time-required.html')
    const links = opened.getByRole('link', { name: 'Open in the playground' })
    expect(await links.count()).toBe(2)
    const example = await opened.locator('.language-yaml code').first().innerText()
    await links.first().click()
    await opened.waitForURL('**/playground/#v1=*')
    await opened.locator('.playground').getByText('triggered_at: dwell').waitFor()
    expect(example).toContain('triggered_at: dwell')
  })

  test('keeps the chosen appearance', async () => {
    const opened = await open('/', { colorScheme: 'light', viewport: { width: 1400, height: 900 } })
    const isDark = () => opened.evaluate('document.documentElement.classList.contains("dark")')
    expect(await isDark()).toBe(false)
    await opened.getByRole('switch', { name: /dark/i }).first().click()
    expect(await isDark()).toBe(true)
    await opened.reload()
    expect(await isDark()).toBe(true)
  })

  test('draws the states, each with its name', async () => {
    const opened = await open('/states.html')
    const names = await opened
      .locator('svg.diagram [data-state]')
      .evaluateAll((elements) => elements.map((each) => each.getAttribute('data-state')))
    expect(names).toEqual(expect.arrayContaining(['scheduled', 'active', 'expired', 'DRAFT']))
    expect(await opened.locator('svg.diagram .edge').count()).toBeGreaterThan(10)
  })

  test('highlights the state of what is given, and what may follow', async () => {
    const opened = await open('/states.html')
    const marked = (selector: string, attribute: string) =>
      opened
        .locator(`svg.diagram ${selector}`)
        .evaluateAll(
          (elements, attribute) => elements.map((each) => each.getAttribute(attribute)),
          attribute,
        )
    const offering = opened.getByLabel('Stored offering, as JSON')
    await vi.waitFor(async () => expect(await marked('.current', 'data-state')).toContain('active'))
    await opened.getByLabel('Time').fill('2030-01-01T00:00:00Z')
    await offering.fill(
      '{"status": "scheduled", "scheduling": {"start_datetime": "2031-01-01T00:00:00Z"}}',
    )
    expect(await marked('.current', 'data-state')).toContain('scheduled')
    expect(await marked('.label.possible', 'data-from')).toContain('scheduled')
    await opened.getByText('The offering is scheduled.').waitFor()
    await offering.fill('{"status": ')
    await opened.getByText('This is not valid JSON.').waitFor()
    expect(await marked('.current', 'data-state')).not.toContain('scheduled')
    const campaign = opened.getByLabel('Stored campaign, as JSON')
    await campaign.fill('{"status": "ACTIVE", "campaign_delivery_type": "ONE_TIME"}')
    const possible = (await marked('.label.possible', 'data-label')).join()
    expect(possible).toContain('STOP')
    expect(possible).not.toContain('PAUSE')
    await campaign.fill('{"status": "ACTIVE", "campaign_delivery_type": "PERIODIC"}')
    await offering.fill('{"status": "active"}')
    expect(await marked('.label.possible', 'data-from')).toContain('active')
    expect(await opened.evaluate<string[]>(overlappingLabels)).toEqual([])
    expect(await violationsOf(opened)).toEqual([])
  })

  test('links to the state that is shown', async () => {
    const now = '2030-01-01T00:00:00Z'
    const fragment = stateFragment('offering', { stored: '{"status": "archived"}', now })
    const opened = await open(`/states.html#${fragment}`)
    await opened.getByText('The offering is archived. An update is rejected.').waitFor()
    const campaign = opened.getByLabel('Stored campaign, as JSON')
    await campaign.fill('{"status": "DRAFT"}')
    await opened.waitForURL('**/states.html#campaign=*')
    await opened.reload()
    await opened.getByText('The campaign is a draft.').waitFor()
    expect(await campaign.inputValue()).toBe('{"status": "DRAFT"}')
  })

  test('works offline after the first visit, also pages that were not visited', async () => {
    const opened = await open('/')
    await opened.evaluate('navigator.serviceWorker.ready')
    await holds(opened, 'navigator.serviceWorker.controller !== null')
    await site.close()
    try {
      for (const path of ['/rules/geofence/number-format.html', '/api/', '/changelog.html', '/']) {
        const response = await opened.goto(site.origin + path)
        expect(response?.status()).toBe(200)
        // Firefox does not tell.
        if (name === 'Chromium') expect(response?.fromServiceWorker()).toBe(true)
        // Firefox reports what a navigation interrupts.
        await hydrated(opened)
        await opened.waitForLoadState('networkidle')
      }
      await opened.getByRole('link', { name: 'Get started' }).click()
      await opened.locator('main').getByRole('heading', { name: 'In a server' }).waitFor()
    } finally {
      site = await serveBuiltSite()
    }
  })

  // Firefox cannot turn scripts off.
  if (name === 'Chromium') {
    test('reads without scripts', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const opened = await context.newPage()
      page = opened
      await opened.goto(`${site.origin}/rules/geofence/dwell-time-required.html`)
      expect(await opened.locator('main').innerText()).toContain(
        'Both dwell time fields are required',
      )
    })
  }
})
