import { joinBytes } from '../../../core/base/bytes.js'
import { fixDocuments, fixLines } from '../../apply/fix-content.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import { isLines } from '../../documents/file-names.js'
import type { FoundFile } from '../../documents/found-file.js'
import { asInputError } from '../../documents/input-error.js'
import { linesIn, type Position } from '../../documents/position.js'
import { checkText } from '../../inputs/check-text.js'
import { openInput } from '../../inputs/open-input.js'
import { checkBatch } from '../../lines/check-batch.js'
import { type DocumentResult, unreadableResult } from '../../results/result.js'

/** A text of an editor, with the settings of its file. */
export interface OpenFile {
  file: FoundFile
  text: string
  settings: CheckSettings
}

/** Checks the requests of a text. */
export async function checkFile({ file, text, settings }: OpenFile): Promise<DocumentResult[]> {
  if (text.trim() === '') return []
  if (isLines(file.name)) return checkLines(text, settings)
  const results: DocumentResult[] = []
  try {
    for await (const result of checkText(file, text, settings)) {
      results.push(result)
    }
  } catch (error) {
    results.push(unreadableResult(asInputError(error)))
  }
  return results
}

/** Building a result takes longer than checking; of many lines, only those with findings have one. */
const mostShown = 2 ** 18

function checkLines(text: string, settings: CheckSettings): DocumentResult[] {
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

/** Returns where each request begins, by the number of its result. */
export async function startsOf({
  file,
  text,
  settings,
}: OpenFile): Promise<(result: DocumentResult) => Position> {
  if (isLines(file.name)) return ({ line = 1 }) => ({ line, column: 1 })
  const input = await openInput(file, text, settings).catch(() => undefined)
  const requests = input?.requests ?? []
  return ({ document: number = requests[0]?.number }) => {
    const request = requests.find((each) => each.number === number)
    if (request?.exchange) return request.exchange.position.whole()
    const document = request?.document
    return document !== undefined && 'regionOf' in document
      ? document.regionOf({ path: ['operation'], at: 'key' })
      : { line: 1, column: 1 }
  }
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
