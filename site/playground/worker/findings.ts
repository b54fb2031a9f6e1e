import { endOfWord, type Position, type Region } from '../../../src/cli/documents/position.js'
import { type LocatedFinding, levelOf, unreadable } from '../../../src/cli/results/finding.js'
import type { DocumentResult } from '../../../src/cli/results/result.js'
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

const severities = { error: 'error', warn: 'warning', note: 'note' } as const

/** Returns the findings of a result at their places in the text. */
export const findingsOf = (result: DocumentResult, request: number, place: Place): Finding[] =>
  result.findings.map((each) => {
    const { rule, target, reason } = each
    const span = { request, severity: severities[levelOf(each)], ...spanOf(each, place) }
    if (rule === unreadable) return { ...span, message: sentence(each.message) }
    const message = reason === undefined ? each.message : `${each.message} Accepted: ${reason}`
    return {
      ...span,
      rule,
      target: shortened(target),
      message: shortened(message),
      ...docsOf({ rule }, place),
      ...fixOf(each, place),
    }
  })

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

function fixOf({ repair }: LocatedFinding, { moved }: Place): Pick<Finding, 'fix'> {
  if (repair === undefined) return {}
  const changes = repair.edits.map(({ offset, length, text }) => {
    const from = offset - moved.offset
    return { from, to: from + length, insert: text }
  })
  return { fix: { label: repair.message.replace(/\.$/, ''), changes } }
}
