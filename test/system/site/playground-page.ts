import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { encodeFragment, type PlaygroundState } from '../../../site/playground/fragment.js'
import { type ServedSite, serveBuiltSite } from './built-site.js'

/** The playground in a page. */
export interface Playground {
  page: Page
  /** Log messages, errors and requests to other hosts; a test expects none. */
  problems: string[]
  /** The text of the editor that is on the screen. */
  text: Locator
  verdict: Locator
  findings: Locator
}

/** The service worker would fetch the whole site while a test measures. */
const isBlockedWorker = (message: string) => /Service Worker registration blocked/.test(message)

/** Opens the playground in a new context, with a state or a whole fragment. */
async function openPlayground(
  browser: Browser,
  site: ServedSite,
  given: PlaygroundState | string = '',
  options: BrowserContextOptions = {},
): Promise<Playground> {
  const problems: string[] = []
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  context.on('request', (request) => {
    const isOwn = request.url().startsWith(`${site.origin}/`)
    if (!isOwn && !request.url().startsWith('blob:')) problems.push(`request: ${request.url()}`)
  })
  context.on('console', (message) => {
    if (!isBlockedWorker(message.text())) problems.push(message.text())
  })
  context.on('weberror', (error) => problems.push(`error: ${error.error().message}`))
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const fragment = typeof given === 'string' ? given : `#${await encodeFragment(given)}`
  await page.goto(`${site.origin}/playground/${fragment}`)
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await verdict.waitFor()
  return {
    ...{ page, problems, verdict },
    text: page.locator('.cm-content'),
    findings: verdict.locator('.findings li'),
  }
}

/** Serves the site and starts a browser for the tests of a block, which must leave no problems. */
export function playgroundIn(launch: () => Promise<Browser>) {
  let browser: Browser
  let site: ServedSite
  let opened: Playground | undefined
  beforeAll(async () => {
    site = await serveBuiltSite()
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })
  afterEach(async () => {
    const problems = opened?.problems
    await opened?.page.context().close()
    opened = undefined
    expect(problems ?? []).toEqual([])
  })
  return {
    site: () => site,
    async open(...input: [given?: PlaygroundState | string, options?: BrowserContextOptions]) {
      opened = await openPlayground(browser, site, ...input)
      return opened
    },
  }
}

/** Pastes a text over the text of the editor, with the clipboard of the browser. */
export async function paste({ page, text }: Playground, pasted: string): Promise<void> {
  await page.evaluate(`(() => {
    const source = document.createElement('textarea')
    source.id = 'clipboard'
    source.value = ${JSON.stringify(pasted)}
    document.body.append(source)
    source.select()
  })()`)
  await page.keyboard.press('ControlOrMeta+c')
  await page.evaluate('document.querySelector("#clipboard").remove()')
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

/** Waits for the title of the verdict. */
export const expectVerdict = async ({ verdict }: Playground, title: string): Promise<void> => {
  await verdict.locator('.verdict strong', { hasText: title }).waitFor()
  expect(await verdict.locator('.verdict strong').innerText()).toBe(title)
}
