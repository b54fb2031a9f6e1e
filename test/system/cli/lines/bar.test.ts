import { expect, test } from 'vitest'
import { campaignContract, folderOf } from '../../../cli/command.js'
import { lines, stop } from '../../../cli/lines/rows.js'

const files = {
  'a.ndjson': lines(Array.from({ length: 8000 }, (_, key) => stop({ key }))),
  'b.ndjson': lines([stop({ key: 1, action: 'Stop' })]),
}

/** Returns standard output and error of the command on a terminal with these variables. */
const written = (args: readonly string[], env: Record<string, string>) =>
  campaignContract(['check', ...args], {
    cwd: folderOf(files),
    isTerminal: true,
    columns: 200,
    env,
  })

test('shows the progress on a terminal', async () => {
  const { stdout, stderr } = await written(['a.ndjson', '--quiet'], { TERM: 'xterm' })
  expect(stderr).toMatch(/[█░]{40} [\d.]+ m?s {2}\d\/3 MB {2}\d+ requests {2}0 errors/)
  // At the end the line is cleared and the cursor visible.
  expect(stderr.lastIndexOf('\u001b[?25h')).toBeGreaterThan(stderr.lastIndexOf(' MB'))
  expect(stdout).toContain('8000 valid')
})

test('clears the bar before other output', async () => {
  const { stdout, stderr } = await written(['a.ndjson', 'b.ndjson', '--quiet'], { TERM: 'xterm' })
  expect(stderr).toContain('\r\u001b[K')
  expect(stdout).toContain('b.ndjson:1:270')
})

test('shows no bar in CI', async () => {
  expect((await written(['a.ndjson', '--quiet'], { CI: 'true' })).stderr).toBe('')
})
