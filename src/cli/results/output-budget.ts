import type { LocatedFinding } from './finding.js'
import type { Result } from './result.js'

/** Limit of printed findings: `atLeast` characters, plus `times` per byte read. */
const atLeast = 2 ** 20
const times = 16

/** Characters that every document may use. */
const ofDocument = 1024

/** Number of findings per document that are always shown. */
const fewest = 1

const cutNote = `Some findings are not shown: output is limited to 1 MiB plus ${times} times the input size`

/** Limits the output by the input size: shows the first findings of a document and counts the rest. */
export function outputBudget() {
  let room = atLeast
  let isExceeded = false
  return {
    /** Adds the number of bytes read. */
    read(bytes: number): void {
      room += bytes * times
    },
    /** Returns the result, shortened to the remaining budget. */
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
    /** A note about omitted findings, if any. */
    get note(): string | undefined {
      return isExceeded ? cutNote : undefined
    },
  }
}

function fittedTo(room: number, result: Result): Result {
  const { findings, response, replay, ...rest } = result
  let left = room / 2 - result.file.length
  let kept = 0
  const fits = (finding: LocatedFinding): boolean => {
    left -= sizeOfFinding(finding, result.file)
    return left >= 0
  }
  while (kept < findings.length && (fits(findings[kept] as LocatedFinding) || kept < fewest)) kept++
  const leftOut = findings.length - kept
  return {
    ...{ ...rest, findings: findings.slice(0, kept) },
    ...(response && { response: fittedResponse(response, room / 2) }),
    ...(leftOut > 0 && { truncated: (result.truncated ?? 0) + leftOut }),
  }
}

/** Returns the response with as many details as fit. */
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

function sizeOf({ file, findings, response, replay }: Result): number {
  const ofFindings = findings.reduce((sum, finding) => sum + sizeOfFinding(finding, file), 0)
  return file.length + ofFindings + lengthOf(response) + lengthOf(replay)
}

const sizeOfFinding = (
  { target, pointer, message, excerpt }: LocatedFinding,
  file: string,
): number =>
  file.length + target.length + pointer.length + message.length + 200 + sizeOfExcerpt(excerpt)

/** A screen shows only a part of long lines. */
const sizeOfExcerpt = (excerpt: LocatedFinding['excerpt']): number =>
  excerpt === undefined ? 0 : 120 + excerpt.lines.join('').length

const lengthOf = (value: unknown): number =>
  value === undefined ? 0 : JSON.stringify(value, null, 2).length
