import type { Place } from '../documents/place.js'
import type { PlacedText } from './placed-text.js'

/** A request that a file holds as it goes over HTTP, with the answer to it if that is there too. */
export interface Exchange {
  /** Which of the file it is, from 1. */
  document: number
  method: string
  url: string
  headers: readonly HeaderLine[]
  body: PlacedText | undefined
  /** When it was sent, if that is known. */
  now?: Date | undefined
  place: PartPlaces
  /** The answers that stand beside it; a collection has several. */
  responses: readonly ExchangeResponse[]
}

/** A header as it stands in a file. */
export interface HeaderLine {
  name: string
  value: string
  place: () => Place
}

/** Where the parts stand that are no bodies. */
interface PartPlaces {
  whole: () => Place
  url: () => Place
  headers: () => Place
}

/** An answer to a request. */
export interface ExchangeResponse {
  status: number
  headers: readonly HeaderLine[]
  body: PlacedText | undefined
  place: Pick<PartPlaces, 'whole' | 'headers'>
}

/** The headers by their names, each with all its values. */
export function headerRecord(headers: readonly HeaderLine[]): Record<string, string[]> {
  const values = new Map<string, string[]>()
  for (const { name, value } of headers) {
    const before = values.get(name)
    if (before === undefined) values.set(name, [value])
    else before.push(value)
  }
  return Object.fromEntries(values)
}

/** The place of a header, or of all of them where it is not among them. */
export function placeOfHeader(
  wanted: string,
  headers: readonly HeaderLine[],
  all: () => Place,
): Place {
  const name = wanted.toLowerCase()
  const line = headers.find((header) => header.name.toLowerCase() === name)
  return (line?.place ?? all)()
}
