import { dirname, resolve } from 'node:path'
import { createContract } from '../../../core/index.js'
import { findWorkspace } from '../../config/find-settings.js'
import { onlyDocument, readDocuments } from '../../documents/documents.js'
import { asInputError } from '../../documents/input-error.js'
import { linesIn } from '../../documents/position.js'
import { readText } from '../../documents/read-text.js'
import { relativePath, repositoryOf } from '../../documents/repository.js'
import { formats } from '../../formats/index.js'
import { printFormat, screenOf } from '../../formats/screen.js'
import type { Host } from '../../host/host.js'
import { packageFacts } from '../../host/package-facts.js'
import { UsageError } from '../../host/usage-error.js'
import { counting } from '../../results/counting.js'
import { withExcerpts } from '../../results/excerpts.js'
import { exitCodeOf } from '../../results/exit-code.js'
import { type DocumentResult, unreadableResult } from '../../results/result.js'
import { checkedWorkspace } from './workspace-findings.js'

interface WorkspaceCheckFlags {
  format: 'pretty' | 'json' | 'github'
  /** The workspace file of the configuration. */
  workspace?: string
  configFile?: string
}

/** Runs `workspace check`: validates a workspace file and returns the exit code. */
export async function workspaceCommand(
  named: string | undefined,
  { format, workspace, configFile }: WorkspaceCheckFlags,
  host: Host,
): Promise<number> {
  const start = performance.now()
  const cwd = host.cwd()
  const folder = configFile === undefined ? undefined : dirname(resolve(cwd, configFile))
  const found = named ?? workspace ?? (await findWorkspace(cwd, folder))
  if (found === undefined) {
    throw new UsageError(
      'no workspace file; pass one as argument, or create campaign-contract.workspace.yaml',
    )
  }
  const path = resolve(cwd, found)
  const file = relativePath(cwd, path, host.platform)
  const result = { file, ...(await resultOf(path)) }

  const output = (await formats[format]())({
    screen: screenOf(host),
    repository: repositoryOf(host),
    contract: createContract(),
    package: packageFacts(),
  })
  const counts = counting()
  counts.add(result)
  const summary = counts.summary(undefined, undefined)
  const exitCode = exitCodeOf(summary)
  const print = (text: string) => printFormat(format, text, host)
  print(output.result(result))
  print(output.end({ summary, exitCode, milliseconds: performance.now() - start }))
  return exitCode
}

async function resultOf(path: string): Promise<DocumentResult> {
  let text: string | undefined
  let result: DocumentResult
  try {
    text = await readText(path)
    const document = onlyDocument(await readDocuments(path, text))
    result = checkedWorkspace(document, new Date())
  } catch (error) {
    result = unreadableResult(asInputError(error))
  }
  return text === undefined ? result : withExcerpts(result, linesIn(text))
}
