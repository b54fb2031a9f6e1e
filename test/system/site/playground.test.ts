import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateRawSync } from 'node:zlib'
import axe from 'axe-core'
import { describe, expect, test, vi } from 'vitest'
import { decodeFragment, encodeFragment } from '../../../site/playground/fragment.js'
import { pageWidths } from '../../conformance-report/in-page.js'
import { browsers } from './browsers.js'
import { expectVerdict, paste, playgroundIn } from './playground-page.js'

/** Starts a server of another origin, which lists what it was asked for. */
async function listening() {
  const paths: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    paths.push(url)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, paths, close: () => server.close() }
}

const offering = `operation: createOffering
body:
  name: Winter_Sale
  priority: 5
`
const search = `operation: searchCampaigns
body:
  limit: 5
  campaign_fields:
    delivery_type: ONE_TIME # the name in V1
    channels: [push]
    craeted_by: ada@example.com
`
const stop = `operation: changeCampaignStatus
params: {campaign_id: 66b1f0c2a94e3d0012ab34cd}
body: {action: STOP, updated_by: ada@example.com}
`
const headers = {
  Authorization: 'Basic d3NfOmtleQ==',
  'Content-Type': 'application/json',
  'Idempotency-Key': '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83',
  'X-SVC-Request-Id': 'ec52cb1e-e5bd-49b7-95c0-4ac54b880c98',
}
const sent = (body: object) => ({
  request: {
    method: 'POST',
    url: 'https://api.example.com/v5/campaigns',
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    postData: { mimeType: 'application/json', text: JSON.stringify(body) },
  },
  response: { status: 400, headers: [], content: {} },
})
const har = JSON.stringify({
  log: {
    entries: [
      sent({ channel: 'PUSH', campaign_delivery_type: 'ONE_TIME', created_by: 'a@example.com' }),
      sent({ channel: 'PUSH', campaign_delivery_type: 'ONE_TIMES', created_by: 'a@example.com' }),
    ],
  },
})
const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>'

