import { FILE_HEADERS_ONLY, formatPatch } from 'diff'
import type { Colors } from '../host/colors.js'

/** Returns the diff of a file; lines of a line-based file, which may be long, have no context. */
export function filePatch(name: string, before: string, after: string, areLines: boolean): string {
  const names = { oldFileName: name, newFileName: name, oldHeader: undefined, newHeader: undefined }
  // Quotes unusual file names.
  const head = formatPatch({ ...names, index: '', hunks: [] }, FILE_HEADERS_ONLY)
  return head + hunksOf(before, after, areLines ? 0 : 3)
}

/** Returns the hunks of a text. A fix adds and removes no line, so that lines are compared in pairs. */
function hunksOf(before: string, after: string, context: number): string {
  const olds = linesOf(before)
  const news = linesOf(after)
  const hunks: Hunk[] = []
  for (const [at, line] of olds.entries()) {
    if (line === news[at]) continue
    const start = Math.max(0, at - context)
    const end = Math.min(olds.length, at + context + 1)
    const last = hunks.at(-1)
    if (last === undefined || start > last.end) hunks.push({ start, end })
    else last.end = end
  }
  const shown = hunks.map(({ start, end }) => {
    const size = end - start
    const range = size === 1 ? String(start + 1) : `${start + 1},${size}`
    const lines = hunkLines(olds.slice(start, end), news.slice(start, end))
    return `@@ -${range} +${range} @@\n${lines.join('\n')}\n`
  })
  return shown.join('')
}

/** A range of lines, from 0; the end is exclusive. */
interface Hunk {
  start: number
  end: number
}

/** Returns the lines with their line breaks. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** Returns the lines of a hunk: of consecutive changes, first what is removed. */
function hunkLines(olds: readonly string[], news: readonly string[]): string[] {
  const lines: string[] = []
  const added: string[] = []
  for (const [at, line] of olds.entries()) {
    const isChanged = line !== news[at]
    if (!isChanged) lines.push(...added.splice(0))
    lines.push(...shownLine(isChanged ? '-' : ' ', line))
    if (isChanged) added.push(...shownLine('+', news[at] ?? ''))
  }
  return [...lines, ...added]
}

const shownLine = (sign: string, line: string): string[] =>
  line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, '\\ No newline at end of file']

/** Colors the lines of a diff as Git does; without colors, it applies. */
export const paintPatch = (patch: string, { bold, cyan, green, red }: Colors): string =>
  patch.replaceAll(/^(?:(---|\+\+\+) |(@@)|([-+])).*$/gm, (line, name, range, sign) => {
    if (name) return bold(line)
    if (range) return cyan(line)
    return sign === '+' ? green(line) : red(line)
  })
