import type { Judgement } from './judgement.js'
import type { PlacedViolation } from './violation-place.js'

/** So many characters of a target or pointer are kept, and so many of any other text. */
const longestPlace = 500
const longestText = 2000

/** Of what is cut, a quarter of what is kept stands at its end. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = limit / 4
  // So that a text that was cut is not cut again.
  const start = limit - end - 40
  const leftOut = text.length - start - end
  return `${text.slice(0, start)}…[${leftOut} more characters]…${text.slice(-end)}`
}

/**
 * The judgement with its long texts cut, each with the number of characters that are left out: what
 * stands once in a request may stand in each of a thousand findings.
 */
export function shortened<Each extends Judgement>(judgement: Each): Each {
  const { violations, warnings, response, error } = judgement
  if (violations.length + warnings.length === 0 && !response && !error) return judgement
  return {
    ...judgement,
    violations: violations.map(shortFinding),
    warnings: warnings.map(shortFinding),
    ...(response && { response: shortTexts(response) }),
    ...(error && { error: { ...error, message: cut(error.message, longestText) } }),
  }
}

function shortFinding(finding: PlacedViolation): PlacedViolation {
  const { target, pointer, message, repair } = finding
  const isShort =
    target.length <= longestPlace && pointer.length <= longestPlace && message.length <= longestText
  if (isShort && repair === undefined) return finding
  return {
    ...finding,
    target: cut(target, longestPlace),
    pointer: cut(pointer, longestPlace),
    message: cut(message, longestText),
    ...(repair && { repair: { ...repair, message: cut(repair.message, longestText) } }),
  }
}

/** The same value with its texts cut. */
function shortTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return cut(value, longestText) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(shortTexts) as Value
  const entries = Object.entries(value).map(([key, member]) => [
    key,
    key === 'target' && typeof member === 'string' ? cut(member, longestPlace) : shortTexts(member),
  ])
  return Object.fromEntries(entries)
}
