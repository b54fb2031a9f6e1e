import axe from 'axe-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium } from './browsers.js'

interface Opening extends BrowserContextOptions {
  /** Whether a request is one that the page may send. Default: to its own host. */
  isOwn?: (url: string) => boolean
  /** Whether a noted problem is one. Default: each. */
  isProblem?: (text: string) => boolean
}

/** Starts a browser for the tests of a file or block. */
export function pagesIn(launch: () => Promise<Browser> = launchChromium) {
  let browser: Browser
  let context: BrowserContext | undefined
  const problems: string[] = []
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())
  afterEach(async () => {
    await context?.close()
    expect(problems.splice(0)).toEqual([])
  })
  return {
    problems,
    /** Opens an address. Requests to elsewhere, log messages, errors and dialogs fail the test. */
    async open(address: string, { isOwn, isProblem, ...options }: Opening = {}): Promise<Page> {
      const note = (text: string) => {
        if (isProblem?.(text) ?? true) problems.push(text)
      }
      const { origin } = new URL(address)
      const isAllowed = isOwn ?? ((url) => url.startsWith(`${origin}/`))
      context = await browser.newContext(options)
      context.on('request', (request) => {
        if (!isAllowed(request.url())) note(`request: ${request.url()}`)
      })
      context.on('console', (message) => note(`${message.location().url}: ${message.text()}`))
      context.on('weberror', (error) => note(`error: ${error.error().message}`))
      context.on('dialog', async (dialog) => {
        note(`dialog: ${dialog.message()}`)
        await dialog.dismiss()
      })
      const page = await context.newPage()
      await page.goto(address)
      return page
    },
  }
}

/** Returns what axe finds wrong with a page, with the element. */
export async function violationsOf(page: Page, run = 'axe.run()'): Promise<string[]> {
  // Evaluated by the debugger, so the policy of the page does not block it.
  await page.evaluate(axe.source)
  await page.evaluate(contrastOfSigns)
  const { violations } = await page.evaluate<axe.AxeResults>(run)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

// These scripts run in the page. They are strings, because the tests compile without DOM types.

/** Lets axe measure the contrast of signs such as ✓, too. */
const contrastOfSigns =
  "axe.configure({ checks: [{ id: 'color-contrast', options: { ignoreUnicode: false } }] })"

/** Returns the width of the content and of the window. */
export const widthsOf = (page: Page) =>
  page.evaluate<{ content: number; window: number }>(
    '({ content: document.documentElement.scrollWidth, window: innerWidth })',
  )
