import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, it } from 'vitest'
import { listening, originOf } from '../../adapters/listening.js'
import { root } from '../../cli/command.js'
import { pagesIn } from '../pages.js'

/** The files of the server: page, script and the service worker of MSW. */
function files(): Record<string, readonly [type: string, text: string]> {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'test/msw/browser-page.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
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

const { open } = pagesIn()

it('responds to API calls of a page in Chromium, and ignores others', async () => {
  const served = files()
  const server = createServer(({ url = '' }, response) => {
    const [type, text] = served[url] ?? []
    response.writeHead(type === undefined ? 404 : 200, { 'Content-Type': type ?? 'text/plain' })
    response.end(text)
  })
  const origin = await originOf(listening(server))
  const page = await open(`${origin}/`, { isProblem: (text) => text.startsWith('error') })
  const result = await page.evaluate(() => (globalThis as unknown as { result: unknown }).result)
  expect(result).toEqual({
    statuses: [200, 200, 409],
    isSame: true,
    other: 'from the network',
  })
})
