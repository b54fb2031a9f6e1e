import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { authorization } from '../../sandbox/client.js'
import { connected } from '../../sandbox/raw-exchange.js'
import { served } from '../../sandbox/served.js'
import { pagesIn, violationsOf, widthsOf } from '../pages.js'

const pages = pagesIn()
const { problems } = pages

/** Opens the page of a server. */
async function open(origin: string, options?: BrowserContextOptions): Promise<Page> {
  const opened = await pages.open(`${origin}/`, options)
  await opened.getByText('Connected', { exact: true }).waitFor()
  return opened
}

const headers = { Authorization: authorization, 'Content-Type': 'application/json' }
const post = (origin: string, path: string, body: string) =>
  fetch(`${origin}${path}`, { method: 'POST', headers, body })

/** Sends ten requests: three valid, five invalid, two to unknown paths. */
async function sendTen(origin: string): Promise<void> {
  for (let index = 0; index < 3; index++) await fetch(`${origin}/v5/offers`, { headers })
  for (let index = 0; index < 5; index++) await post(origin, '/v5/campaigns', '{"channel":"SMS"}')
  for (let index = 0; index < 2; index++) await fetch(`${origin}/unknown/${index}`)
}

const rowsOf = (opened: Page) => opened.locator('#requests > li:visible')

/** Waits until the page shows this number of requests. */
const shown = (opened: Page, count: number) =>
  vi.waitFor(async () => expect(await rowsOf(opened).count()).toBe(count), { timeout: 10_000 })

const views = [
  { width: 400, colorScheme: 'dark' },
  { width: 1400, colorScheme: 'light' },
] as const

test.each(views)(
  'at $width pixels in $colorScheme shows requests as they arrive, fits and is readable',
  async ({ width, colorScheme }) => {
    const { origin } = await served()
    const opened = await open(origin, { colorScheme, viewport: { width, height: 900 } })
    await opened.getByText('No requests yet.').waitFor()
    await sendTen(origin)
    await shown(opened, 10)
    expect(await rowsOf(opened).first().innerText()).toMatch(/404 not validated[\s\S]*\/unknown\/1/)
    await opened.locator('#requests > .invalid summary').first().click()
    await opened.locator('#requests > .none summary').first().click()
    await opened.locator('.inside').nth(1).waitFor()
    const { content, window } = await widthsOf(opened)
    expect(content).toBeLessThanOrEqual(window)
    expect(window).toBe(width)
    expect(await violationsOf(opened)).toEqual([])
  },
)

test('filters by verdict, also what arrives later', async () => {
  const { origin } = await served()
  await sendTen(origin)
  const opened = await open(origin)
  await shown(opened, 10)
  const filter = (name: RegExp) => opened.getByRole('radio', { name }).check()
  await filter(/^Invalid 5/)
  await shown(opened, 5)
  await fetch(`${origin}/v5/offers`, { headers })
  await post(origin, '/v5/campaigns', '{}')
  await shown(opened, 6)
  await filter(/^Valid 4/)
  await shown(opened, 4)
  await filter(/^Other 2/)
  await shown(opened, 2)
  await filter(/^All 12/)
  await shown(opened, 12)
})

test('shows the violations and both bodies of a request, with the keyboard', async () => {
  const { origin } = await served()
  const opened = await open(origin)
  await post(origin, '/v5/campaigns?dry=1', '{"channel":"TV"}')
  await shown(opened, 1)
  await opened.locator('#requests summary').focus()
  await opened.keyboard.press('Enter')
  const text = await opened.locator('.inside').innerText()
  expect(text).toContain('POST /v5/campaigns?dry=1')
  expect(text).toMatch(/error\s+channel\s+Must be PUSH or EMAIL/)
  expect(text).toContain('"channel": "TV"')
  expect(text).toContain('"code": "VALIDATION_FAILED"')
  const link = opened.getByRole('link', { name: 'request-id/missing' })
  expect(await link.getAttribute('href')).toMatch(/\/rules\/request-id\/missing\.html$/)
})

