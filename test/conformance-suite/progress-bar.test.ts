import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import type { Host } from '../../src/cli/host/host.js'
import { progressBar } from '../../src/cli/host/progress-bar.js'

/** Returns the output of a bar for two steps. */
function written(isTTY: boolean, env: Host['env']): string {
  let text = ''
  const stderr = Object.assign(
    new Writable({
      write(chunk, _encoding, done) {
        text += chunk
        done()
      },
    }),
    { isTTY, columns: 120 },
  )
  const bar = progressBar(
    { stderr, env } as unknown as Host,
    '{value}/{total}  {findings} findings  {label}',
  )
  bar.show({ done: 0, total: 4, findings: 0, label: 'createOffering' })
  bar.show({ done: 2, total: 4, findings: 1, label: 'createOffering' })
  bar.end()
  return text
}

it('shows the progress of a run on a terminal', () => {
  const text = written(true, { TERM: 'xterm' })
  expect(text).toContain('0/4  0 findings')
  expect(text).toContain('createOffering')
})

it.each([
  ['in a pipe', false, { TERM: 'xterm' }],
  ['in CI', true, { TERM: 'xterm', CI: 'true' }],
  ['on a terminal that cannot go back in a line', true, { TERM: 'dumb' }],
])('writes nothing %s', (_, isTTY, env) => {
  expect(written(isTTY, env)).toBe('')
})
