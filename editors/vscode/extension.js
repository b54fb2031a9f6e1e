const { existsSync } = require('node:fs')
const { join } = require('node:path')
// biome-ignore lint/correctness/noUndeclaredDependencies: VS Code provides it.
const { window, workspace } = require('vscode')
const { LanguageClient, TransportKind } = require('vscode-languageclient/node')

const patterns = ['**/*.{json,yaml,yml,ndjson,jsonl,har,http,rest}']
const languages = ['json', 'yaml']

let client

/** Starts the command that the workspace has installed, so that editor, CI and server agree. */
exports.activate = async () => {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath)
  const command = 'node_modules/campaign-contract/bin/campaign-contract.js'
  const folder = folders.find((each) => existsSync(join(each, command)))
  if (folder === undefined) {
    window.showInformationMessage(
      'campaign-contract is not installed in this workspace: npm install --save-dev campaign-contract',
    )
    return
  }
  const server = {
    module: join(folder, command),
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
