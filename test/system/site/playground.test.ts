import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { decodeFragment } from '../../../site/playground/fragment.js'
import { listening, originOf } from '../../adapters/listening.js'
import { launchChromium, launchFirefox } from '../browsers.js'
import { violationsOf, widthsOf } from '../pages.js'
import { expectVerdict, paste, playgroundIn } from './playground-page.js'

const offering = `operation: createOffering
body:
  name: Winter_Sale
  priority: 500
`
const stop = `operation: changeCampaignStatus
params: {campaign_id: 66b1f0c2a94e3d0012ab34cd}
body: {action: STOP, updated_by: ada@example.com}
`
const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>'

/** Valid in its structure, so that rules of plugins run. */
const whole = offering.replace('500', '5')

/** Returns the code of a plugin whose rule rejects every offering. */
const pluginWith = (docs: string) => `export default {
  name: 'acme',
  rules: [{
    id: 'acme/name', operations: ['createOffering'], docs: '${docs}',
    summary: '${markup}',
    check({ body }, { report }) { report({ path: ['name'], message: 'must be ${markup}' }) },
  }],
}`

describe.each([
  { name: 'Chromium', launch: launchChromium },
  { name: 'Firefox', launch: launchFirefox },
])('in $name', ({ launch }) => {
  const { site, open } = playgroundIn(launch)

  test('starts with an example that shows a fix and, after it, a rule', async () => {
    const playground = await open()
    const { page, findings } = playground
    await expectVerdict(playground, 'Rejected')
    await page.locator('.cm-lintRange-error', { hasText: 'DWELL' }).waitFor()
    await findings.locator('.fix', { hasText: 'dwell' }).click()
    await page.locator('.cm-line', { hasText: '"dwell"' }).waitFor()
    await findings.getByRole('link', { name: 'geofence/dwell-time-required' }).waitFor()
  })

  test('leads to the state of a stored campaign in its diagram', async () => {
    const file = new URL('../../../examples/rejected/status-two-mistakes.json', import.meta.url)
    const { page, verdict } = await open({ text: readFileSync(file, 'utf8') })
    const diagram = verdict.getByRole('link', { name: 'Show it in the diagram' })
    await page.goto(site().origin + (await diagram.getAttribute('href')))
    await page.getByText('Its delivery type allows PAUSE, RESUME.').waitFor()
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
})

describe('in Chromium', () => {
  const { site, open, problems } = playgroundIn(launchChromium)

  test('underlines what is wrong, shows the response, and goes to the field', async () => {
    const playground = await open({ text: offering, language: 'yaml' })
    const { page, findings, verdict } = playground
    await expectVerdict(playground, 'Rejected')
    await page.locator('.cm-lintRange-error', { hasText: /^500$/ }).waitFor()
    const response = await verdict.locator('.response pre').innerText()
    expect(response).toMatch(/^HTTP 400\n[\s\S]*"error": \{/)
    const link = findings.getByRole('link', { name: 'offering/required' }).first()
    expect(await link.getAttribute('href')).toBe('/rules/offering/required.html')
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

  test('checks with facts, and leads to the form of a missing one', async () => {
    const { page, verdict, findings } = await open({ text: stop })
    await verdict.locator('.skipped summary').click()
    await verdict.getByRole('button', { name: 'Provide campaign', exact: true }).first().click()
    const field = page.getByLabel('Campaign', { exact: true })
    await field.fill('status: ACTIVE\ncampaign_delivery_type: PERIODIC')
    await findings.filter({ hasText: 'status/stop-periodic' }).waitFor()
    await field.fill('null')
    await findings.filter({ hasText: 'campaign/unknown' }).waitFor()
  })

  test('says which settings cannot be used', async () => {
    const playground = await open({ text: stop })
    const { page, verdict } = playground
    await page.locator('summary', { hasText: 'Settings' }).click()
    await page.getByLabel('Severities').fill('status/stop-periodi: off')
    await expectVerdict(playground, 'Not checked')
    expect(await verdict.locator('.verdict').innerText()).toContain('stop-periodi')
  })

  test('carries everything in a link', async () => {
    const { page } = await open({ text: offering, language: 'yaml' })
    await page.getByLabel('Operation', { exact: true }).selectOption('createOffering')
    await page.locator('summary', { hasText: 'Facts' }).click()
    await page.getByLabel('Time of the request').fill('2030-01-15T09:30:00Z')
    await page.locator('summary', { hasText: 'Settings' }).click()
    await page.getByLabel('Service name').fill('ACME')
    await page.getByRole('button', { name: 'Copy link' }).click()
    const state = {
      text: offering,
      language: 'yaml',
      operation: 'createOffering',
      facts: { now: '2030-01-15T09:30:00Z' },
      options: { serviceName: 'ACME' },
    }
    await vi.waitFor(async () =>
      expect(await decodeFragment(new URL(page.url()).hash)).toEqual(state),
    )
    const { hash } = new URL(page.url())
    await page.context().close()
    const other = await open(hash)
    expect(await other.text.innerText()).toContain('name: Winter_Sale')
    const facts = other.page.locator('.form summary', { hasText: 'Facts' })
    expect(await facts.innerText()).toContain('now')
  })

  test('completes names from the schema', async () => {
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

  test('lets the keyboard out of the editor', async () => {
    const playground = await open({ text: offering })
    const { page, text } = playground
    await expectVerdict(playground, 'Rejected')
    await text.focus()
    const focused = () => page.evaluate('document.activeElement.className')
    expect(await focused()).toBe('editor')
    await page.keyboard.press('Tab')
    expect(await focused()).not.toBe('editor')
  })

  test('runs the code of a link only after a confirmation', async () => {
    const plugin = pluginWith('https://wiki.example/naming')
    const playground = await open({ text: whole, plugin })
    const { page, findings } = playground
    await expectVerdict(playground, 'Rejected')
    expect(await findings.filter({ hasText: 'acme/name' }).count()).toBe(0)
    expect(page.workers().filter((worker) => worker.url().startsWith('blob:'))).toEqual([])
    await page.getByRole('button', { name: 'Run it' }).click()
    const finding = findings.filter({ hasText: 'acme/name' })
    await finding.waitFor()
    expect(await finding.innerText()).toContain('<img src=x')
    const link = finding.getByRole('link', { name: 'acme/name' })
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await page.locator('main img, main script').count()).toBe(0)
  })

  test('does not run a plugin whose link is code', async () => {
    const playground = await open({ text: offering, plugin: pluginWith('javascript:alert(1)') })
    await playground.page.getByRole('button', { name: 'Run it' }).click()
    await expectVerdict(playground, 'Not checked')
  })

  test('keeps a plugin from other hosts, and from what outlives the page', async () => {
    const paths: (string | undefined)[] = []
    const other = createServer(({ url }, response) => {
      paths.push(url)
      response.end()
    })
    const origin = await originOf(listening(other))
    const code = `const blocked = []
addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective))
const left = ['caches', 'indexedDB', 'Worker', 'BroadcastChannel'].filter((name) => name in self)
fetch('${origin}/').catch(() => {})
import('${origin}/a.js').catch(() => {})
export default {
  name: 'acme',
  rules: [{
    id: 'acme/seen', operations: ['createOffering'], summary: 'Says what is possible.',
    check: (_, { report }) =>
      report({ message: 'left: ' + left + '; blocked: ' + [...new Set(blocked)].sort() }),
  }],
}`
    const { page, text, findings } = await open({ text: whole, plugin: code })
    await page.getByRole('button', { name: 'Run it' }).click()
    await vi.waitFor(async () => {
      await text.click()
      await page.keyboard.type(' ')
      const seen = findings.getByText('left: ; blocked: connect-src,script-src').first()
      await seen.waitFor({ timeout: 2000 })
    }, 20_000)
    expect(paths).toEqual([])
    // Chromium shows what the policy blocked as requests.
    expect(problems.splice(0).filter((each) => !each.includes(origin))).toEqual([])
  })

  test('stays usable with a state that is nested too deeply to be written', async () => {
    const depth = 200_000
    const json = `{"text":"","facts":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`
    const playground = await open(`#v1=${deflateRawSync(json).toString('base64url')}`)
    await playground.page.getByText('The link cannot be read').waitFor()
    await paste(playground, offering)
    await expectVerdict(playground, 'Rejected')
  })

  test.each([
    { width: 400, colorScheme: 'dark' },
    { width: 1600, colorScheme: 'light' },
  ] as const)('fits and is accessible at $width pixels in $colorScheme', async (view) => {
    const { width, colorScheme } = view
    const facts = { campaign: { status: 'DRAFT' }, offering: { status: 'archived' } }
    const plugin = pluginWith('https://wiki.example/naming')
    const options = { colorScheme, viewport: { width, height: 900 } }
    const { page, findings } = await open({ text: whole, plugin, facts }, options)
    await findings.first().waitFor()
    for (const title of ['Facts', 'Settings', 'Plugin', 'skipped', 'Examples']) {
      await page.locator('main summary', { hasText: title }).click()
    }
    expect((await widthsOf(page)).content).toBeLessThanOrEqual(width)
    expect(await violationsOf(page)).toEqual([])
  })

  test('loads at most 350 kB', async () => {
    const start = site().served.length
    const opened = await open()
    await expectVerdict(opened, 'Rejected')
    await opened.page.waitForLoadState('networkidle')
    const sizes = site()
      .served.slice(start)
      .map(({ path, content }) => ({
        path,
        size: gzipSync(content).length,
      }))
    expect(sizes.map(({ path }) => path).join()).toMatch(/worker-[^,]*\.js/)
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(350_000)
  })
})
