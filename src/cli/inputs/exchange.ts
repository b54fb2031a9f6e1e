import type { Position } from '../documents/position.js'
import type { LocatedText } from './located-text.js'

/** An HTTP request of a file, with its responses. */
export interface Exchange {
  /** 1-based number in the file. */
  document: number
  method: string
  url: string
  headers: readonly HeaderLine[]
  body: LocatedText | undefined
  /** When it was sent, if known. */
  now?: Date | undefined
  position: PartPositions
  /** The recorded responses; a collection may have several. */
  responses: readonly ExchangeResponse[]
}

/** A header of a file. */
export interface HeaderLine {
  name: string
  value: string
  position: () => Position
}

/** Positions of the parts other than bodies. */
interface PartPositions {
  whole: () => Position
  /** The URL before its scheme and host were replaced: it ends as the URL of the request. */
  url: LocatedText
  headers: () => Position
}

/** A response to a request. */
export interface ExchangeResponse {
  status: number
  headers: readonly HeaderLine[]
  body: LocatedText | undefined
  position: Pick<PartPositions, 'whole' | 'headers'>
}

/** Groups header values by name. */
export function headerRecord(headers: readonly HeaderLine[]): Record<string, string[]> {
  const values = new Map<string, string[]>()
  for (const { name, value } of headers) {
    const before = values.get(name)
    if (before === undefined) values.set(name, [value])
    else before.push(value)
  }
  return Object.fromEntries(values)
}

/** Returns the position of a header, or of all headers when it is missing. */
export function positionOfHeader(
  wanted: string,
  headers: readonly HeaderLine[],
  all: () => Position,
): Position {
  const name = wanted.toLowerCase()
  const line = headers.find((header) => header.name.toLowerCase() === name)
  return (line?.position ?? all)()
}
