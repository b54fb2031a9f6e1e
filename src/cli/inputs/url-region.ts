import type { Region } from '../documents/position.js'
import type { LocatedText } from './located-text.js'

/** A part of a URL: offsets, with an exclusive end. */
interface Part {
  start: number
  end: number
}

/** Returns the region of a whole URL. */
const regionOfUrl = (written: LocatedText): Region =>
  regionBetween(written.positionAt(0), written.positionAt(written.text.length))

/** Returns the region of a parameter's value, or of the whole URL without it. */
export function regionOfParameter(
  { name, value }: { name: string; value?: string | undefined },
  url: string,
  written: LocatedText,
): Region {
  const part = value === undefined ? queryPart(name, url) : segment(value, url)
  // The check replaces the start of a URL: its scheme, host and credentials.
  const added = written.text.length - url.length
  if (part === undefined || part.start + added < 0) return regionOfUrl(written)
  return regionBetween(written.positionAt(part.start + added), written.positionAt(part.end + added))
}

function regionBetween(start: Region, { line, column }: Region): Region {
  const isAfter = line > start.line || (line === start.line && column > start.column)
  const { line: first, column: at } = start
  return isAfter
    ? { line: first, column: at, endLine: line, endColumn: column }
    : { line: first, column: at }
}

/** Returns the value of a query parameter, or all of it if the value is empty. */
function queryPart(name: string, url: string): Part | undefined {
  const { index: start = url.length } = /\?/.exec(url.split('#', 1)[0] as string) ?? {}
  const end = url.indexOf('#') === -1 ? url.length : url.indexOf('#')
  let at = start + 1
  for (const pair of url.slice(at, end).split('&')) {
    const sign = pair.indexOf('=')
    const [found] = new URLSearchParams(pair).keys()
    const valueAt = sign === -1 || sign === pair.length - 1 ? 0 : sign + 1
    if (found === name) return { start: at + valueAt, end: at + pair.length }
    at += pair.length + 1
  }
  return undefined
}

/** Returns the last segment of the path with this decoded value. */
function segment(value: string, url: string): Part | undefined {
  const [path = ''] = url.split(/[?#]/, 1)
  let end = path.length
  while (end > 0) {
    const start = path.lastIndexOf('/', end - 1) + 1
    if (decoded(path.slice(start, end)) === value) return { start, end }
    end = start - 1
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
