import { scanJson } from '../../core/index.js'
import { InputError } from './input-error.js'
import { endOfJson } from './json-end.js'
import { jsonErrorMessage } from './json-error-message.js'
import {
  type Extent,
  type Extents,
  type Locate,
  type Path,
  type PositionAt,
  positionsIn,
  type Wanted,
} from './position.js'
import type { SourceDocument } from './source-document.js'

/**
 * Parses a JSON text. The scan lists what `JSON.parse` silently drops or changes. Pass `positionAt`
 * when the text is only a part of the file.
 */
export function readJson(
  text: string,
  positionAt: PositionAt = positionsIn(text),
): SourceDocument | InputError {
  const scan = scanJson(text)
  if (scan.error) {
    const position = positionAt(scan.error.offset)
    return new InputError(`invalid JSON: ${jsonErrorMessage(scan.error, position)}`, position)
  }
  return {
    value: JSON.parse(text),
    locate: (wanted) => locate(text, positionAt, wanted),
    extents: (wanted) => extents(text, wanted),
    positionAt,
    json: { text, scan, positionAt },
  }
}

/** A step of a wanted path, with its offsets once they are known. */
interface Step {
  offset?: number
  keyOffset?: number | undefined
  next: Map<string, Step>
}

const locate = (
  text: string,
  positionAt: PositionAt,
  wanted: readonly Wanted[],
): ReturnType<Locate> => {
  const top = stepsTo(text, wanted)
  return wanted.map(({ path, at }) => positionAt(found(top, path, at).offset))
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

/** Returns the extent of the key or value that starts at an offset of a JSON text. */
export const extentAt = (text: string, start: number): Extent => ({
  start,
  end: endOfJson(text, start),
  ...(text[start] === '"' && { spelled: JSON.stringify }),
})

/** Finds the offsets of all wanted paths in one pass over the text. */
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

/** Returns the offset of a path, or of its last existing ancestor. */
function found(top: Step, path: Path, at: Wanted['at']): { offset: number; isWanted: boolean } {
  let step = top
  for (const key of path.map(String)) {
    const start = step.offset ?? 0
    const next = step.next.get(key) as Step
    if (next.offset === undefined) return { offset: start, isWanted: false }
    // An offset before its object belongs to a value that a duplicate key has replaced.
    // Stryker disable next-line EqualityOperator: no member starts where its object starts.
    if (next.offset < start) return { offset: start, isWanted: false }
    step = next
  }
  const offset = (at === 'key' ? step.keyOffset : undefined) ?? step.offset ?? 0
  return { offset, isWanted: true }
}
