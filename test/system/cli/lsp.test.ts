import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import {
  CancellationTokenSource,
  type CodeAction,
  CodeActionRequest,
  CodeActionTriggerKind,
  CodeLensRequest,
  type CompletionItem,
  CompletionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  FileChangeType,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  LSPErrorCodes,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  RegistrationRequest,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
} from 'vscode-languageserver-protocol/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { builtCommand } from '../../built-command.js'
import { type Files, folderOf } from '../../cli/command.js'

/** Starts the server in a folder with these files, as an editor does. */
async function editor(files: Files = {}) {
  const folder = folderOf(files)
  // The flags of VS Code's client.
  const flags = ['--stdio', `--clientProcessId=${process.pid}`]
  const server = spawn(process.execPath, [builtCommand, 'lsp', ...flags], { cwd: folder })
  onTestFinished(() => void server.kill())
  let stderr = ''
  server.stderr.on('data', (text) => {
    stderr += text
  })
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  const published: PublishDiagnosticsParams[] = []
  let notify = () => {}
  connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
    published.push(params)
    notify()
  })
  const messages: string[] = []
  connection.onNotification(ShowMessageNotification.type, ({ message }) => {
    messages.push(message)
    notify()
  })
  connection.onRequest(RegistrationRequest.type, () => {})
  connection.listen()
  const workspace = {
    codeLens: { refreshSupport: false },
    didChangeWatchedFiles: { dynamicRegistration: true },
  }
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: { workspace },
  })
  await connection.sendNotification(InitializedNotification.type, {})
  /** Waits until a condition holds after a notification. */
  const until = async <Value>(value: () => Value | undefined): Promise<Value> => {
    for (;;) {
      const found = value()
      if (found !== undefined) return found
      await new Promise<void>((resolve) => {
        notify = resolve
      })
    }
  }
  const uriOf = (name: string) => pathToFileURL(join(folder, name)).href
  const open = async (name: string, text = readFileSync(join(folder, name), 'utf8')) => {
    const uri = name.startsWith('untitled:') ? name : uriOf(name)
    const languageId = /json$/.test(name) ? 'json' : 'yaml'
    let document = TextDocument.create(uri, languageId, 1, text)
    const textDocument = { uri }
    const item = { uri, languageId, version: 1, text }
    await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: item })
    const positionOf = (part: string) => {
      const offset = document.getText().indexOf(part.replace('|', ''))
      return document.positionAt(offset + Math.max(part.indexOf('|'), 0))
    }
    return {
      uri,
      textOf: () => document.getText(),
      positionOf,
      async change(edits: TextEdit[]) {
        const changed = TextDocument.applyEdits(document, edits)
        document = TextDocument.create(uri, languageId, document.version + 1, changed)
        await connection.sendNotification(DidChangeTextDocumentNotification.type, {
          textDocument: { uri, version: document.version },
          contentChanges: [{ text: changed }],
        })
      },
      replace(from: string, text: string) {
        const start = positionOf(from)
        const end = positionOf(`${from}|`)
        return this.change([{ range: { start, end }, newText: text }])
      },
      diagnostics: () =>
        until(() =>
          [...published]
            .reverse()
            .find((each) => each.uri === uri && each.version === document.version),
        ).then(({ diagnostics }) => diagnostics),
      async actions(only?: string[], triggerKind?: CodeActionTriggerKind) {
        const range = { start: positionOf(''), end: document.positionAt(document.getText().length) }
        const context = {
          diagnostics: [],
          ...(only && { only }),
          ...(triggerKind && { triggerKind }),
        }
        const params = { textDocument, range, context }
        return (await connection.sendRequest(CodeActionRequest.type, params)) as CodeAction[]
      },
      async lenses() {
        const lenses = await connection.sendRequest(CodeLensRequest.type, { textDocument })
        return lenses?.map(({ command, range }) => `${range.start.line}: ${command?.title}`)
      },
      async completions(part: string) {
        const params = { textDocument, position: positionOf(part) }
        return (await connection.sendRequest(CompletionRequest.type, params)) as CompletionItem[]
      },
      async complete(part: string, label: string) {
        const item = (await this.completions(part)).find((each) => each.label === label)
        return TextDocument.applyEdits(document, [item?.textEdit as TextEdit])
      },
      async hover(part: string) {
        const params = { textDocument, position: positionOf(part) }
        const found = (await connection.sendRequest(HoverRequest.type, params)) as Hover | null
        return found && (found.contents as { value: string }).value
      },
    }
  }
  return {
    folder,
    connection,
    server,
    published,
    messages,
    until,
    open,
    uriOf,
    stderr: () => stderr,
  }
}

const editsOf = (action: CodeAction | undefined): TextEdit[] =>
  Object.values(action?.edit?.changes ?? {})[0] ?? []

const valid = `operation: changeCampaignStatus
body:
  action: STOP
`

