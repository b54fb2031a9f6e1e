import { toPointer } from '../../../core/base/json.js'
import { problemsOf } from '../../../core/base/kinds.js'
import { upperFirst } from '../../../core/base/text.js'
import { workspaceKind } from '../../../core/contract/workspace.js'
import type { Workspace } from '../../../core/index.js'
import type { SourceDocument } from '../../documents/source-document.js'
import type { DocumentResult } from '../../results/document-result.js'
import type { LocatedViolation } from '../../results/violation-position.js'
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
  const ofSeverity = (severity: LocatedViolation['severity']) =>
    located.filter((finding) => finding.severity === severity)
  const violations = ofSeverity('error')
  return {
    ...{ operation: null, ok: violations.length === 0, status: null },
    ...{ violations, warnings: ofSeverity('warn'), unchecked: [], needs: [] },
  }
}
