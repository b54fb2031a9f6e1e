import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { parse } from 'yaml'

/*
 * Validates the example requests with the package on Bun, Deno without permissions, workerd, and in a
 * page and a worker of Chromium under a policy that allows nothing but scripts. Every runtime must
 * return the same results as Node without code from strings. `.ci/package` calls it.
 */

const { values: given } = parseArgs({
  options: {
    package: { type: 'string', default: '' },
    /** Holds the executables of Bun, Deno and workerd. */
    runtimes: { type: 'string', default: '' },
    /** The executable. */
    chromium: { type: 'string', default: '' },
  },
})

const requests = ['requests', 'rejected'].flatMap((name) => {
  const folder = join('examples', name)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:json|yaml)$/.test(file))
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')))
})

/** The files of an entry by name: itself, and the parts that it shares with other entries. */
function filesOf(name: string, found: Record<string, string> = {}): Record<string, string> {
  const code = readFileSync(join(given.package, 'dist', name), 'utf8')
  found[name] = code
  for (const [, part = ''] of code.matchAll(/(?:from|import) "\.\/([\w-]+\.js)"/g)) {
    if (!(part in found)) filesOf(part, found)
  }
  return found
}
const entries = filesOf('fetch.js', filesOf('index.js'))

/** Computes the results; imports nothing but the package. An adapter starts while it loads. */
const results = `
import { memoryIdempotency, memoryRateLimits, withCampaignContract } from './fetch.js'
import { createContract, fingerprint, scanJson } from './index.js'
const stores = { idempotency: memoryIdempotency(), rateLimits: memoryRateLimits() }
withCampaignContract(() => new Response(), { authenticate: () => ({}), ...stores })
const contract = createContract({ clock: () => new Date(0), responseId: () => 'r-1' })
const requests = ${JSON.stringify(requests)}
export const results = JSON.stringify(requests.map(({ operation, given, ...request }) => {
  const verdict = contract.check(operation, request)
  const { method, path } = contract.operations[operation]
  const { headers, body } = request
  const http = { method, url: path, headers, body: new TextEncoder().encode(JSON.stringify(body)) }
  return [
    verdict,
    contract.checkHttp(http),
    contract.factsNeeded(operation, request),
    contract.checkResponse(operation, verdict.response ?? { status: 200, body: {} }, { request }),
    fingerprint(operation, request),
    scanJson(JSON.stringify(body)),
  ]
}))
`
const reporting = (report: string) => `
const refused = []
addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI))
const { results } = await import('./results.js')
// An event of the policy comes after the code that caused it.
setTimeout(() => ${report})
`
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  ...entries,
  'results.js': results,
  'program.js': "import { results } from './results.js'\nconsole.log(results)",
  'workerd.js': `import { results } from './results.js'
export default { fetch: () => new Response(results) }`,
  'page.html': '<!doctype html><script type="module" src="page.js"></script>',
  'page.js': `new Worker('./worker.js', { type: 'module' }).onmessage = ({ data }) => report('worker', data)
${reporting("report('page', { results, refused })")}`,
  'worker.js': reporting('postMessage({ results, refused })'),
}

const folder = mkdtempSync(join(tmpdir(), 'runtimes-'))
try {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const node = await printed(process.execPath, '--disallow-code-generation-from-strings')
  const found = {
    Bun: await printed(join(given.runtimes, 'bun'), 'run'),
    Deno: await printed(join(given.runtimes, 'deno'), 'run', '--no-prompt'),
    workerd: await inWorkerd(join(given.runtimes, 'workerd')),
    ...(await inChromium(given.chromium)),
  }
  for (const [runtime, text] of Object.entries(found)) {
    if (text !== node) throw new Error(`${runtime} has other results than Node:\n${text}`)
    console.log(`${runtime}: the same results for ${requests.length} requests`)
  }
} finally {
  rmSync(folder, { recursive: true })
}

async function printed(runtime: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(runtime, [...args, 'program.js'], { cwd: folder })
  return stdout.trim()
}

async function inWorkerd(workerd: string): Promise<string> {
  const port = await freePort()
  const modules = ['workerd.js', 'results.js', ...Object.keys(entries)]
    .map((name) => `(name = "${name}", esModule = embed "${name}")`)
    .join(', ')
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (modules = [${modules}], compatibilityDate = "2025-11-20"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`
  writeFileSync(join(folder, 'config.capnp'), config)
  const child = spawn(workerd, ['serve', 'config.capnp'], { cwd: folder, stdio: 'inherit' })
  try {
    while (child.exitCode === null) {
      const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
      if (response !== undefined) return await response.text()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`workerd exits with ${child.exitCode}`)
  } finally {
    child.kill()
  }
}

async function freePort(): Promise<number> {
  const server = createSocketServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** Returns the results of a page and of a worker. */
async function inChromium(executablePath: string): Promise<Record<string, string>> {
  const server = createServer(({ url = '' }, response) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.setHeader('Content-Security-Policy', "default-src 'none'; script-src 'self'")
    response.setHeader('Content-Type', type).end(files[url.slice(1)])
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({ executablePath })
  try {
    const page = await browser.newPage()
    const found: Record<string, string> = {}
    await new Promise<void>((resolve, reject) => {
      page.on('pageerror', reject)
      page
        .exposeFunction(
          'report',
          (place: string, report: { results: string; refused: string[] }) => {
            if (report.refused.length > 0)
              reject(new Error(`the ${place} was refused ${report.refused}`))
            found[`Chromium, ${place}`] = report.results
            if (Object.keys(found).length === 2) resolve()
          },
        )
        .then(() => page.goto(`http://127.0.0.1:${port}/page.html`))
        .catch(reject)
    })
    return found
  } finally {
    await browser.close()
    server.close()
  }
}
