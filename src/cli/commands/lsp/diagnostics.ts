import type { Diagnostic, Range, TextEdit } from 'vscode-languageserver'
import { endOfWord, offsetsIn, type Region } from '../../documents/position.js'
import { describedRules } from '../../formats/described-rules.js'
import { rulePage } from '../../formats/sarif-rule.js'
import { packageFacts } from '../../host/package-facts.js'
import { type LocatedFinding, levelOf, unusable, withTarget } from '../../results/finding.js'
import { shortened } from '../../results/shortened.js'
import type { OpenFile } from './check-file.js'
import { DiagnosticSeverity } from './library.js'
import type { Checked } from './open-files.js'

/** More are of no use in an editor. */
const mostDiagnostics = 1000

const severities = {
  error: DiagnosticSeverity.Error,
  warn: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
} as const

/** Returns the findings as an editor shows them. */
export function diagnosticsOf({ open, results }: Checked): Diagnostic[] {
  const pageOf = pagesOf(open)
  const findings = results.flatMap((result) => shortened(result).findings)
  const offsetOf = offsetsIn(open.text)
  return findings
    .slice(0, mostDiagnostics)
    .map((finding) => diagnosticOf(finding, open.text, pageOf, offsetOf))
}

type PageOf = (rule: string) => string | undefined

function diagnosticOf(
  finding: LocatedFinding,
  text: string,
  pageOf: PageOf,
  offsetOf?: ReturnType<typeof offsetsIn>,
): Diagnostic {
  const { rule } = finding
  const page = pageOf(rule)
  return {
    range: rangeOf(finding, text, offsetOf),
    severity: severities[levelOf(finding)],
    source: 'campaign-contract',
    message: withTarget(finding),
    ...(rule !== unusable && { code: rule }),
    ...(page !== undefined && { codeDescription: { href: page } }),
  }
}

/** Returns a range; without its end, that of the word there. */
export function rangeOf(
  { line = 1, column = 1, endLine, endColumn }: Partial<Region>,
  text: string,
  offsetOf = offsetsIn(text),
): Range {
  const start = { line: line - 1, character: column - 1 }
  if (endLine !== undefined && endColumn !== undefined) {
    return { start, end: { line: endLine - 1, character: endColumn - 1 } }
  }
  const offset = offsetOf({ line, column })
  return {
    start,
    end: { ...start, character: start.character + endOfWord(text, offset) - offset },
  }
}

/** Returns the fix of a finding in a range, with its diagnostic. */
export function fixOf(
  finding: LocatedFinding,
  range: Range,
  text: string,
  pageOf: PageOf,
): { title: string; diagnostic: Diagnostic; edits: TextEdit[] } | undefined {
  const { repair } = finding
  if (repair === undefined) return undefined
  const diagnostic = diagnosticOf(finding, text, pageOf)
  const { start, end } = diagnostic.range
  if (start.line > range.end.line || end.line < range.start.line) return undefined
  const edits = repair.edits.map((edit) => ({ range: rangeOf(edit, text), newText: edit.text }))
  return { title: repair.message, diagnostic, edits }
}

/** Returns a function from a rule to the page that explains it. */
export function pagesOf({ settings: { contract } }: OpenFile): PageOf {
  const { homepage } = packageFacts()
  const docs = new Map(describedRules(contract).map(({ id, docs }) => [id as string, docs]))
  return (rule) => (docs.has(rule) ? (docs.get(rule) ?? rulePage(rule, homepage)) : undefined)
}
