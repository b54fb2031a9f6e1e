import { scanJson } from '../index.js'
import { type Locate, type Path, type PlaceAt, placesIn, type Wanted } from './place.js'
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
    json: { text, scan, placeAt },
  }
}

/** A step on the way to what is wanted, with the offsets once they are known. */
interface Step {
  offset?: number
  keyOffset?: number | undefined
  next: Map<string, Step>
}

/** One walk over the text finds all places, however many are wanted. */
const locate = (text: string, placeAt: PlaceAt, wanted: readonly Wanted[]): ReturnType<Locate> => {
  const top: Step = { next: new Map() }
  for (const { path } of wanted) addPath(top, path)
  // Stryker disable next-line ArrayDeclaration: the whole text comes first.
  const trail: (Step | undefined)[] = []
  scanJson(text, ({ depth, key, offset, keyOffset }) => {
    const step = depth === 0 ? top : trail[depth - 1]?.next.get(String(key))
    trail[depth] = step
    if (step) Object.assign(step, { offset, keyOffset })
  })
  return wanted.map(({ path, at }) => placeAt(offsetOf(top, path, at)))
}

function addPath(top: Step, path: Path): void {
  let step = top
  for (const key of path.map(String)) {
    const next = step.next.get(key) ?? { next: new Map() }
    step.next.set(key, next)
    step = next
  }
}

function offsetOf(top: Step, path: Path, at: Wanted['at']): number {
  let step = top
  for (const key of path.map(String)) {
    const start = step.offset ?? 0
    const next = step.next.get(key) as Step
    if (next.offset === undefined) return start
    // What stands before its object belongs to one that a repeated key has replaced.
    // Stryker disable next-line EqualityOperator: nothing starts where its object does.
    if (next.offset < start) return start
    step = next
  }
  return (at === 'key' ? step.keyOffset : undefined) ?? step.offset ?? 0
}
