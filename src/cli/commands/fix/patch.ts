import { createTwoFilesPatch, FILE_HEADERS_ONLY, formatPatch, OMIT_HEADERS } from 'diff'
import { printableLines } from '../../../core/base/printable.js'

/** What would be changed in a file, as a unified diff. */
export const patchOf = (name: string, before: string, after: string): string => {
  const settings = { context: 3, headerOptions: FILE_HEADERS_ONLY }
  return printablePatch(
    createTwoFilesPatch(name, name, before, after, undefined, undefined, settings),
  )
}

/** The lines with which a diff of a file begins; its name is in quotes where it has unusual signs. */
export const patchHead = (name: string): string => {
  const names = { oldFileName: name, newFileName: name, oldHeader: undefined, newHeader: undefined }
  return printablePatch(formatPatch({ ...names, index: '', hunks: [] }, FILE_HEADERS_ONLY))
}

/** The same for one line of a file that is too long to be held: a hunk without what stands around. */
export function lineHunk(number: number, before: string, after: string, isEnded: boolean): string {
  const lacksEnd = isEnded ? [] : ['\\ No newline at end of file']
  const lines = [`-${before}`, ...lacksEnd, `+${after}`, ...lacksEnd]
  const hunk = { oldStart: number, oldLines: 1, newStart: number, newLines: 1, lines }
  const names = { oldFileName: '', newFileName: '', oldHeader: '', newHeader: '' }
  return printablePatch(formatPatch({ ...names, index: '', hunks: [hunk] }, OMIT_HEADERS))
}

/** Tabs and ends of lines stay, so that the diff can be applied; what else a terminal obeys is shown. */
const printablePatch = (text: string): string =>
  text
    .split('\r\n')
    .map((lines) => lines.split('\t').map(printableLines).join('\t'))
    .join('\r\n')
    // A line that is not changed begins with a space, behind which GitHub's runner obeys it.
    .replaceAll(/^([ \t]*):(?=:)/gm, '$1\\u003a')
