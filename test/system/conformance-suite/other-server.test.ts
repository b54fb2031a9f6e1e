import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, it, type TestContext } from 'vitest'
import { runConformance } from '../../../src/conformance/run/run.js'
import data from './other-server/data.json' with { type: 'json' }

/*
 * Runs the suite against a server that was written without a look at the suite: it must report no MUST
 * in the server itself, and find every bug. CI tests a few bugs, chosen by the seed in their test names;
 * `OTHER_SERVER_BUGS=all` tests all, and `PROPERTY_SEED` repeats a choice.
 */

const program = fileURLToPath(new URL('other-server/server.mjs', import.meta.url))
const seed = fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31)

const fixtures = {
  credentials: 'workspace:key',
  credentialsWithoutPermission: 'intern:key',
  workspace: data.workspace,
  create: true,
  states: '/sandbox/given',
  maxBodyBytes: 1_048_576,
}

/** Starts the server in a process of its own, until the test ends. */
async function started(
  { onTestFinished }: TestContext,
  ...flags: readonly string[]
): Promise<string> {
  const child = spawn(process.execPath, [program, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  const [origin] = await once(child.stdout, 'data')
  return String(origin).trim()
}

async function findings(target: string, bail: boolean) {
  const settings = { target, fixtures, seed, cases: 8, bail, longestWait: 5 }
  const report = await runConformance(settings)
  return report.findings.filter(({ level }) => level === 'MUST').map(({ key }) => key)
}

const all = Object.entries(data.bugs)
const every = process.env.OTHER_SERVER_BUGS === 'all' ? 1 : 8
const chosen = all.filter((_, index) => index % every === seed % every)

// They often wait for answers, or for limits.
describe.concurrent(`with seed ${seed}`, () => {
  it('reports no MUST in the server without a bug', async (context) => {
    context.expect(await findings(await started(context), false)).toEqual([])
  })

  it.for(chosen)('finds %s: %s', async ([id], context) => {
    const found = await findings(await started(context, '--bug', id), true)
    context.expect(found).not.toEqual([])
  })
})
