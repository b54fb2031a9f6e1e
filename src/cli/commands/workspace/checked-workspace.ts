import { toPointer } from '../../../core/base/json.js'
import { problemsOf } from '../../../core/base/kinds.js'
import { upperFirst } from '../../../core/base/text.js'
import { workspaceKind } from '../../../core/contract/workspace.js'
import type { Workspace } from '../../../core/index.js'
import type { SourceDocument } from '../../documents/source-document.js'
import { byLevel } from '../../results/finding.js'
import type { DocumentResult } from '../../results/result.js'
import { type WorkspaceFinding, workspaceFindings } from './workspace-findings.js'

/** Returns the findings about a workspace. What it contains is checked only if its form is valid. */
export function checkedWorkspace(document: SourceDocument, now: Date): DocumentResult {
  const ofForm = [...problemsOf(workspaceKind, document.value)].map(
    ({ path, message, isUnknown }): WorkspaceFinding => ({
      ...{ rule: 'structure', severity: 'error', path, message: upperFirst(message) },
      ...(isUnknown && { at: 'key', message: `Unknown member. ${message}` }),
    }),
  )
  const found =
    ofForm.length > 0 ? ofForm : [...workspaceFindings(document.value as Workspace, now)]
  const located = found.map(({ rule, severity, path, message, at = 'value' }) => ({
    ...{ rule, severity, message, target: path.join('.'), pointer: toPointer(path) },
    source: 'the workspace file',
    ...document.regionOf({ path, at }),
  }))
  const ok = located.every(({ severity }) => severity === 'warn')
  return {
    ...{ operation: null, ok, status: null },
    ...{ findings: byLevel(located), unchecked: [], needs: [] },
  }
}
