import type { Verdict } from '../../core/index.js'
import type { Edit, Fix, LocatedFinding } from '../results/finding.js'
import { type Change, type CheckedBody, changed, changesFor, messageOf } from './change.js'
import { editsOf } from './edits.js'

/**
 * Returns the safe fixes by finding. A fix is safe when the contract leaves one choice, it changes
 * nothing else, and it does not make the verdict worse.
 */
export function safeFixes(
  findings: readonly LocatedFinding[],
  checked: CheckedBody,
): ReadonlyMap<LocatedFinding, Fix> {
  // With a truncated list, a trial cannot show which findings remain.
  if (checked.verdict.truncated !== undefined) return new Map()
  // With duplicate keys, the intended one is unknown.
  if (checked.document.scan.duplicateKeys.length > 0) return new Map()
  const changes = changesFor(findings, checked)
  if (changes.length === 0) return new Map()
  const edits = editsOf(changes, checked)
  const written = changes.filter((change) => edits.has(change))
  return new Map(
    verified(written, checked).map((change) => [
      change.finding,
      { message: messageOf(change), edits: edits.get(change) as Edit[] },
    ]),
  )
}

/** Maximum number of trial checks; untried fixes are not offered. */
const mostTries = 200

/** Returns the changes that do not make the verdict worse; splits in halves when all together do. */
function verified(changes: readonly Change[], checked: CheckedBody): readonly Change[] {
  const before = findingsOf(checked.verdict)
  let tries = 0
  const fine = (some: readonly Change[]): readonly Change[] => {
    if (some.length === 0 || tries++ >= mostTries) return []
    const { keys, errors } = findingsOf(checked.check(changed(checked.body, some)))
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

const keyOf = ({ rule, keyword, pointer, target }: Key) =>
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
