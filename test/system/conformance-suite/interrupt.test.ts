import { once } from 'node:events'
import type { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { started } from '../../attack/command/process.js'
import { serveApart } from '../ci/action.js'

/** Starts `conform`, sends it Ctrl-C a while after its first request, and returns what it printed. */
async function interrupted(origin: string, milliseconds: number) {
  const { child, ended } = started(['conform', origin, '--only=getCampaign'])
  await once(child.stderr as Readable, 'data')
  const timer = setTimeout(() => child.kill('SIGINT'), milliseconds)
  const { status, stdout } = await ended
  clearTimeout(timer)
  return { status, stdout }
}

it('prints a report after Ctrl-C, also while the process is busy', async () => {
  const origin = await serveApart()
  const delay = fc.integer({ min: 0, max: 2500 })
  await fc.assert(
    fc.asyncProperty(delay, async (milliseconds) => {
      const { status, stdout } = await interrupted(origin, milliseconds)
      expect(stdout).toMatch(/\d+ MUST, .* requests? to /)
      expect(status).toBe(130)
    }),
    { numRuns: 2, endOnFailure: true },
  )
}, 240_000)
