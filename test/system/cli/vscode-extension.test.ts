import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf, root } from '../../cli/command.js'

/** An editor that finds one configuration, and prints what the extension starts or shows. */
const editor = {
  'extension.js': readFileSync(join(root, 'editors/vscode/extension.js'), 'utf8'),
  'node_modules/vscode/index.js': `const [, , opened, configured] = process.argv
exports.window = { showInformationMessage: console.log }
exports.workspace = {
  workspaceFolders: [{ uri: { fsPath: opened } }],
  findFiles: async () => [{ fsPath: configured }],
}`,
  'node_modules/vscode-languageclient/node.js': `exports.TransportKind = {}
exports.LanguageClient = class {
  constructor(id, name, server) { this.start = () => console.log(server.module) }
}`,
  'start.js': "require('./extension.js').activate()",
}
const command = 'node_modules/campaign-contract/bin/campaign-contract.js'
const installed = { 'node_modules/campaign-contract/package.json': '{}' }
const inside = Object.fromEntries(
  Object.entries(installed).map(([name, text]) => [`packages/api/${name}`, text]),
)

test.each([
  ['the opened folder', installed, '.', command],
  ['a folder above', installed, 'packages/api', command],
  ['the folder of a configuration', inside, '.', `packages/api/${command}`],
])('the extension starts the command that is installed in %s', (_, files, opened, wanted) => {
  const project = realpathSync(folderOf({ ...files, 'packages/api/requests/a.yaml': '' }))
  const configured = join(project, 'packages/api/campaign-contract.config.yaml')
  const start = join(folderOf(editor), 'start.js')
  const args = [start, join(project, opened), configured]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout + stderr).toBe(`${join(project, wanted)}\n`)
})

test('the extension says that nothing is installed', () => {
  const start = join(folderOf(editor), 'start.js')
  const opened = folderOf({})
  const { stdout } = spawnSync(process.execPath, [start, opened, join(opened, 'a.yaml')], {
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^campaign-contract is not installed in this workspace: /)
})
