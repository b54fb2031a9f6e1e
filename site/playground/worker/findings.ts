import { endOfWord, type Position, type Region } from '../../../src/cli/documents/position.js'
import type { DocumentResult } from '../../../src/cli/results/document-result.js'
import type { LocatedNote, LocatedViolation } from '../../../src/cli/results/violation-position.js'
import type { Finding } from '../protocol.js'
import type { Form } from './form.js'

/** The longest message: some quote a name of the request, which may have millions of characters. */
const longest = 1000

/** Returns a text for people, without what is beyond any screen. */
export const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

/** Returns the message of an error, which the command continues a line with, as a sentence. */
const sentence = (message: string): string =>
  shortened(message.charAt(0).toUpperCase() + message.slice(1))

/** The text of the editor, and how positions of results lead into it. */
export interface Place {
  text: string
  moved: Form['moved']
  offsetOf(position: Position): number
  /** Where a rule is described: a page of the site, or a link of a plugin. */
  pageOf(rule: string): string | undefined
}

/** Returns the findings of a result at their places in the text. */
export function findingsOf(result: DocumentResult, request: number, place: Place): Finding[] {
  const { violations, warnings, notes = [], error } = result
  const found = (severity: Finding['severity']) => (each: LocatedViolation | LocatedNote) => ({
    ...{ request, severity, rule: each.rule, target: shortened(each.target) },
    message: shortened(
      'reason' in each ? `${each.message} Accepted: ${each.reason}` : each.message,
    ),
    ...spanOf(each, place),
    ...docsOf(each, place),
    ...fixOf(each, place),
  })
  const unreadable: Finding[] =
    error === undefined
      ? []
      : [{ request, severity: 'error', message: sentence(error.message), ...spanOf(error, place) }]
  return [
    ...unreadable,
    ...violations.map(found('error')),
    ...warnings.map(found('warning')),
    ...notes.map(found('note')),
  ]
}

/** Returns the span of a region; a position alone marks the word there, or one character. */
export function spanOf(
  { line, column, endLine, endColumn }: Partial<Region>,
  { text, moved, offsetOf }: Place,
): { from: number; to: number } {
  if (line === undefined || column === undefined) return { from: 0, to: 0 }
  const at = (position: Position) => offsetOf({ ...position, line: position.line - moved.lines })
  // The end of the text has no character to mark.
  const from = Math.max(0, Math.min(at({ line, column }), text.length - 1))
  const hasEnd = endLine !== undefined && endColumn !== undefined
  const to = hasEnd ? at({ line: endLine, column: endColumn }) : endOfWord(text, from)
  return { from, to: Math.min(Math.max(to, from + 1), text.length) }
}

function docsOf({ rule }: { rule: string }, { pageOf }: Place): Pick<Finding, 'docs'> {
  const docs = pageOf(rule)
  return docs === undefined ? {} : { docs }
}

function fixOf(finding: LocatedViolation | LocatedNote, { moved }: Place): Pick<Finding, 'fix'> {
  const repair = 'repair' in finding ? finding.repair : undefined
  if (repair === undefined) return {}
  const changes = repair.edits.map(({ offset, length, text }) => {
    const from = offset - moved.offset
    return { from, to: from + length, insert: text }
  })
  return { fix: { label: repair.message.replace(/\.$/, ''), changes } }
}
