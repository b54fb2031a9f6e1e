import { createTwoFilesPatch, FILE_HEADERS_ONLY, formatPatch, OMIT_HEADERS } from 'diff'
import { printableLines } from '../../../core/base/printable.js'
import type { Colors } from '../../host/colors.js'

/** Returns a unified diff of a file. */
export const patchOf = (name: string, before: string, after: string): string => {
  const settings = { context: 3, headerOptions: FILE_HEADERS_ONLY }
  return printablePatch(
    createTwoFilesPatch(name, name, before, after, undefined, undefined, settings),
  )
}

/** Returns the header lines of a diff; quotes unusual file names. */
export const patchHead = (name: string): string => {
  const names = { oldFileName: name, newFileName: name, oldHeader: undefined, newHeader: undefined }
  return printablePatch(formatPatch({ ...names, index: '', hunks: [] }, FILE_HEADERS_ONLY))
}

/** Returns a hunk for one line, without context lines, for files too large to buffer. */
export function lineHunk(number: number, before: string, after: string, isEnded: boolean): string {
  const lacksEnd = isEnded ? [] : ['\\ No newline at end of file']
  const lines = [`-${before}`, ...lacksEnd, `+${after}`, ...lacksEnd]
  const hunk = { oldStart: number, oldLines: 1, newStart: number, newLines: 1, lines }
  const names = { oldFileName: '', newFileName: '', oldHeader: '', newHeader: '' }
  return printablePatch(formatPatch({ ...names, index: '', hunks: [hunk] }, OMIT_HEADERS))
}

/** Colors the lines of a diff as Git does; without colors, it applies. */
export const paintPatch = (patch: string, { bold, cyan, green, red }: Colors): string =>
  patch.replaceAll(/^(?:(---|\+\+\+) |(@@)|([-+])).*$/gm, (line, name, range, sign) => {
    if (name) return bold(line)
    if (range) return cyan(line)
    return sign === '+' ? green(line) : red(line)
  })

/** Escapes control characters, except tabs and line breaks, so that the diff still applies. */
const printablePatch = (text: string): string =>
  text
    .split('\r\n')
    .map((lines) => lines.split('\t').map(printableLines).join('\t'))
    .join('\r\n')
