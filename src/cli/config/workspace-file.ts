import { relative, resolve } from 'node:path'
import { problemsOf } from '../../core/base/kinds.js'
import { workspaceKind } from '../../core/contract/workspace.js'
import type { Workspace } from '../../core/index.js'
import { loadDocument } from '../documents/load-document.js'
import { inputErrorAt, type SourceDocument } from '../documents/source-document.js'
import type { Host } from '../host/host.js'
import type { ContractFlags } from './contract-options.js'

/**
 * Reads the workspace file of flags into their contract options. Throws a UsageError with the
 * position of its first problem.
 */
export async function withWorkspaceFile<Flags extends ContractFlags>(
  flags: Flags,
  { cwd }: Host,
): Promise<Flags> {
  const { workspace: file, contract } = flags
  if (typeof file !== 'string') return flags
  const path = resolve(cwd(), file)
  const workspace = relative(cwd(), path)
  const loaded = await loadDocument(path, workspace, workspaceOf)
  return { ...flags, workspace, contract: { ...contract, workspace: loaded } }
}

function workspaceOf(document: SourceDocument): Workspace {
  for (const { path, message, isUnknown } of problemsOf(workspaceKind, document.value)) {
    const name = path.length === 0 ? 'the workspace' : `\`${path.join('.')}\``
    const text = `${name}${isUnknown ? ': unknown member.' : ''} ${message} ${hint}`
    throw inputErrorAt(document, path, text, isUnknown ? 'key' : 'value')
  }
  return document.value as Workspace
}

const hint = 'For all problems, run `campaign-contract workspace check`.'