test('a session: open, edit to a wrong value, fix, close, exit', async () => {
  const { connection, server, open, published, until } = await editor({ 'request.yaml': valid })
  const document = await open('request.yaml')
  expect(await document.diagnostics()).toEqual([])
  expect(await document.lenses()).toEqual(['0: changeCampaignStatus: valid'])
  await document.replace('STOP', 'stop')
  const [diagnostic, ...others] = await document.diagnostics()
  expect(others).toEqual([])
  expect(diagnostic).toMatchObject({
    range: { start: { line: 2, character: 10 }, end: { line: 2, character: 14 } },
    severity: 1,
    source: 'campaign-contract',
  })
  expect(diagnostic?.code).toBeTruthy()
  expect(await document.lenses()).toEqual(['0: changeCampaignStatus: 1 error'])
  const actions = await document.actions()
  expect(actions.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'quickfix: Write `STOP`.',
    'source.fixAll: Apply all safe fixes',
  ])
  // At each move of the cursor, and when a file is saved.
  const { Automatic } = CodeActionTriggerKind
  expect(await document.actions(undefined, Automatic)).toEqual([actions[0]])
  expect(await document.actions(['source.fixAll'], Automatic)).toEqual([actions[1]])
  await document.change(editsOf(actions[0]))
  expect(document.textOf()).toBe(valid)
  expect(await document.diagnostics()).toEqual([])
  const { uri } = document
  await connection.sendNotification(DidCloseTextDocumentNotification.type, {
    textDocument: { uri },
  })
  await until(() => published.find((each) => each.version === undefined))
  await connection.sendRequest(ShutdownRequest.type)
  await connection.sendNotification(ExitNotification.type)
  expect(await once(server, 'exit')).toEqual([0, null])
})

test('all safe fixes of a file are applied together', async () => {
  const { open } = await editor()
  const text = `operation: changeCampaignStatus\nbody: {Action: stop} # note\n---\n${valid.replace('STOP', 'pause')}`
  const document = await open('several.yaml', text)
  expect(await document.diagnostics()).not.toEqual([])
  const [all, ...others] = await document.actions(['source.fixAll'])
  expect(others).toEqual([])
  await document.change(editsOf(all))
  expect(document.textOf()).toBe(
    `operation: changeCampaignStatus\nbody: {action: STOP} # note\n---\n${valid.replace('STOP', 'PAUSE')}`,
  )
  expect(await document.diagnostics()).toEqual([])
  expect(await document.lenses()).toEqual([
    '0: changeCampaignStatus: valid',
    '3: changeCampaignStatus: valid',
  ])
})

test('completes and explains fields and values, also those of the workspace', async () => {
  const { open } = await editor({
    'campaign-contract.workspace.yaml': 'tags: [vip, "two words"]\n',
  })
  const typed = await open('typed.yaml', 'oper')
  expect(await typed.complete('oper|', 'operation')).toBe('operation: ')
  const operation = await open('operation.yaml', 'operation: \nparams:\n  \n')
  expect(await operation.complete('operation: |', 'testCampaign')).toContain(
    'operation: testCampaign\n',
  )
  const text = 'operation: testCampaign\nbody:\n  channel: PU\n  basic_details:\n    na\n  \n'
  const yaml = await open('test.yaml', text)
  const labels = (items: CompletionItem[]) => items.map(({ label }) => label)
  expect(labels(await yaml.completions('channel: PU|'))).toEqual(['PUSH', 'EMAIL'])
  expect(await yaml.complete('    na|', 'name')).toContain('    name: \n')
  expect(await yaml.hover('chan|nel')).toContain('- `PUSH`')
  const offering = '{"operation": "createOffering", "body": {"tags": [""], "de": 1, "" }}'
  const json = await open('offering.json', offering)
  expect(labels(await json.completions('["|'))).toEqual(['vip', 'two words'])
  expect(await json.complete('["|', 'two words')).toContain('["two words"]')
  expect(await json.complete('1, "|', 'description')).toContain('1, "description":  }')
  const lines = await open(
    'lines.ndjson',
    `{}\n{"operation": "changeCampaignStatus", "body": {"action": ""}}\n`,
  )
  expect(await lines.complete('"action": "|', 'PAUSE')).toContain('{"action": "PAUSE"}')
})

test('checks recordings, lines, .http files and bodies with a schema', async () => {
  const { open } = await editor()
  const http = await open(
    'calls.http',
    'PATCH /v5/campaigns/64f0c2a7b1d3e45f6a7b8ca0/status\n\n{"action": "stop"}\n',
  )
  expect((await http.diagnostics()).map(({ range }) => range.start.line)).toContain(2)
  const lines = await open(
    'lines.ndjson',
    '{"operation": "changeCampaignStatus", "body": {"action": "STOP"}}\n{"operation": "changeCampaignStatus", "body": {"action": "stop"}}\n',
  )
  expect((await lines.diagnostics()).map(({ range }) => range.start.line)).toEqual([1])
  await lines.change(editsOf((await lines.actions(['source.fixAll']))[0]))
  expect(await lines.diagnostics()).toEqual([])
  const schema = '"$schema": "../schemas/change-campaign-status.schema.json"'
  const body = await open('body.json', `{${schema}, "action": "stop"}`)
  expect(await body.diagnostics()).toHaveLength(1)
  expect(await body.lenses()).toEqual(['0: changeCampaignStatus: 1 error'])
  const comment = '# yaml-language-server: $schema=changeCampaignStatus.json\n'
  const yaml = await open('body.yaml', `${comment}action: stop\n`)
  expect(await yaml.diagnostics()).toHaveLength(1)
  const foreign = await open('biome.json', '{"$schema": "./configuration.json", "files": {}}')
  expect(await foreign.diagnostics()).toEqual([])
  const other = await open('package.json', '{"operation": "none"}')
  expect(await other.diagnostics()).toEqual([])
  const unsaved = await open('untitled:Untitled-1', valid.replace('STOP', 'stop'))
  expect(await unsaved.diagnostics()).toHaveLength(1)
})

