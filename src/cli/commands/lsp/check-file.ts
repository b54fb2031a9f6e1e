import type { TextEdit } from 'vscode-languageserver'
import { fixDocuments, fixLines } from '../../apply/fix-content.js'
import type { CheckSettings } from '../../checking/check-settings.js'
import { isLines } from '../../documents/file-names.js'
import type { FoundFile } from '../../documents/found-file.js'
import { asInputError } from '../../documents/input-error.js'
import { linesIn, type Position } from '../../documents/position.js'
import { checkInput } from '../../inputs/check-input.js'
import { type Input, openInput } from '../../inputs/open-input.js'
import { areLinesUnrelated } from '../../inputs/read-source.js'
import { checkBatch } from '../../lines/check-batch.js'
import { type DocumentResult, unreadableResult } from '../../results/result.js'

/** A text of an editor, with the settings of its file. */
export interface OpenFile extends FoundFile {
  text: string
  settings: CheckSettings
}

/** The result of a request, and where it begins. */
type PlacedResult = DocumentResult & { start: Position }

/** A text with the results of its requests. */
export interface CheckedFile extends OpenFile {
  results: readonly PlacedResult[]
}

/** Checks the requests of a text. */
export async function checkFile(file: OpenFile): Promise<CheckedFile> {
  const results: PlacedResult[] = []
  try {
    if (isLines(file.name)) results.push(...checkLines(file))
    else for await (const result of checkRequests(file)) results.push(result)
  } catch (error) {
    results.push({ ...unreadableResult(asInputError(error)), start: top })
  }
  return { ...file, results }
}

async function* checkRequests(file: OpenFile): AsyncGenerator<PlacedResult> {
  if (file.text.trim() === '') return
  const input = await openInput(file, file.text, file.settings)
  if (input === undefined) return
  const startOf = startsIn(input)
  for await (const result of checkInput(file, input, file.settings)) {
    yield { ...result, start: startOf(result) }
  }
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

function checkLines({ text, settings }: OpenFile): PlacedResult[] {
  if (areLinesUnrelated(text, settings)) return []
  const lines = text.length > mostShown ? ({ shown: 'findings' } as const) : {}
  const batch = { line: 1, offset: 0, bytes: Buffer.from(text) }
  const { results } = checkBatch(batch, { ...settings, lines })
  return results.map((result) => ({ ...result, start: { line: result.line, column: 1 } }))
}

/** Returns the edits that apply all safe fixes, one for each changed line. */
export async function editsOfAllFixes({ name, text, settings }: OpenFile): Promise<TextEdit[]> {
  const bytes = Buffer.from(text)
  const fixed = isLines(name)
    ? fixLines(bytes, settings)
    : await fixDocuments(name, bytes, settings)
  const before = linesIn(text)
  const after = linesIn(fixed.bytes.toString())
  const edits: TextEdit[] = []
  for (let line = 0; ; line++) {
    const old = before(line + 1)
    const newText = after(line + 1)
    // Fixes keep the lines.
    if (old === undefined || newText === undefined) return edits
    const range = { start: { line, character: 0 }, end: { line, character: old.length } }
    if (old !== newText) edits.push({ range, newText })
  }
}
