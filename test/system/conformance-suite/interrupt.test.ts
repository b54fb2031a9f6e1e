import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { builtCommand } from '../../built-command.js'
import { serveApart } from '../ci/action.js'

/** Starts `conform`, sends it Ctrl-C a while after its first request, and returns what it printed. */
async function interrupted(origin: string, milliseconds: number) {
  const args = [builtCommand, 'conform', origin, '--only=getCampaign']
  const child = spawn(process.execPath, args)
  let stdout = ''
  child.stdout.on('data', (text) => {
    stdout += text
  })
  await once(child.stderr, 'data')
  const timer = setTimeout(() => child.kill('SIGINT'), milliseconds)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  return { code, stdout }
}

it('prints a report after Ctrl-C, also while the process is busy', async () => {
  const origin = await serveApart()
  const delay = fc.integer({ min: 0, max: 2500 })
  await fc.assert(
    fc.asyncProperty(delay, async (milliseconds) => {
      const { code, stdout } = await interrupted(origin, milliseconds)
      expect(stdout).toMatch(/\d+ MUST, .* requests? to /)
      expect(code).toBe(130)
    }),
    { numRuns: 2, endOnFailure: true },
  )
}, 240_000)