test('files without requests have no diagnostics, and files that were never saved have some', async () => {
  const { open } = await editor()
  const log = await open('log.ndjson', '{"level": "info"}\n{"level": "warn"}\n')
  expect(await log.diagnostics()).toEqual([])
  expect(await log.lenses()).toEqual([])
  const copy = await open('copy [1] of {a,b}*.yaml', valid.replace('STOP', 'stop'))
  expect(await copy.diagnostics()).toHaveLength(1)
})

test('takes settings from the configuration, and reloads it, its plugins and the workspace', async () => {
  const plugin = (message: string) => `console.log('loaded')
export default { name: 'acme', rules: [{ id: 'acme/no', operations: ['changeCampaignStatus'], severity: 'error',
  docs: 'https://wiki.example/no', summary: 'Never.', check(_, { report }) { report({ path: ['action'], message: '${message}' }) } }] }`
  const config = 'files: requests\nplugins: [./acme.mjs]\n'
  const { folder, open, connection, uriOf, published, messages, until } = await editor({
    'campaign-contract.config.yaml': config,
    'acme.mjs': plugin('one'),
    'requests/a.yaml': valid,
    'other/b.yaml': valid.replace('STOP', 'stop'),
  })
  const uncovered = await open('other/b.yaml')
  expect(await uncovered.diagnostics()).toEqual([])
  const document = await open('requests/a.yaml')
  const [diagnostic] = await document.diagnostics()
  expect(diagnostic).toMatchObject({
    code: 'acme/no',
    codeDescription: { href: 'https://wiki.example/no' },
    message: expect.stringContaining('one'),
  })
  const save = async (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    published.length = 0
    await connection.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri: uriOf(name), type: FileChangeType.Changed }],
    })
  }
  await save('acme.mjs', plugin('two'))
  expect(await document.diagnostics()).toMatchObject([{ message: expect.stringContaining('two') }])
  await save('campaign-contract.config.yaml', `${config}rules: {acme/*: off}\n`)
  expect(await document.diagnostics()).toEqual([])
  await save('campaign-contract.config.yaml', 'colour: true\n')
  expect(await until(() => messages[0])).toContain('colour')
  await save('campaign-contract.config.yaml', config)
  expect(await document.diagnostics()).toHaveLength(1)
  await save('campaign-contract.workspace.yaml', 'tagz: []\n')
  expect(await until(() => messages[1])).toContain('tagz')
})

test('an invalid configuration is reported once in each folder, not for each edit', async () => {
  const { open, messages, until } = await editor({
    'campaign-contract.config.yaml': 'colour: true\n',
    'a.yaml': valid,
    'inner/b.yaml': valid,
  })
  const documents = [await open('a.yaml'), await open('inner/b.yaml')]
  await until(() => messages[1])
  for (const document of [...documents, ...documents]) {
    await document.replace('STOP', 'STOP')
    await document.lenses()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(messages).toHaveLength(2)
})

test('notices a configuration that is added to package.json', async () => {
  const { folder, open, connection, uriOf, published } = await editor({
    'package.json': '{}',
    'a.yaml': valid.replace('STOP', 'stop'),
  })
  const document = await open('a.yaml')
  expect(await document.diagnostics()).toHaveLength(1)
  published.length = 0
  writeFileSync(join(folder, 'package.json'), '{"campaign-contract": {"ignore": ["*.yaml"]}}')
  await connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: [{ uri: uriOf('package.json'), type: FileChangeType.Changed }],
  })
  expect(await document.diagnostics()).toEqual([])
})

test('the server ends without an error when the editor is gone', async () => {
  const { server, open, stderr } = await editor()
  const document = await open('a.yaml', valid)
  await document.replace('STOP', 'stop')
  server.stdin.end()
  expect(await once(server, 'exit')).toEqual([0, null])
  expect(stderr()).toBe('')
})

test('a cancelled request is an error of the protocol, and the server goes on', async () => {
  const { connection, open } = await editor()
  const many = valid.replace('STOP', 'stop').concat('---\n').repeat(300)
  const document = await open('request.yaml', many)
  const source = new CancellationTokenSource()
  const textDocument = { uri: document.uri }
  const lenses = connection.sendRequest(CodeLensRequest.type, { textDocument }, source.token)
  source.cancel()
  await expect(lenses).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled })
  expect(await document.lenses()).toHaveLength(300)
})
