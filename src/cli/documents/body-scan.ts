import { type JsonFinding, type JsonScan, type JsonValueStart, scanJson } from '../../core/index.js'
import { refuseRepeatedKeys } from './repeated-keys.js'
import type { SourceDocument } from './source-document.js'

/**
 * What a request document in JSON holds in its member `body` beyond the value, with paths from the
 * body. Throws a Problem at a key that is repeated elsewhere.
 */
export function bodyScan(document: SourceDocument): JsonScan | undefined {
  if (document.json === undefined) return undefined
  const { text, scan } = document.json
  // Nearly all texts hold nothing of the kind, and need not be read again.
  if (scan.duplicateKeys.length + scan.impreciseNumbers.length === 0) return scan
  const { start, end } = extentOfBody(text)
  const isInBody = ({ offset }: JsonFinding) => offset >= start && offset < end
  refuseRepeatedKeys(document, isInBody)
  return {
    duplicateKeys: scan.duplicateKeys.map(fromBody),
    impreciseNumbers: scan.impreciseNumbers.filter(isInBody).map(fromBody),
  }
}

/** From where the body begins to the key of the next member. */
function extentOfBody(text: string): { start: number; end: number } {
  // Stryker disable next-line ArrayDeclaration: what is no member is not the body.
  const members: JsonValueStart[] = []
  scanJson(text, (start) => {
    if (start.depth === 1) members.push(start)
  })
  const at = members.findIndex(({ key }) => key === 'body')
  return {
    start: members[at]?.offset ?? text.length,
    end: members[at + 1]?.keyOffset ?? text.length,
  }
}

/** The path stays unmade until it is read. */
const fromBody = (finding: JsonFinding): JsonFinding => ({
  offset: finding.offset,
  get path() {
    return finding.path.slice(1)
  },
})
