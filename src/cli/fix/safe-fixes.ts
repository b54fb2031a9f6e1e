import type { Verdict } from '../../core/index.js'
import { regionOf, type Wanted } from '../documents/position.js'
import { type Edit, type Fix, isNote, type LocatedFinding } from '../results/finding.js'
import type { CheckedRequest } from '../results/violation-position.js'
import { type Change, changed, changesFor, messageOf, verdictOnBody } from './change.js'

/**
 * Returns the safe fixes by finding. A fix is safe when the contract leaves one choice, it changes
 * nothing else, and it does not make the verdict worse.
 */
export function safeFixes(
  findings: readonly LocatedFinding[],
  verdict: Verdict,
  checked: CheckedRequest,
): ReadonlyMap<LocatedFinding, Fix> {
  // With a truncated list, a trial cannot show which findings remain.
  if (verdict.truncated !== undefined) return new Map()
  // With duplicate keys, the intended one is unknown.
  if (checked.document.scan.duplicateKeys.length > 0) return new Map()
  const changes = changesFor(
    findings.filter((finding) => !isNote(finding)),
    checked,
  )
  if (changes.length === 0) return new Map()
  const edits = editsOf(changes, checked)
  const written = changes.filter((change) => edits.has(change))
  return new Map(
    verified(written, verdict, checked).map((change) => {
      const made = edits.get(change) as Edit[]
      return [change.finding, { message: messageOf(asWritten(change, made, checked)), edits: made }]
    }),
  )
}

/** Returns a change with a number as it is written; parsing may have changed it. */
function asWritten(change: Change, [first, last]: Edit[], { document }: CheckedRequest): Change {
  return change.inQuotes
    ? { ...change, written: document.text.slice(first?.offset, last?.offset) }
    : change
}

/** Maximum number of trial checks; untried fixes are not offered. */
const mostTries = 200

/** Returns the changes that do not make the verdict worse; splits in halves when all together do. */
function verified(
  changes: readonly Change[],
  verdict: Verdict,
  checked: CheckedRequest,
): readonly Change[] {
  const before = findingsOf(verdict)
  let tries = 0
  const fine = (some: readonly Change[]): readonly Change[] => {
    if (some.length === 0 || tries++ >= mostTries) return []
    const { keys, errors } = findingsOf(verdictOnBody(checked, changed(checked.request.body, some)))
    const isBetter = errors <= before.errors && areGone(some, keys)
    // A renamed key exposes its content to checks again, which may add warnings.
    const isAlone = some.length === 1
    if (isBetter && (isAlone || [...keys].every((key) => before.keys.has(key)))) return some
    if (isAlone) return []
    const half = Math.ceil(some.length / 2)
    return [...fine(some.slice(0, half)), ...fine(some.slice(half))]
  }
  return fine(changes)
}

const areGone = (changes: readonly Change[], keys: ReadonlySet<string>): boolean =>
  changes.every(({ finding }) => !keys.has(keyOf(finding)))

type Key = Pick<LocatedFinding, 'rule' | 'keyword' | 'pointer' | 'target'>

/** Identifies a finding among those of another body. */
export const keyOf = ({ rule, keyword, pointer, target }: Key): string =>
  JSON.stringify([rule, keyword, pointer, target])

function findingsOf(verdict: Verdict) {
  const isInternalError = !verdict.ok && verdict.fault !== undefined
  const violations = verdict.ok ? [] : verdict.violations
  const found = [...violations, ...verdict.warnings]
  return {
    keys: new Set(found.map(keyOf)),
    // An internal error is the worst outcome.
    errors: isInternalError ? Number.POSITIVE_INFINITY : violations.length,
  }
}

/** Returns the text edits of each change that affects nothing else. */
function editsOf(
  changes: readonly Change[],
  { document, bodyPath }: CheckedRequest,
): Map<Change, Edit[]> {
  const edit = (start: number, end: number, text: string): Edit => ({
    offset: start,
    length: end - start,
    ...regionOf({ start, end }, document.positionAt),
    text,
  })
  const made = (change: Change): Edit[] => {
    const extentOf = (at: Wanted['at']) =>
      document.extentOf({ path: [...bodyPath, ...change.path], at })
    const value = extentOf('value')
    if (change.inQuotes) {
      if (value === undefined || value.isTagged) return []
      return [edit(value.start, value.start, '"'), edit(value.end, value.end, '"')]
    }
    const extent = extentOf(change.at)
    if (!extent?.spelled) return []
    const renaming = edit(extent.start, extent.end, extent.spelled(change.name))
    if (!change.inList) return [renaming]
    // A YAML tag would apply to the new list.
    if (!value?.spelled || value.isTagged) return []
    return [renaming, edit(value.start, value.start, '['), edit(value.end, value.end, ']')]
  }
  return new Map(
    changes.flatMap((change) => {
      const edits = made(change)
      // A fix keeps all lines, so that its diff compares them in pairs.
      const isSafe = edits.length > 0 && edits.every(({ line, endLine }) => line === endLine)
      return isSafe ? [[change, edits]] : []
    }),
  )
}
