import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { folderOf, root } from '../../../cli/command.js'

const command = fileURLToPath(new URL('../../../../src/cli/main.ts', import.meta.url))
const flags = ['--disallow-code-generation-from-strings', '--import', import.meta.resolve('tsx')]
const typed = `import { defineConfig } from '${root}src/cli/config/index.ts'
enum Names { Service = 'ACME' }
export default defineConfig({ files: ['a.yaml'], serviceName: Names.Service satisfies string })`

test.each([
  ['campaign-contract.config.ts', typed],
  [
    'campaign-contract.config.mjs',
    'await 0\nexport default { files: "a.yaml", serviceName: "ACME" }',
  ],
  ['campaign-contract.config.cjs', 'module.exports = { files: "a.yaml", serviceName: "ACME" }'],
])('loads %s in a process without code generation from strings', (name, text) => {
  const request = 'operation: changeCampaignStatus\nheaders: {}\nbody: {action: STOP}\n'
  const cwd = folderOf({ [name]: text, 'a.yaml': request })
  const options = { cwd, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, command, 'check'],
    options,
  )
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(stdout).toContain('X-ACME-Request-Id')
})
