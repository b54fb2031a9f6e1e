import { scanJson } from '../../core/index.js'
import { endOfJson } from './json-end.js'
import {
  type Extent,
  type Extents,
  type Locate,
  type Path,
  type PlaceAt,
  placesIn,
  type Wanted,
} from './place.js'
import { Problem } from './problem.js'
import type { SourceDocument } from './source-document.js'
import { whyNotJson } from './why-not-json.js'

/**
 * Reads a JSON text. The value is what JSON.parse makes of it; what that drops or changes without
 * a word is in the scan. `placeAt` tells where in the file the text stands, if it is not all of it.
 */
export function readJson(
  text: string,
  placeAt: PlaceAt = placesIn(text),
): SourceDocument | Problem {
  const scan = scanJson(text)
  if (scan.error) {
    const place = placeAt(scan.error.offset)
    return new Problem(`not JSON: ${whyNotJson(scan.error, place)}`, place)
  }
  return {
    value: JSON.parse(text),
    locate: (wanted) => locate(text, placeAt, wanted),
    extents: (wanted) => extents(text, wanted),
    placeAt,
    json: { text, scan, placeAt },
  }
}

/** A step on the way to what is wanted, with the offsets once they are known. */
interface Step {
  offset?: number
  keyOffset?: number | undefined
  next: Map<string, Step>
}

const locate = (text: string, placeAt: PlaceAt, wanted: readonly Wanted[]): ReturnType<Locate> => {
  const top = stepsTo(text, wanted)
  return wanted.map(({ path, at }) => placeAt(found(top, path, at).offset))
}

const extents: (text: string, wanted: readonly Wanted[]) => ReturnType<Extents> = (
  text,
  wanted,
) => {
  const top = stepsTo(text, wanted)
  return wanted.map(({ path, at }): Extent | undefined => {
    const { offset: start, isWanted } = found(top, path, at)
    return isWanted ? extentAt(text, start) : undefined
  })
}

/** The extent of a key or a value of a JSON text that begins at an offset. */
export const extentAt = (text: string, start: number): Extent => ({
  start,
  end: endOfJson(text, start),
  ...(text[start] === '"' && { spelled: JSON.stringify }),
})

/** One walk over the text finds all places, however many are wanted. */
function stepsTo(text: string, wanted: readonly Wanted[]): Step {
  const top: Step = { next: new Map() }
  for (const { path } of wanted) addPath(top, path)
  // Stryker disable next-line ArrayDeclaration: the whole text comes first.
  const trail: (Step | undefined)[] = []
  scanJson(text, ({ depth, key, offset, keyOffset }) => {
    const step = depth === 0 ? top : trail[depth - 1]?.next.get(String(key))
    trail[depth] = step
    if (step) Object.assign(step, { offset, keyOffset })
  })
  return top
}

function addPath(top: Step, path: Path): void {
  let step = top
  for (const key of path.map(String)) {
    const next = step.next.get(key) ?? { next: new Map() }
    step.next.set(key, next)
    step = next
  }
}

/** Where what is wanted begins, or else the last value on the way to it. */
function found(top: Step, path: Path, at: Wanted['at']): { offset: number; isWanted: boolean } {
  let step = top
  for (const key of path.map(String)) {
    const start = step.offset ?? 0
    const next = step.next.get(key) as Step
    if (next.offset === undefined) return { offset: start, isWanted: false }
    // What stands before its object belongs to one that a repeated key has replaced.
    // Stryker disable next-line EqualityOperator: nothing starts where its object does.
    if (next.offset < start) return { offset: start, isWanted: false }
    step = next
  }
  const offset = (at === 'key' ? step.keyOffset : undefined) ?? step.offset ?? 0
  return { offset, isWanted: true }
}
