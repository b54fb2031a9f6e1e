import type { Diagnostic, Range } from 'vscode-languageserver'
import { DiagnosticSeverity } from 'vscode-languageserver'
import { endOfWord, offsetsIn, type Region } from '../../documents/position.js'
import { pageOf } from '../../formats/sarif-rule.js'
import { packageFacts } from '../../host/package-facts.js'
import { type LocatedFinding, levelOf, unreadable, withTarget } from '../../results/finding.js'
import { shortened } from '../../results/shortened.js'
import type { CheckedFile, OpenFile } from './check-file.js'

/** More are of no use in an editor. */
const mostDiagnostics = 1000

const severities = {
  error: DiagnosticSeverity.Error,
  warn: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
} as const

/** Returns the findings as an editor shows them. */
export function diagnosticsOf(file: CheckedFile): Diagnostic[] {
  const findings = file.results.flatMap((result) => shortened(result).findings)
  return findings.slice(0, mostDiagnostics).map(diagnosticsIn(file))
}

/** Returns a function from the findings of a text to their diagnostics. */
function diagnosticsIn(file: OpenFile): (finding: LocatedFinding) => Diagnostic {
  const { homepage } = packageFacts()
  const rangeOf = rangesIn(file)
  return (finding) => {
    const { rule } = finding
    const page = pageOf(finding, homepage)
    return {
      range: rangeOf(finding),
      severity: severities[levelOf(finding)],
      source: 'campaign-contract',
      message: withTarget(finding),
      ...(rule !== unreadable && { code: rule }),
      ...(page !== undefined && { codeDescription: { href: page } }),
    }
  }
}

/** Returns a function from regions of a text to ranges; without its end, to that of the word there. */
export function rangesIn({ text }: OpenFile): (region: Partial<Region>) => Range {
  const offsetOf = offsetsIn(text)
  return ({ line = 1, column = 1, endLine, endColumn }) => {
    const start = { line: line - 1, character: column - 1 }
    if (endLine !== undefined && endColumn !== undefined) {
      return { start, end: { line: endLine - 1, character: endColumn - 1 } }
    }
    const offset = offsetOf({ line, column })
    const end = start.character + endOfWord(text, offset) - offset
    return { start, end: { ...start, character: end } }
  }
}

/** Returns the fixes in a range of a text, each with its diagnostic. */
export function fixesIn(file: CheckedFile, { start, end }: Range) {
  const diagnosticOf = diagnosticsIn(file)
  const rangeOf = rangesIn(file)
  return file.results.flatMap(({ findings }) =>
    findings.flatMap((finding) => {
      const { repair, line = 1, endLine = line } = finding
      if (repair === undefined || line - 1 > end.line || endLine - 1 < start.line) return []
      const edits = repair.edits.map((edit) => ({ range: rangeOf(edit), newText: edit.text }))
      return { title: repair.message, diagnostic: diagnosticOf(finding), edits }
    }),
  )
}
