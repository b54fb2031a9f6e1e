import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { chromium } from 'playwright-core'
import { expect, it } from 'vitest'
import { listening } from '../../adapters/listening.js'
import { root } from '../../cli/command.js'

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

const flags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** The files of the server: page, script and the service worker of MSW. */
function files(): Record<string, readonly [type: string, text: string]> {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'test/msw/browser-page.ts')],
    ...{ bundle: true, write: false, format: 'esm', target: 'es2022', platform: 'browser' },
    logLevel: 'error',
  })
  const worker = join(root, 'node_modules/msw/lib/mockServiceWorker.js')
  return {
    '/': ['text/html', '<!doctype html><script type="module" src="/page.js"></script>'],
    '/page.js': ['text/javascript', outputFiles[0]?.text ?? ''],
    '/mockServiceWorker.js': ['text/javascript', readFileSync(worker, 'utf8')],
    '/v5/offers': ['text/plain', 'from the network'],
  }
}

it('responds to API calls of a page in Chromium, and ignores others', async () => {
  if (!existsSync(executablePath)) {
    throw new Error(
      `There is no ${executablePath}: \`apt-get install -y chromium\`, or name one in the variable CHROMIUM.`,
    )
  }
  const served = files()
  const { origin, close } = await listening(
    createServer(({ url = '' }, response) => {
      const [type, text] = served[url] ?? []
      response.writeHead(type === undefined ? 404 : 200, { 'Content-Type': type ?? 'text/plain' })
      response.end(text)
    }),
  )
  const browser = await chromium.launch({ executablePath, args: flags })
  try {
    const page = await browser.newPage()
    const faults: Error[] = []
    page.on('pageerror', (fault) => faults.push(fault))
    await page.goto(origin)
    const result = await page.evaluate(() => (globalThis as unknown as { result: unknown }).result)
    expect(result).toEqual({
      statuses: [200, 200, 409],
      isSame: true,
      other: 'from the network',
    })
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    await close()
  }
})
