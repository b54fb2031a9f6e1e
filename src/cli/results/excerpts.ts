import { endOfWord, type Region } from '../documents/position.js'
import type { DocumentResult } from './document-result.js'
import type { Excerpt } from './excerpt.js'

/** Returns a line of a text by its 1-based number. */
type LineAt = (line: number) => string | undefined

/** Lines to show above and below the marked one. */
const around = 1

/** Characters of a line to keep, and those among them before the mark: more than any screen shows. */
const [longest, before] = [400, 150]

/** Adds an excerpt to each finding that has a position, and to an input error. */
export function withExcerpts<Each extends DocumentResult>(result: Each, lineAt: LineAt): Each {
  const { violations, warnings, notes = [], error } = result
  const count = violations.length + warnings.length + notes.length
  if (count === 0 && error === undefined) return result
  const added = <Finding extends Region>(finding: Finding) => {
    const excerpt = excerptAt(finding, lineAt)
    return excerpt === undefined ? finding : { ...finding, excerpt }
  }
  return {
    ...result,
    violations: violations.map(added),
    warnings: warnings.map(added),
    ...(notes.length > 0 && { notes: notes.map(added) }),
    ...(error && { error: hasPosition(error) ? added(error) : error }),
  }
}

const hasPosition = <Error extends { line?: number; column?: number }>(
  error: Error,
): error is Error & Region => error.line !== undefined && error.column !== undefined

/** Removes the excerpts, for formats without them. */
export function withoutExcerpts<Each extends DocumentResult>(result: Each): Each {
  const removed = <Finding extends { excerpt?: Excerpt }>({ excerpt, ...rest }: Finding) => rest
  const { violations, warnings, notes, error } = result
  return {
    ...result,
    violations: violations.map(removed),
    warnings: warnings.map(removed),
    ...(notes && { notes: notes.map(removed) }),
    ...(error && { error: removed(error) }),
  }
}

function excerptAt({ line, column, ...end }: Region, lineAt: LineAt): Excerpt | undefined {
  const marked = lineAt(line)
  if (marked === undefined) return undefined
  const start = Math.min(column - 1, marked.length)
  const cut = marked.length > longest && start > before ? start - before : 0
  const lines = []
  let first = line
  for (let number = line - around; number <= line + around; number++) {
    const text = lineAt(number)
    if (text === undefined) continue
    first = Math.min(first, number)
    const from = number === line ? cut : 0
    lines.push(text.slice(from, from + longest))
  }
  const until = Math.max(start + 1, endOfMark(marked, start, line, end))
  return {
    ...{ first, lines, cut },
    mark: { line, start: start - cut, end: Math.min(until - cut, longest) },
  }
}

/** Returns where the mark ends: within the line, and after the word where no end is known. */
function endOfMark(
  text: string,
  start: number,
  line: number,
  { endLine, endColumn }: Pick<Region, 'endLine' | 'endColumn'>,
): number {
  if (endLine === line && endColumn !== undefined) return endColumn - 1
  return endLine === undefined ? endOfWord(text, start) : text.trimEnd().length
}
