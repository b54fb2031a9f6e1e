import { joinBytes } from '../../../core/base/bytes.js'
import { fixDocuments, fixLines } from '../../apply/fix-content.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import { isLines } from '../../documents/file-names.js'
import type { FoundFile } from '../../documents/found-file.js'
import { asInputError } from '../../documents/input-error.js'
import { linesIn, type Position } from '../../documents/position.js'
import { checkInput } from '../../inputs/check-input.js'
import { type Input, openInput } from '../../inputs/open-input.js'
import { checkBatch, type LineResult } from '../../lines/check-batch.js'
import { type DocumentResult, unreadableResult } from '../../results/result.js'

/** A text of an editor, with the settings of its file. */
export interface OpenFile {
  file: FoundFile
  text: string
  settings: CheckSettings
}

/** The result of a request, and where it begins. */
export type PlacedResult = DocumentResult & { start: Position }

/** Checks the requests of a text. */
export async function checkFile({ file, text, settings }: OpenFile): Promise<PlacedResult[]> {
  if (text.trim() === '') return []
  if (isLines(file.name)) {
    return checkLines(text, settings).map((each) => ({
      ...each,
      start: { line: each.line, column: 1 },
    }))
  }
  const results: PlacedResult[] = []
  try {
    const input = await openInput(file, text, settings)
    if (input === undefined) return []
    const startOf = startsIn(input)
    for await (const result of checkInput(file, input, settings)) {
      results.push({ ...result, start: startOf(result) })
    }
  } catch (error) {
    results.push({ ...unreadableResult(asInputError(error)), start: top })
  }
  return results
}

const top = { line: 1, column: 1 }

/** Returns where each request begins, by the number of its result. */
const startsIn =
  ({ requests }: Input) =>
  ({ document: number = requests[0]?.number }: DocumentResult): Position => {
    const { exchange, document } = requests.find((each) => each.number === number) ?? {}
    if (exchange) return exchange.position.whole()
    return document !== undefined && 'regionOf' in document
      ? document.regionOf({ path: ['operation'], at: 'key' })
      : top
  }

/** Building a result takes longer than checking; of many lines, only those with findings have one. */
const mostShown = 2 ** 18

function checkLines(text: string, settings: CheckSettings): LineResult[] {
  const bytes = joinBytes([Buffer.from(text)], Buffer.byteLength(text))
  const lines = text.length > mostShown ? ({ shown: 'findings' } as const) : {}
  return checkBatch({ line: 1, offset: 0, bytes }, { ...settings, lines }).results
}

/** Returns the text with all safe fixes applied, which keep its lines. */
export async function fixFile({ file, text, settings }: OpenFile): Promise<string> {
  const bytes = Buffer.from(text)
  const { bytes: fixed } = isLines(file.name)
    ? fixLines(bytes, settings)
    : await fixDocuments(file.name, bytes, settings)
  return fixed.toString()
}

/** Returns the changed lines of a fixed text, with 0-based numbers. */
export function changedLines(text: string, fixed: string) {
  const before = linesIn(text)
  const after = linesIn(fixed)
  const lines: { line: number; length: number; text: string }[] = []
  for (let line = 1; ; line++) {
    const old = before(line)
    const now = after(line)
    if (old === undefined || now === undefined) return lines
    if (old !== now) lines.push({ line: line - 1, length: old.length, text: now })
  }
}