describe.each(browsers)('in $name', ({ launch }) => {
  const { site, open } = playgroundIn(launch)

  test('starts with an example that shows a rule, a fix and a state', async () => {
    const playground = await open()
    const { page, findings, verdict } = playground
    await expectVerdict(playground, 'Rejected')
    expect(await findings.getByRole('link').count()).toBeGreaterThan(0)
    await page.locator('.cm-lintRange-error', { hasText: 'pause' }).waitFor()
    await findings.locator('.fix', { hasText: 'PAUSE' }).click()
    await page.locator('.cm-line', { hasText: '"PAUSE"' }).waitFor()
    const link = await verdict
      .getByRole('link', { name: 'Show it in the diagram' })
      .getAttribute('href')
    await page.goto(site().origin + link)
    await page.getByText('Its delivery type allows PAUSE, RESUME.').waitFor()
  })

  test('underlines what is wrong, and says what the API would answer', async () => {
    const playground = await open({ text: offering.replace('5', '500'), language: 'yaml' })
    const { page, findings, verdict } = playground
    await expectVerdict(playground, 'Rejected')
    await page.locator('.cm-lintRange-error', { hasText: /^500$/ }).waitFor()
    const finding = findings.filter({ hasText: 'priority' }).first()
    expect(await finding.innerText()).toMatch(/4:\d+/)
    expect(await verdict.locator('.response pre').innerText()).toMatch(
      /^HTTP 400\n[\s\S]*"error": \{/,
    )
    const link = findings.getByRole('link', { name: 'offering/required' }).first()
    expect(await link.getAttribute('href')).toBe('/rules/offering/required.html')
  })

  test('goes to the place of a finding', async () => {
    const { page, findings } = await open({ text: offering.replace('5', '500') })
    await findings.filter({ hasText: 'priority' }).first().getByRole('button').first().click()
    await page.keyboard.type('7')
    await page.locator('.cm-line', { hasText: /^ {2}priority: 7$/ }).waitFor()
  })

  test('recognises a curl command that replaces an example', async () => {
    const playground = await open()
    await paste(playground, "curl 'https://api.example.com/v5/offers' --json '{}'")
    await playground.verdict.getByText('curl command').waitFor()
    await playground.findings.filter({ hasText: 'offering/required' }).first().waitFor()
  })

  test('checks a recording with several requests', async () => {
    const playground = await open()
    await paste(playground, har)
    await playground.verdict.getByText('2 requests checked: 1 accepted, 1 rejected').waitFor()
    const requests = playground.verdict.getByRole('list', { name: 'Requests' })
    expect(await requests.getByRole('button').count()).toBe(2)
    expect(await playground.findings.first().innerText()).toContain('ONE_TIME')
    await requests.getByRole('button').first().click()
    expect(await playground.findings.count()).toBe(0)
  })

  test('applies a fix, and all of them', async () => {
    const playground = await open({ text: search })
    const { page, findings, verdict } = playground
    await expectVerdict(playground, 'Accepted')
    await findings.filter({ hasText: 'craeted_by' }).locator('.fix').click()
    await page.locator('.cm-line', { hasText: 'created_by: ada@example.com' }).waitFor()
    await verdict.getByRole('button', { name: 'Apply all 2 fixes' }).click()
    await page.locator('.cm-line', { hasText: 'campaign_delivery_type: ONE_TIME' }).waitFor()
    await page.locator('.cm-line', { hasText: 'channels: [PUSH]' }).waitFor()
    await vi.waitFor(async () => expect(await findings.locator('.fix').count()).toBe(0))
  })

  test('offers a fix where the mistake is underlined', async () => {
    const { page } = await open({ text: search })
    await page.locator('.cm-lintRange-warning', { hasText: 'push' }).hover()
    await page.locator('.cm-diagnosticAction').first().click()
    await page.locator('.cm-line', { hasText: 'channels: [PUSH]' }).waitFor()
  })

  test('checks with facts, and leads to the form of a missing one', async () => {
    const playground = await open({ text: stop })
    const { page, verdict } = playground
    await verdict.locator('.skipped summary').click()
    await verdict.getByRole('button', { name: 'Provide campaign', exact: true }).first().click()
    const field = page.getByLabel('Campaign', { exact: true })
    await vi.waitFor(async () =>
      expect(await page.evaluate('document.activeElement?.labels?.[0].textContent')).toBe(
        'Campaign',
      ),
    )
    await page.keyboard.type('status: ACTIVE')
    await page.keyboard.press('Enter')
    await page.keyboard.type('campaign_delivery_type: PERIODIC')
    await playground.findings.filter({ hasText: 'status/stop-periodic' }).waitFor()
    await field.fill('null')
    await playground.findings.filter({ hasText: 'campaign/unknown' }).waitFor()
  })

  test('says which settings cannot be used', async () => {
    const playground = await open({ text: stop })
    const { page, verdict } = playground
    await page.locator('summary', { hasText: 'Settings' }).click()
    await page.getByLabel('Severities').fill('status/stop-periodi: off')
    await expectVerdict(playground, 'Not checked')
    expect(await verdict.locator('.verdict').innerText()).toContain('stop-periodi')
    await page.getByLabel('Severities').fill('nonsense')
    await page.getByText('Line 1 must be a rule and a severity').waitFor()
  })

  test('carries everything in a link', async () => {
    const playground = await open({ text: offering, language: 'yaml' })
    const { page } = playground
    await page.getByLabel('Operation', { exact: true }).selectOption('createOffering')
    await page.locator('summary', { hasText: 'Facts' }).click()
    await page.getByLabel('Time of the request').fill('2030-01-15T09:30:00Z')
    await page.locator('summary', { hasText: 'Settings' }).click()
    await page.getByLabel('Service name').fill('ACME')
    await page.getByRole('button', { name: 'Copy link' }).click()
    const state = {
      ...{ text: offering, language: 'yaml', operation: 'createOffering' },
      facts: { now: '2030-01-15T09:30:00Z' },
      options: { serviceName: 'ACME' },
    }
    await vi.waitFor(async () =>
      expect(await decodeFragment(new URL(page.url()).hash)).toEqual(state),
    )
    const link = new URL(page.url())
    await page.context().close()
    const other = await open(link.hash)
    expect(await other.text.innerText()).toContain('name: Winter_Sale')
    expect(await other.page.getByLabel('Operation', { exact: true }).inputValue()).toBe(
      'createOffering',
    )
    expect(await other.page.locator('.form summary', { hasText: 'Facts' }).innerText()).toContain(
      'now',
    )
  })

  test('loads a link that is pasted into the address bar', async () => {
    const playground = await open({ text: offering })
    const fragment = await encodeFragment({ text: stop })
    await playground.page.goto(`${site().origin}/playground/#${fragment}`)
    await playground.page.locator('.cm-line', { hasText: 'changeCampaignStatus' }).waitFor()
  })

  test('says that a link is cut', async () => {
    const { page } = await open('#v1=abc')
    await page.getByText('The link cannot be read').waitFor()
  })

  test('completes names and values from the schema', async () => {
    const { page } = await open({ text: `${offering}  deli` })
    await page.locator('.cm-line').last().click()
    await page.keyboard.press('End')
    // Completion is loaded with the first focus.
    await vi.waitFor(
      async () => {
        await page.keyboard.press('Control+Space')
        await page.getByRole('option', { name: /delivery/ }).click({ timeout: 1000 })
      },
      { timeout: 15_000 },
    )
    expect(await page.locator('.cm-line').last().innerText()).toBe('  delivery: ')
  })

  test('describes the field under the pointer', async () => {
    const { page } = await open({ text: offering })
    await page.locator('.cm-content').click()
    const key = page.locator('.cm-line', { hasText: 'priority' }).locator('span').first()
    await vi.waitFor(async () => {
      await page.mouse.move(5, 5)
      await key.hover()
      await page.locator('.cm-tooltip .hint').waitFor({ timeout: 2000 })
    }, 15_000)
    expect(await page.locator('.cm-tooltip .hint').innerText()).toMatch(/priority integer/)
  })

  test('lets the keyboard out of the editor', async () => {
    const playground = await open({ text: offering })
    const { page, text } = playground
    await expectVerdict(playground, 'Rejected')
    await text.focus()
    const focused = () => page.evaluate('document.activeElement.className')
    expect(await focused()).toBe('editor')
    await page.keyboard.press('Tab')
    expect(await focused()).not.toBe('editor')
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('editor')
  })

  test('chooses an example with the keyboard alone', async () => {
    const playground = await open({ text: offering })
    const { page } = playground
    await page.locator('.menu summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await page.getByRole('button', { name: 'Status pause' }).count()).toBe(0)
    await page.keyboard.press('Enter')
    // Firefox stops at the list first, because it scrolls.
    do await page.keyboard.press('Tab')
    while ((await page.evaluate('document.activeElement.tagName')) !== 'BUTTON')
    await page.keyboard.press('Enter')
    await expectVerdict(playground, 'Accepted')
  })

  test('announces a verdict once typing stops', async () => {
    const { page, text } = await open({ text: offering })
    await page
      .getByRole('status')
      .filter({ hasText: /^Rejected\. \d+ violations/ })
      .waitFor()
    await text.focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('name: [')
    await page
      .getByRole('status')
      .filter({ hasText: /^Unreadable\./ })
      .waitFor()
  })

  test('shows markup in a request as text', async () => {
    const text = JSON.stringify({
      operation: 'createOffering',
      body: { name: markup, [markup]: markup, tags: [markup] },
    })
    const playground = await open({ text, facts: { campaign: { status: markup } } })
    await expectVerdict(playground, 'Rejected')
    expect(await playground.page.locator('main img, main script').count()).toBe(0)
  })

  const pluginWith = (docs: string) => `export default {
  name: 'acme',
  rules: [{
    id: 'acme/name', operations: ['createOffering'], docs: '${docs}',
    summary: '${markup}',
    check({ body }, { report }) { report({ path: ['name'], message: 'must be ${markup}' }) },
  }],
}`
  const plugin = pluginWith('https://wiki.example/naming')

  test('runs the code of a link only after a confirmation', async () => {
    const playground = await open({ text: offering, plugin })
    const { page, findings } = playground
    await expectVerdict(playground, 'Rejected')
    expect(await findings.filter({ hasText: 'acme/name' }).count()).toBe(0)
    expect(page.workers().filter((worker) => worker.url().startsWith('blob:'))).toEqual([])
    await page.getByText('This link contains code').waitFor()
    await page.getByRole('button', { name: 'Run it' }).click()
    const finding = findings.filter({ hasText: 'acme/name' })
    await finding.waitFor()
    expect(await finding.innerText()).toContain('<img src=x')
    const link = finding.getByRole('link', { name: 'acme/name' })
    expect(await link.getAttribute('href')).toBe('https://wiki.example/naming')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await page.locator('main img, main script').count()).toBe(0)
  })

  test('keeps a plugin from other hosts, and from what outlives the page', async () => {
    const other = await listening()
    const code = `const blocked = []
addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective))
const left = ['caches', 'indexedDB', 'Worker', 'BroadcastChannel'].filter((name) => name in self)
fetch('${other.origin}/').catch(() => {})
import('${other.origin}/a.js').catch(() => {})
export default {
  name: 'acme',
  rules: [
    {
      id: 'acme/seen',
      operations: ['createOffering'],
      summary: 'Says what is possible.',
      check: (_, { report }) =>
        report({ message: 'left: ' + left + '; blocked: ' + [...new Set(blocked)].sort() }),
    },
  ],
}`
    const playground = await open({ text: offering, plugin: code })
    const { page, text, findings, problems } = playground
    await page.getByRole('button', { name: 'Run it' }).click()
    await vi.waitFor(async () => {
      await text.click()
      await page.keyboard.type(' ')
      await findings.getByText('left: ; blocked: connect-src,script-src').first().waitFor({
        timeout: 2000,
      })
    }, 20_000)
    expect(other.paths).toEqual([])
    other.close()
    // Chromium shows what the policy blocked as requests.
    expect(problems.splice(0).filter((each) => !each.includes(other.origin))).toEqual([])
  })

  test('does not run a plugin whose link is code', async () => {
    const playground = await open({ text: offering, plugin: pluginWith('javascript:alert(1)') })
    await playground.page.getByRole('button', { name: 'Run it' }).click()
    await expectVerdict(playground, 'Not checked')
  })

  test('does not offer to run code in a frame', async () => {
    const playground = await open()
    const { page } = playground
    const fragment = await encodeFragment({ text: offering, plugin })
    const body = `<iframe src="${site().origin}/playground/#${fragment}"></iframe>`
    await page.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${site().origin}/frame`)
    const frame = page.frameLocator('iframe')
    await frame.getByText('Open the page by itself to run it').waitFor()
    expect(await frame.getByRole('button', { name: 'Run it' }).count()).toBe(0)
  })

  test('keeps code that does not run in the link', async () => {
    const playground = await open({ text: offering, plugin })
    const { page, text } = playground
    await text.focus()
    await page.keyboard.press('ControlOrMeta+Home')
    await page.keyboard.type('# ')
    await vi.waitFor(async () =>
      expect((await decodeFragment(new URL(page.url()).hash))?.text).toMatch(/^# /),
    )
    expect((await decodeFragment(new URL(page.url()).hash))?.plugin).toBe(plugin)
    await page.getByRole('button', { name: 'Remove it' }).click()
    await vi.waitFor(async () =>
      expect((await decodeFragment(new URL(page.url()).hash))?.plugin).toBeUndefined(),
    )
    expect(page.workers().filter((worker) => worker.url().startsWith('blob:'))).toEqual([])
  })

  test('stays usable with a state that is nested too deeply to be written', async () => {
    const depth = 200_000
    const json = `{"text":"","facts":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`
    const playground = await open(`#v1=${deflateRawSync(json).toString('base64url')}`)
    await playground.page.getByText('The link cannot be read').waitFor()
    await paste(playground, offering)
    await expectVerdict(playground, 'Rejected')
  })

  const views = [400, 800, 1600].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  )
  test.each(views)(
    'fits and is accessible at $width pixels in $colorScheme',
    async ({ width, colorScheme }) => {
      const view = { colorScheme, viewport: { width, height: 900 } }
      const facts = { campaign: { status: 'DRAFT' }, offering: { status: 'archived' } }
      const playground = await open({ text: search, plugin, facts }, view)
      const { page, findings } = playground
      await findings.first().waitFor()
      for (const title of ['Facts', 'Settings', 'Plugin', 'skipped', 'Examples']) {
        await page.locator('main summary', { hasText: title }).click()
      }
      const { content, window } = await page.evaluate<{ content: number; window: number }>(
        pageWidths,
      )
      expect(window).toBe(width)
      expect(content).toBeLessThanOrEqual(window)
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate<axe.AxeResults>('axe.run()')
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      ).toEqual([])
    },
  )
})
