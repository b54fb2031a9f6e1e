import type { Result } from './result.js'
import type { PlacedViolation } from './violation-place.js'

/** What is printed of the findings of a run: so many characters, and so many for each byte read. */
const atLeast = 2 ** 20
const times = 16

/** What a document is worth saying, however many there are. */
const ofDocument = 1024

/** Findings of one document that are shown in any case. */
const fewest = 1

/**
 * Bounds what is printed by what was read: from a document with more findings than there is room
 * for, the first are shown and the others counted.
 */
export function outputBudget() {
  let room = atLeast
  let isExceeded = false
  return {
    /** Tells of bytes that were read. */
    read(bytes: number): void {
      room += bytes * times
    },
    /** The result, as much of it as there is room for. */
    fit(result: Result): Result {
      const size = sizeOf(result)
      if (size <= Math.max(room, ofDocument)) {
        room -= size
        return result
      }
      isExceeded = true
      const fitted = fittedTo(Math.max(room, ofDocument), result)
      room -= Math.min(sizeOf(fitted), Math.max(room, 0))
      return fitted
    },
    /** What is to be said of findings that were left out. */
    get note(): string | undefined {
      if (!isExceeded) return undefined
      return `Not all findings are shown: at most 1 MiB and ${times} times what was read is printed.`
    },
  }
}

function fittedTo(room: number, result: Result): Result {
  const { violations, warnings, response, replay, ...rest } = result
  let left = room / 2 - sizeOf({ ...rest, violations: [], warnings: [] })
  let kept = 0
  const fits = (finding: PlacedViolation): boolean => {
    left -= sizeOfFinding(finding, result.file)
    return left >= 0
  }
  const all = [...violations, ...warnings]
  while (kept < all.length && (fits(all[kept] as PlacedViolation) || kept < fewest)) kept++
  const shown = {
    violations: violations.slice(0, kept),
    warnings: warnings.slice(0, Math.max(0, kept - violations.length)),
  }
  const leftOut = all.length - kept
  return {
    ...{ ...rest, ...shown },
    ...(response && { response: fittedResponse(response, room / 2) }),
    ...(leftOut > 0 && { truncated: (result.truncated ?? 0) + leftOut }),
  }
}

/** The response with as many of its details as there is room for. */
function fittedResponse(
  response: NonNullable<Result['response']>,
  room: number,
): NonNullable<Result['response']> {
  const { error } = response.body
  if (!('details' in error) || error.details === undefined) return response
  let left = room
  const details = error.details.filter((detail) => {
    left -= lengthOf(detail)
    return left >= 0
  })
  return {
    ...response,
    body: { ...response.body, error: { ...error, details } },
  } as typeof response
}

function sizeOf({ file, violations, warnings, response, replay, error }: Result | Parts): number {
  const findings = [...violations, ...warnings]
  return (
    (file?.length ?? 0) +
    (error?.message.length ?? 0) +
    findings.reduce((sum, finding) => sum + sizeOfFinding(finding, file ?? ''), 0) +
    lengthOf(response) +
    lengthOf(replay)
  )
}

type Parts = Pick<Result, 'violations' | 'warnings'> & Partial<Result>

const sizeOfFinding = ({ target, pointer, message }: PlacedViolation, file: string): number =>
  file.length + target.length + pointer.length + message.length + 200

const lengthOf = (value: unknown): number =>
  value === undefined ? 0 : JSON.stringify(value, null, 2).length
