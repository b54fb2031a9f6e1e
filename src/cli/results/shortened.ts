import type { LocatedFinding } from './finding.js'
import type { DocumentResult } from './result.js'

/** Maximum characters of a target or pointer, and of any other text. */
const longestTarget = 500
const longestText = 2000

/** Cuts a long text in its middle; a quarter of the kept characters come from its end. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = limit / 4
  // Leaves room for the marker, so that a cut text is not cut again.
  const start = limit - end - 40
  const leftOut = text.length - start - end
  return `${text.slice(0, start)}…[${leftOut} more characters]…${text.slice(-end)}`
}

/** Cuts the long texts of a result: a long value may occur in each of a thousand findings. */
export function shortened<Each extends DocumentResult>(result: Each): Each {
  const { findings, response } = result
  if (findings.length === 0 && !response) return result
  return {
    ...result,
    findings: findings.map(shortFinding),
    ...(response && { response: shortTexts(response) }),
  }
}

function shortFinding(finding: LocatedFinding): LocatedFinding {
  const { target, pointer, message, repair } = finding
  const isShort =
    target.length <= longestTarget &&
    pointer.length <= longestTarget &&
    message.length <= longestText
  if (isShort && repair === undefined) return finding
  return {
    ...finding,
    target: cut(target, longestTarget),
    pointer: cut(pointer, longestTarget),
    message: cut(message, longestText),
    ...(repair && { repair: { ...repair, message: cut(repair.message, longestText) } }),
  }
}

/** Cuts all texts of a value. */
function shortTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return cut(value, longestText) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(shortTexts) as Value
  const entries = Object.entries(value).map(([key, member]) => [
    key,
    key === 'target' && typeof member === 'string'
      ? cut(member, longestTarget)
      : shortTexts(member),
  ])
  return Object.fromEntries(entries)
}
