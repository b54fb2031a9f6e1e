import { type JsonFinding, type JsonScan, type JsonValueStart, scanJson } from '../../core/index.js'
import { assertUniqueKeys } from './assert-unique-keys.js'
import type { SourceDocument } from './source-document.js'

/**
 * Returns the scan of the `body` member of a JSON request document, with paths from the body.
 * Throws an InputError at a duplicate key outside the body.
 */
export function bodyScan(document: SourceDocument): JsonScan | undefined {
  if (document.json === undefined) return undefined
  const { text, scan } = document.json
  // Most texts have no findings, so they are not scanned again.
  if (scan.duplicateKeys.length + scan.impreciseNumbers.length === 0) return scan
  const { start, end } = extentOfBody(text)
  const isInBody = ({ offset }: JsonFinding) => offset >= start && offset < end
  assertUniqueKeys(document, isInBody)
  return {
    duplicateKeys: scan.duplicateKeys.map(fromBody),
    impreciseNumbers: scan.impreciseNumbers.filter(isInBody).map(fromBody),
  }
}

/** Returns the offsets from the start of the body to the key of the next member. */
function extentOfBody(text: string): { start: number; end: number } {
  // Stryker disable next-line ArrayDeclaration: only members are searched.
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

/** Drops `body` from the path; computed lazily. */
const fromBody = (finding: JsonFinding): JsonFinding => ({
  offset: finding.offset,
  get path() {
    return finding.path.slice(1)
  },
})
