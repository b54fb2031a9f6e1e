import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { campaignContract, folderOf } from '../../../cli/command.js'
import { lines } from '../../../cli/lines/rows.js'
import { installed, moduleOf } from '../../../cli/plugin-files.js'

/* The main thread checks four megabytes, and goes on alone until the workers have started. */

const row = (name: string, tag = 'tag_winter', priority = 1, text = '') =>
  JSON.stringify({
    operation: 'updateOffering',
    description: text,
    body: { name, tags: [tag], priority },
  })

/** Rows of different lengths, with findings of the workspace, a plugin and an exception. */
const rows = lines([
  row('acme_a'),
  row('acme_b', 'tag_summer'),
  row('Summer'),
  '{',
  row('acme_c', 'tag_winter', -5),
  row('acme_d', 'tag_winter', 1, 'x'.repeat(4000)),
])

const files = {
  ...installed,
  // Leaves a file where it runs in a worker.
  'acme.mjs': `import { writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
${moduleOf({
  check: `if (workerData?.pluginFiles) writeFileSync(new URL('in-worker', import.meta.url), '')
if (!body.name.startsWith('acme_')) report({ path: ['name'], message: 'must start with \`acme_\`' })`,
}).replace('createOffering', 'updateOffering')}`,
  'campaign-contract.config.yaml': `plugins: [acme.mjs]
exceptions: [{rule: structure, target: priority, reason: Ours are negative.}]`,
  'campaign-contract.workspace.yaml': 'tags: [tag_winter]',
}

test('several threads find what one finds, in the same order', { timeout: 60_000 }, async () => {
  const cwd = folderOf(files)
  const sent: Buffer[] = []
  async function* untilWorkersRun() {
    for (let further = 0; further < 200; existsSync(join(cwd, 'in-worker')) && further++) {
      const piece = Buffer.from(sent.length === 0 ? rows.repeat(1000) : rows.repeat(5))
      sent.push(piece)
      yield piece
      await setImmediate()
    }
  }
  const format = ['--format', 'ndjson', '--operation', 'updateOffering']
  const args = ['check', '-', '--lines', ...format, '--threads']
  const several = await campaignContract([...args, '3'], { cwd, input: untilWorkersRun() })
  const one = await campaignContract([...args, '1'], { cwd, input: sent })
  const [found, wanted] = [several, one].map(({ stdout }) =>
    stdout.replace(/("response_id":)"[^"]+"/g, '$1""').split('\n'),
  ) as [string[], string[]]
  // A comparison of the whole texts would print megabytes.
  const differing = found.findIndex((line, index) => line !== wanted[index])
  expect([differing, found.length, several.code]).toEqual([-1, wanted.length, 2])
  const results = found.slice(0, -2).map((line) => JSON.parse(line))
  expect(results.map(({ line }) => line)).toEqual(results.map((_, index) => index + 1))
  expect(results.slice(-6)).toMatchObject([
    { ok: true },
    { violations: [{ rule: 'offering/tag-unknown' }] },
    { violations: [{ rule: 'acme/offer-prefix' }] },
    { error: { message: expect.stringContaining('invalid JSON') } },
    { ok: true, notes: [{ rule: 'structure' }] },
    { ok: true },
  ])
})
