import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { encodeFragment, type PlaygroundState } from '../../../site/playground/fragment.js'
import { pagesIn } from '../pages.js'
import { type ServedSite, serveBuiltSite } from './built-site.js'

/** The playground in a page. */
export interface Playground {
  page: Page
  /** The text of the editor that is on the screen. */
  text: Locator
  verdict: Locator
  findings: Locator
}

/** The service worker would fetch the whole site while a test measures. */
const isBlockedWorker = (message: string) => /Service Worker registration blocked/.test(message)

/** Serves the site and starts a browser for the tests of a block. */
export function playgroundIn(launch: () => Promise<Browser>) {
  const pages = pagesIn(launch)
  let site: ServedSite
  beforeAll(async () => {
    site = await serveBuiltSite()
  })
  afterAll(() => site?.close())
  return {
    site: () => site,
    problems: pages.problems,
    /** Opens the playground with a state or a whole fragment. */
    async open(
      given: PlaygroundState | string = '',
      options: BrowserContextOptions = {},
    ): Promise<Playground> {
      const fragment = typeof given === 'string' ? given : `#${await encodeFragment(given)}`
      const page = await pages.open(`${site.origin}/playground/${fragment}`, {
        serviceWorkers: 'block',
        ...options,
        isOwn: (url) => url.startsWith(`${site.origin}/`) || url.startsWith('blob:'),
        isProblem: (text) => !isBlockedWorker(text),
      })
      page.setDefaultTimeout(15_000)
      const verdict = page.getByRole('region', { name: 'Verdict' })
      await verdict.waitFor()
      return {
        page,
        verdict,
        text: page.locator('.cm-content'),
        findings: verdict.locator('.findings li'),
      }
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
