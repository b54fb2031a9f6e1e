import { setImmediate, setTimeout } from 'node:timers/promises'
import type { CancellationToken, CodeAction, Connection, TextEdit } from 'vscode-languageserver'
import {
  CodeActionKind,
  CodeActionTriggerKind,
  DidChangeWatchedFilesNotification,
  LSPErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver'
import type { TextDocument as Document } from 'vscode-languageserver-textdocument'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { plural } from '../../../conformance/reports/wording.js'
import type { Host } from '../../host/host.js'
import { countOf, type DocumentResult, inputErrorIn } from '../../results/result.js'
import { editsOfAllFixes } from './check-file.js'
import { diagnosticsOf, fixesIn, rangesIn } from './diagnostics.js'
import { OpenFiles } from './open-files.js'
import { completionsAt, hoverAt } from './suggest.js'

/** Milliseconds without a key before a text is checked. */
const pause = 20

const mostLenses = 500

/** Answers the requests of an editor. */
export function serve(connection: Connection, host: Host): void {
  const documents = new TextDocuments(TextDocument)
  const files = new OpenFiles(host)
  let watches = false
  let refreshesLenses = false
  const shownErrors = new Set<string>()

  const diagnose = async (document: Document) => {
    const { uri, version } = document
    await setTimeout(pause)
    if (documents.get(uri)?.version !== version) return
    try {
      const checked = await files.check(document)
      if (documents.get(uri)?.version !== version) return
      const diagnostics = checked ? diagnosticsOf(checked) : []
      await connection.sendDiagnostics({ uri, version, diagnostics })
    } catch (error) {
      const { message } = error as Error
      if (shownErrors.has(message)) return
      shownErrors.add(message)
      await connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Error,
        message: `campaign-contract: ${message}`,
      })
    }
  }

  const reload = async (uris: readonly string[]) => {
    if (!(await files.changed(uris))) return
    shownErrors.clear()
    for (const document of documents.all()) void diagnose(document)
    if (refreshesLenses) await connection.sendRequest('workspace/codeLens/refresh')
  }

  /** Returns the document of a request and its check, unless the editor cancels it. */
  const checkedAt = async (uri: string, token: CancellationToken) => {
    // Lets a cancellation arrive, here and after the check.
    await setImmediate()
    const document = documents.get(uri)
    const checked =
      document && !token.isCancellationRequested
        ? await files.check(document).catch(() => undefined)
        : undefined
    await setImmediate()
    if (token.isCancellationRequested) {
      throw new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled.')
    }
    return document && checked && { document, ...checked }
  }

  connection.onInitialize(({ capabilities: { workspace } }) => {
    watches = workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    refreshesLenses = workspace?.codeLens?.refreshSupport === true
    return {
      serverInfo: { name: 'campaign-contract' },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        codeActionProvider: {
          codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll],
        },
        codeLensProvider: {},
        completionProvider: { triggerCharacters: ['"', ':', ' '] },
        hoverProvider: true,
      },
    }
  })
  connection.onInitialized(async () => {
    if (!watches) return
    const globPattern = '**/*.{js,mjs,cjs,ts,mts,cts,json,yaml,yml}'
    const registered = { watchers: [{ globPattern }] }
    await connection.client.register(DidChangeWatchedFilesNotification.type, registered)
  })
  connection.onDidChangeWatchedFiles(({ changes }) => reload(changes.map(({ uri }) => uri)))
  documents.onDidSave(({ document }) => reload([document.uri]))
  documents.onDidChangeContent(({ document }) => diagnose(document))
  documents.onDidClose(({ document }) => {
    files.close(document)
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] })
  })

  connection.onCodeAction(async ({ textDocument: { uri }, range, context }, token) => {
    const checked = await checkedAt(uri, token)
    if (checked === undefined) return []
    const action = (title: string, kind: string, edits: TextEdit[]): CodeAction => ({
      title,
      kind,
      edit: { changes: { [uri]: edits } },
    })
    const actions: CodeAction[] = fixesIn(checked, range).map(({ title, diagnostic, edits }) => ({
      ...action(title, CodeActionKind.QuickFix, edits),
      diagnostics: [diagnostic],
      isPreferred: true,
    }))
    // An editor asks for all kinds at each move of the cursor, and fixing a large file takes long.
    const isMove = !context.only && context.triggerKind === CodeActionTriggerKind.Automatic
    if (!isMove && checked.results.some(({ findings }) => findings.some(({ repair }) => repair))) {
      const edits = await editsOfAllFixes(checked)
      actions.push(action('Apply all safe fixes', CodeActionKind.SourceFixAll, edits))
    }
    const { only = [CodeActionKind.Empty] } = context
    return actions.filter(({ kind }) => only.some((wanted) => kind?.startsWith(wanted)))
  })

  connection.onCodeLens(async ({ textDocument: { uri } }, token) => {
    const checked = await checkedAt(uri, token)
    if (checked === undefined || checked.results.length === 0) return []
    const rangeOf = rangesIn(checked)
    return checked.results.slice(0, mostLenses).map((result) => ({
      range: rangeOf(result.start),
      command: { title: verdictOf(result), command: '' },
    }))
  })

  connection.onHover(async ({ textDocument: { uri }, position }, token) => {
    const checked = await checkedAt(uri, token)
    return checked === undefined ? null : hoverAt(checked, checked.document, position)
  })

  connection.onCompletion(async ({ textDocument: { uri }, position }, token) => {
    const checked = await checkedAt(uri, token)
    return checked === undefined ? [] : completionsAt(checked, checked.document, position)
  })

  documents.listen(connection)
}

/** Returns the operation and the verdict of a request in one line. */
function verdictOf(result: DocumentResult): string {
  const { operation, isAssumed, ok } = result
  if (inputErrorIn(result)) return 'unreadable'
  const errors = countOf(result, 'error')
  const warnings = countOf(result, 'warn')
  const counts = [
    errors > 0 || !ok ? plural(errors, 'error') : 'valid',
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ]
  return `${operation ?? 'request'}${isAssumed ? ' (assumed)' : ''}: ${counts.join(', ')}`
}
