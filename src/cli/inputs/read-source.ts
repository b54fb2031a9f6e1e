import { scanJson } from '../../core/index.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { isCurlFile, isHttpFile, isLines, isWellKnown } from '../documents/file-names.js'
import { type FoundFile, isSearched, sourceOf } from '../documents/found-file.js'
import { InputError } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import { defaultLineBytes } from '../documents/limits.js'
import { piece, piecesOf, type Source } from '../documents/read-text.js'
import { peeked } from '../lines/peeked.js'
import { looksLikeRequest } from './looks-like-request.js'

/** The content of a file: one document per line, or a text as a whole. */
interface FileContent {
  areLines: boolean
  source: Source
}

/**
 * Decides how to read a file, from its name or its start. Returns undefined for a searched one that
 * has no requests. Throws an InputError for a file that was not found.
 */
export async function contentOf(
  file: FoundFile,
  settings: CheckSettings,
): Promise<FileContent | undefined> {
  const { name } = file
  const source = sourceOf(file)
  const isSkippable = isSearched(file)
  if (isSkippable && isWellKnown(name)) return undefined
  if (!settings.lines?.always && !isLines(name)) {
    return unnamedLines(name, source, settings.maxLineBytes ?? defaultLineBytes)
  }
  const isUnrelated = isSkippable && (await isUnrelatedFile(source, settings))
  return isUnrelated ? undefined : { areLines: true, source }
}

/** Lines to read of a line-based file. */
const someLines = 20

async function isUnrelatedFile(source: Source, settings: CheckSettings): Promise<boolean> {
  try {
    return typeof source === 'string' && areLinesUnrelated(await startOf(source), settings)
  } catch {
    // The check itself reports what cannot be read.
    return false
  }
}

/** Returns whether the first lines of a text are JSON and none is a request or nearly one. */
export function areLinesUnrelated(text: string, settings: CheckSettings): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const read = lines.slice(0, someLines).map((line) => readJson(line))
  return (
    read.length > 0 &&
    read.every((each) => !(each instanceof InputError || looksLikeRequest(each.value, settings)))
  )
}

/** Returns the first lines of a file, as many as are read at a time. */
async function startOf(path: string): Promise<string> {
  for await (const bytes of piecesOf(path)) {
    const lines = Buffer.from(bytes).toString()
    // The last line may be cut off.
    return bytes.length < piece ? lines : lines.slice(0, lines.lastIndexOf('\n') + 1)
  }
  return ''
}

/**
 * Returns whether a file whose name says nothing about its format has one JSON object per line: the
 * first line is one, and more follows. Reads no more than this takes, and returns the source to read
 * on from.
 */
async function unnamedLines(name: string, source: Source, longest: number): Promise<FileContent> {
  if (/\.(?:json[5c]?|ya?ml)$/i.test(name) || isHttpFile(name) || isCurlFile(name)) {
    return { areLines: false, source }
  }
  let isLineRead = false
  const { start, all } = await peeked(piecesOf(source), (piece, size) => {
    if (size === piece.length && piece[textStart(piece)] !== brace) return true
    const end = isLineRead ? 0 : piece.indexOf(lineFeed)
    if (end === -1) return size > longest
    isLineRead = true
    return textStart(piece.subarray(end)) < piece.length - end
  })
  const text = start.toString().trimStart()
  const end = text.indexOf('\n')
  const isLine = text.startsWith('{') && end !== -1 && text.slice(end).trim() !== ''
  const areLines = isLine && scanJson(text.slice(0, end)).error === undefined
  return { areLines, source: all }
}

const lineFeed = 0x0a
const brace = 0x7b

/** White space, and the bytes of a byte order mark. */
const ignored = new Set([0x20, 0x09, lineFeed, 0x0d, 0xef, 0xbb, 0xbf])

function textStart(bytes: Uint8Array): number {
  const start = bytes.findIndex((byte) => !ignored.has(byte))
  return start === -1 ? bytes.length : start
}
