import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { blocks, root } from '../../docs/markdown.js'
import { byFetch, curled, wordsOf } from '../curled.js'

const folder = join(root, 'examples/servers')
const frameworks = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Default address of the examples. */
const documented = 'http://127.0.0.1:3000'

/** Runs a documented command at a free port, and passes the printed address to `use`. */
async function started<Result>(
  command: string,
  use: (origin: string) => Promise<Result>,
): Promise<{ result: Result; printed: string[] }> {
  const env = { ...process.env, PORT: '0', npm_config_loglevel: 'error' }
  // In its own process group, because npm starts a shell that starts the server.
  const child = spawn('bash', ['-c', command], { cwd: root, env, detached: true })
  const printed: string[] = []
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => printed.push(line))
      createInterface(child.stdout).on('line', (line) => {
        const [, address] = line.match(/^Listening on (http\S+)$/) ?? []
        if (address !== undefined) resolve(address)
      })
      child.on('error', reject)
      child.on('close', () => reject(new Error(`It has ended: ${printed.join('\n')}`)))
    })
    return { result: await use(origin), printed }
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid)
  }
}

/** Runs a `curl` of a README with another address. */
function curl(command: string, origin: string) {
  expect(command).toContain(documented)
  return curled(command.replace(documented, origin))
}

it('exists for each adapter', () => {
  const adapters = readdirSync(join(root, 'src/adapters'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace('.ts', ''))
  expect(frameworks.sort()).toEqual(adapters.sort())
})

describe('an example server responds as its README says', () => {
  it.each(frameworks)('%s', async (framework) => {
    const path = `examples/servers/${framework}/README.md`
    const text = readFileSync(join(root, path), 'utf8')
    const [start = '', accepted = '', rejected = ''] = blocks({ path, text }, 'sh').map((block) =>
      block.replace(/ +#.*$/m, '').trim(),
    )
    expect(start).toBe(`npm ci && npm run example -- ${framework}`)
    const [, status] = text.match(/^This request is accepted with `(\d+)`/m) ?? []
    const [, rejectedStatus, code] =
      text.match(/^This one is rejected with `(\d+)` and the code `(\w+)`/m) ?? []

    const { result, printed } = await started(start.replace('npm ci && ', ''), async (origin) => ({
      first: await curl(accepted, origin),
      again: await curl(accepted, origin),
      // Without curl, too.
      byFetch: await byFetch(await wordsOf(accepted.replace(documented, origin))),
      rejection: await curl(rejected, origin),
    }))
    expect(result.first.status).toBe(Number(status))
    expect(result.first.body.data.id).toMatch(/^[0-9a-f]{24}$/)
    expect(result.again).toEqual(result.first)
    expect(result.byFetch).toEqual(result.first)
    expect(result.rejection.status).toBe(Number(rejectedStatus))
    expect(result.rejection.body.error.code).toBe(code)
    expect(printed).toEqual([])
  })
})
