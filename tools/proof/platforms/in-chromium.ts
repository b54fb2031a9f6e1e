import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import type { Found } from './check-cases.js'

/** Scripts of this server, and nothing else: no code from strings, styles, images or connections. */
const policy = "default-src 'none'; script-src 'self'"

const longestWait = 120_000

/** What `page/page.js` reports: the page itself, and the worker that it starts. */
type Report = Record<'page' | 'worker', { found: Found; refusals: string[] }>

/**
 * Opens `page.html`, served on the loopback interface with the policy, and returns its results.
 * Throws on an error in the page, its worker or its console, and on a violation of the policy.
 */
export async function checkInChromium(
  browser: Browser,
  files: Readonly<Record<string, string>>,
): Promise<Record<'page' | 'worker', Found>> {
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    const type = name.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Content-Type', `${type}; charset=utf-8`)
    response.writeHead(Object.hasOwn(files, name) ? 200 : 404).end(files[name])
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const page = await browser.newPage()
  try {
    const report = await new Promise<Report>((resolve, reject) => {
      page.on('pageerror', reject)
      page.on('console', (message) => {
        if (message.type() === 'error') reject(new Error(`on the console: ${message.text()}`))
      })
      page
        .exposeFunction('report', resolve)
        .then(() => page.goto(`http://127.0.0.1:${port}/page.html`))
        // It is closed below, once it has reported.
        .then(() => page.waitForEvent('close', { timeout: longestWait }))
        .catch(reject)
    })
    const refusals = [...report.page.refusals, ...report.worker.refusals]
    if (refusals.length > 0) throw new Error(refusals.join(', '))
    return { page: report.page.found, worker: report.worker.found }
  } finally {
    await page.close()
    server.close()
  }
}
