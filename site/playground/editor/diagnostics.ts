import { type Action, type Diagnostic, setDiagnostics } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import { element } from '../elements.js'
import { linkTarget } from '../links.js'
import { markedText } from '../marked-text.js'
import type { Finding } from '../protocol.js'

const severities = { error: 'error', warning: 'warning', note: 'info' } as const

/** More squiggles than these cost more than they tell; the list of findings goes on. */
const maxDiagnostics = 500

/** Underlines findings in the editor; their fixes are actions. */
export function showDiagnostics(
  view: EditorView,
  findings: readonly Finding[],
  base: string,
  applyFix: (finding: Finding) => void,
): void {
  const { length } = view.state.doc
  const diagnostics = findings.slice(0, maxDiagnostics).map((finding): Diagnostic => {
    const { from, to, severity, message, fix } = finding
    const actions: Action[] = fix
      ? [{ name: fix.label.replaceAll('`', ''), apply: () => applyFix(finding) }]
      : []
    return {
      from: Math.min(from, length),
      to: Math.min(Math.max(from, to), length),
      severity: severities[severity],
      message,
      renderMessage: () => messageOf(finding, base),
      actions,
    }
  })
  view.dispatch(setDiagnostics(view.state, diagnostics))
}

function messageOf({ message, rule, docs }: Finding, base: string): Node {
  const target = docs === undefined ? undefined : linkTarget(docs, base)
  return element(
    'span',
    {},
    ...markedText(message),
    ...(rule === undefined || target === undefined
      ? []
      : [' ', element('a', { href: target, target: '_blank', rel: 'noopener noreferrer' }, rule)]),
  )
}
