import { type JsonFinding, type JsonScan, scanJson } from '../index.js'
import { refuseRepeatedKeys } from './repeated-keys.js'
import type { SourceDocument } from './source-document.js'

/**
 * What a request document in JSON holds in its member `body` beyond the value, with paths from the
 * body. Throws a Problem at a key that is repeated elsewhere.
 */
export function bodyScan(document: SourceDocument): JsonScan | undefined {
  if (document.json === undefined) return undefined
  const { text, scan } = document.json
  const { duplicateKeys, impreciseNumbers } = scan
  if (duplicateKeys.length + impreciseNumbers.length === 0) return scan
  const { start, end } = extentOfBody(text)
  const isInBody = ({ offset }: JsonFinding) => offset >= start && offset < end
  refuseRepeatedKeys(document, isInBody)
  return {
    duplicateKeys: duplicateKeys.filter(isInBody).map(fromBody),
    impreciseNumbers: impreciseNumbers.filter(isInBody).map(fromBody),
  }
}

/** From where the body begins to where the next member does. */
function extentOfBody(text: string): { start: number; end: number } {
  let start = text.length
  let end = text.length
  scanJson(text, ({ depth, key, offset, keyOffset }) => {
    if (depth !== 1) return
    if (key === 'body' && start === text.length) start = offset
    else if (offset > start && end === text.length) end = keyOffset ?? offset
  })
  return { start, end }
}

/** The path stays unmade until it is read. */
const fromBody = (finding: JsonFinding): JsonFinding => ({
  offset: finding.offset,
  get path() {
    return finding.path.slice(1)
  },
})
