import { endOfWord, type Region } from '../documents/position.js'
import type { Excerpt } from './finding.js'
import type { DocumentResult } from './result.js'

/** Returns a line of a text by its 1-based number. */
type LineAt = (line: number) => string | undefined

/** Characters of a line to keep, and those among them before the mark: more than any screen shows. */
const longest = 400
const before = 150

/** Adds an excerpt to each finding that has a position. */
export function withExcerpts<Each extends DocumentResult>(result: Each, lineAt: LineAt): Each {
  if (result.findings.length === 0) return result
  const findings = result.findings.map((finding) => {
    const excerpt = excerptAt(finding, lineAt)
    return excerpt === undefined ? finding : { ...finding, excerpt }
  })
  return { ...result, findings }
}

/** Returns the lines around a region, which it marks; undefined without a position. */
export function excerptAt(
  { line, column, ...end }: Partial<Region>,
  lineAt: LineAt,
  around = 1,
): Excerpt | undefined {
  const marked = line === undefined ? undefined : lineAt(line)
  if (line === undefined || column === undefined || marked === undefined) return undefined
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
    first,
    lines,
    cut,
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
