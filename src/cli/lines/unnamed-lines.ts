import { scanJson } from '../../core/index.js'
import { isCurlFile, isHttpFile } from '../documents/file-names.js'
import { piecesOf, type Source } from '../documents/read-text.js'
import { peeked } from './peeked.js'

/**
 * Returns whether a file whose name says nothing about its format has one JSON object per line: the
 * first line is one, and more follows. Reads no more than this takes, and returns the source to read
 * on from.
 */
export async function unnamedLines(
  name: string,
  source: Source,
  longest: number,
): Promise<{ areLines: boolean; source: Source }> {
  if (/\.(?:json[5c]?|ya?ml)$/i.test(name) || isHttpFile(name) || isCurlFile(name)) {
    return { areLines: false, source }
  }
  const decide = linesDecision(longest)
  let areLines: boolean | undefined
  const { all } = await peeked(piecesOf(source), (piece) => {
    areLines = decide(piece)
    return areLines !== undefined
  })
  return { areLines: areLines === true, source: all }
}

const [lineFeed, brace] = [0x0a, 0x7b]

/** Returns a function that decides by the pieces so far; undefined means that it needs another one. */
function linesDecision(longest: number): (piece: Uint8Array) => boolean | undefined {
  const line: Uint8Array[] = []
  let size = 0
  let isLineRead = false
  return (piece) => {
    let rest = piece
    if (!isLineRead) {
      if (size === 0) rest = piece.subarray(textStart(piece))
      if (size === 0 && rest.length > 0 && rest[0] !== brace) return false
      const end = rest.indexOf(lineFeed)
      line.push(end === -1 ? rest : rest.subarray(0, end))
      size += rest.length
      if (end === -1) return size > longest ? false : undefined
      if (scanJson(Buffer.concat(line).toString()).error !== undefined) return false
      isLineRead = true
      rest = rest.subarray(end)
    }
    return textStart(rest) < rest.length ? true : undefined
  }
}

/** White space, and the bytes of a byte order mark. */
const ignored = new Set([0x20, 0x09, lineFeed, 0x0d, 0xef, 0xbb, 0xbf])

function textStart(bytes: Uint8Array): number {
  const start = bytes.findIndex((byte) => !ignored.has(byte))
  return start === -1 ? bytes.length : start
}
