import {
  type CompletionItem,
  CompletionItemKind,
  type Hover,
  type Position,
} from 'vscode-languageserver'
import type { TextDocument as Document } from 'vscode-languageserver-textdocument'
import type { Field } from '../../fix/field.js'
import { fieldUnder, suggestionsAt } from '../../suggestions/suggest.js'
import type { OpenFile } from './check-file.js'

/** Describes the field or value at a position, in Markdown. */
export function hoverAt(file: OpenFile, document: Document, position: Position): Hover | null {
  const found = fieldUnder(file, document.offsetAt(position))
  if (found === undefined) return null
  const contents = { kind: 'markdown' as const, value: markdownOf(found.field, found.detail) }
  return { contents, range: rangeOf(found, document) }
}

/** Returns the fields or values that fit at a position. */
export function completionsAt(
  file: OpenFile,
  document: Document,
  position: Position,
): CompletionItem[] {
  const found = suggestionsAt(file, document.offsetAt(position))
  if (found === undefined) return []
  const range = rangeOf(found, document)
  return found.suggestions.map(({ name, text, detail, field }, index) => ({
    label: name,
    kind: field === undefined ? CompletionItemKind.Value : CompletionItemKind.Property,
    ...(detail !== undefined && { detail }),
    ...(field && { documentation: { kind: 'markdown', value: markdownOf(field, detail) } }),
    filterText: text,
    sortText: String(index).padStart(4, '0'),
    textEdit: { range, newText: text },
  }))
}

const rangeOf = ({ start, end }: { start: number; end: number }, document: Document) => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
})

const mostValues = 30

function markdownOf(field: Field, detail = ''): string {
  const { name, description, values, limits } = field
  const shown = values
    .slice(0, mostValues)
    .map(({ value, label }) => `- \`${value}\`${label === undefined ? '' : `: ${label}`}`)
  const more = values.length - shown.length
  const { pattern: _, ...others } = limits
  const limited = Object.entries(others).map(([keyword, value]) => `\`${keyword}: ${value}\``)
  const list = more > 0 ? [...shown, `- and ${more} more`] : shown
  return [
    `**${name}**${detail === '' ? '' : ` (${detail})`}`,
    description,
    limited.join(', '),
    list.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