test('names the operation in the row, and marks the lines of a body that violations name', async () => {
  const { origin } = await served()
  const opened = await open(origin)
  const body = {
    channel: 'TV',
    basic_details: { 'a/b~c': 1, geofences: { triggered_at: 'dwell' } },
  }
  await post(origin, '/v5/campaigns', JSON.stringify(body))
  await post(origin, '/v5/campaigns', '{"channel":')
  await shown(opened, 2)
  const [broken, invalid] = await opened.locator('#requests > li').all()
  expect(await invalid?.locator('summary').innerText()).toContain('createCampaign')
  await invalid?.locator('summary').click()
  const marked = (severity: string) => invalid?.locator(`mark.${severity}`).allInnerTexts()
  const errors = (await marked('error'))?.map((line) => line.trim())
  expect(errors).toContain('"channel": "TV",')
  expect(errors).toContain('"geofences": {')
  expect((await marked('warn'))?.map((line) => line.trim())).toEqual(['"a/b~c": 1,'])
  const texts = await invalid?.locator('pre').first().innerText()
  expect(texts).toBe(JSON.stringify(body, null, 2))
  await broken?.locator('summary').click()
  expect(await broken?.locator('pre').first().innerText()).toBe('{"channel":')
  expect(await broken?.locator('mark').count()).toBe(0)
})

test('lists the operations, and commands that can be copied', async () => {
  const { origin } = await served(['--service', 'ACME'])
  const opened = await open(origin, { permissions: ['clipboard-read', 'clipboard-write'] })
  expect(await opened.locator('.operations li').count()).toBe(12)
  expect(await opened.locator('.operations').innerText()).toContain('Create a draft')
  await opened.getByRole('button', { name: 'Copy: List the offerings' }).click()
  await opened.getByText('Copied').first().waitFor()
  expect(await opened.evaluate('navigator.clipboard.readText()')).toBe(
    `curl -u 'workspace:key' '${origin}/v5/offers'`,
  )
  expect(await opened.locator('#command-0').innerText()).toContain('X-ACME-Request-Id')
})

test('shows hostile texts as text', async () => {
  const { origin } = await served()
  const opened = await open(origin)
  const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const control = '\u001b[2J\u0000\u202egnp.exe\u2066\ud800'
  await post(origin, '/v5/offers', JSON.stringify({ [markup]: 0, [control]: markup }))
  const socket = await connected(origin)
  socket.end(
    `GET /v6/${markup.replaceAll(' ', '/')}?"'&lt; HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  )
  await shown(opened, 2)
  for (const summary of await opened.locator('#requests summary').all()) await summary.click()
  await opened.locator('.inside').nth(1).waitFor()
  const text = await opened.locator('#requests').innerText()
  expect(text).toContain(`/v6/${markup.replaceAll(' ', '/')}?"'&lt;`)
  expect(text).toContain(markup)
  expect(text).toContain('\\u001b[2J\\u0000\\u202egnp.exe\\u2066')
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u202e\u2066]/u)
  expect(await opened.locator('#requests').locator('script, img, [onerror]').count()).toBe(0)
})

test('the policy blocks code in data, even unescaped', async () => {
  const { origin } = await served()
  const opened = await open(origin)
  await expect(
    opened.evaluate(`document.body.insertAdjacentHTML('beforeend', '<b>x</b>')`),
  ).rejects.toThrow(/TrustedHTML/)
  await expect(opened.evaluate(`fetch('https://127.0.0.1:1/')`)).rejects.toThrow(/fetch/)
  expect(problems.splice(0).join('\n')).toMatch(/Content Security Policy/)
})

test('connects again after the server has restarted', async () => {
  const first = await served()
  const { port } = new URL(first.origin)
  const opened = await open(first.origin)
  await fetch(`${first.origin}/unknown/first`)
  await shown(opened, 1)
  await first.end()
  await opened.getByText('Not connected; trying again').waitFor()
  // The browser logs each failed attempt.
  const second = await served(['--port', port])
  await fetch(`${second.origin}/unknown/second`)
  await opened.getByText('Connected', { exact: true }).waitFor()
  await opened.getByText('/unknown/second').waitFor()
  expect(await rowsOf(opened).count()).toBe(1)
  expect(problems.filter((each) => !/ERR_CONNECTION|ERR_INCOMPLETE/.test(each))).toEqual([])
  problems.length = 0
})
