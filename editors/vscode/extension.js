const { createRequire } = require('node:module')
const { dirname, join } = require('node:path')
// biome-ignore lint/correctness/noUndeclaredDependencies: VS Code provides it.
const { window, workspace } = require('vscode')
const { LanguageClient, TransportKind } = require('vscode-languageclient/node')

const patterns = ['**/*.{json,yaml,yml,ndjson,jsonl,har,http,rest}']
const languages = ['json', 'yaml']

let client

/** Returns the command that is installed in a folder or above; undefined without one. */
const commandFor = (folder) => {
  try {
    const from = createRequire(join(folder, 'package.json'))
    return join(dirname(from.resolve('campaign-contract/package.json')), 'bin/campaign-contract.js')
  } catch {
    return undefined
  }
}

/** Returns the folders with a configuration: only one package of a monorepo may have the command. */
const projects = async () => {
  const configs = await workspace.findFiles('**/campaign-contract.config.*', '**/node_modules/**')
  return configs.map(({ fsPath }) => dirname(fsPath))
}

/** Starts the command that the workspace has installed, so that editor, CI and server agree. */
exports.activate = async () => {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath)
  const folder = folders.find(commandFor) ?? (await projects()).find(commandFor)
  if (folder === undefined) {
    window.showInformationMessage(
      'campaign-contract is not installed in this workspace: npm install --save-dev campaign-contract',
    )
    return
  }
  const server = {
    module: commandFor(folder),
    args: ['lsp'],
    transport: TransportKind.stdio,
    options: { cwd: folder },
  }
  client = new LanguageClient('campaign-contract', 'Campaign Contract', server, {
    documentSelector: [
      ...patterns.map((pattern) => ({ scheme: 'file', pattern })),
      ...languages.map((language) => ({ scheme: 'untitled', language })),
    ],
  })
  await client.start()
}

exports.deactivate = () => client?.stop()
