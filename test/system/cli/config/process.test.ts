import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { builtCommand } from '../../../built-command.js'
import { folderOf, root } from '../../../cli/command.js'

const flags = ['--disallow-code-generation-from-strings']
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
    [...flags, builtCommand, 'check'],
    options,
  )
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(stdout).toContain('X-ACME-Request-Id')
})
