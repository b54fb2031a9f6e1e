import type { Verdict } from '../../core/index.js'
import type { Edit, Repair } from '../results/repair.js'
import type { PlacedViolation } from '../results/violation-place.js'
import { type Change, changed, changesFor, messageOf } from './change.js'
import { editsOf } from './edits.js'
import type { JudgedBody } from './judged-body.js'

/**
 * The repairs that are certain, by their findings. Certain is what the contract leaves one choice
 * for, what changes nothing else, and what the verdict is not the worse for.
 */
export function certainRepairs(
  findings: readonly PlacedViolation[],
  judged: JudgedBody,
): ReadonlyMap<PlacedViolation, Repair> {
  // What a try would leave of the findings that are not even listed cannot be seen.
  if (judged.verdict.truncated !== undefined) return new Map()
  // Of a key that stands twice it is not known which was meant.
  if (judged.document.json?.scan.duplicateKeys.length) return new Map()
  const changes = changesFor(findings, judged)
  if (changes.length === 0) return new Map()
  const edits = editsOf(changes, judged)
  const written = changes.filter((change) => edits.has(change))
  return new Map(
    verified(written, judged).map((change) => [
      change.finding,
      { message: messageOf(change), edits: edits.get(change) as Edit[] },
    ]),
  )
}

/** Each try is a judgement; what is not tried is not offered. */
const mostTries = 200

/** The changes after which the verdict is not the worse: all of them, or else those of each half. */
function verified(changes: readonly Change[], judged: JudgedBody): readonly Change[] {
  const before = findingsOf(judged.verdict)
  let tries = 0
  const fine = (some: readonly Change[]): readonly Change[] => {
    if (some.length === 0 || tries++ >= mostTries) return []
    const { places, errors } = findingsOf(judged.judge(changed(judged.body, some)))
    const isBetter = errors <= before.errors && areGone(some, places)
    // What lies under a key that has its name again is judged again, and may be warned of.
    const isAlone = some.length === 1
    if (isBetter && (isAlone || [...places].every((place) => before.places.has(place)))) return some
    if (isAlone) return []
    const half = Math.ceil(some.length / 2)
    return [...fine(some.slice(0, half)), ...fine(some.slice(half))]
  }
  return fine(changes)
}

const areGone = (changes: readonly Change[], places: ReadonlySet<string>): boolean =>
  changes.every(({ finding }) => !places.has(placeOf(finding)))

const placeOf = ({ rule, pointer, target }: Pick<PlacedViolation, 'rule' | 'pointer' | 'target'>) =>
  JSON.stringify([rule, pointer, target])

function findingsOf(verdict: Verdict) {
  const isFault = !verdict.ok && verdict.fault !== undefined
  const violations = verdict.ok ? [] : verdict.violations
  const found = [...violations, ...verdict.warnings]
  return {
    places: new Set(found.map(placeOf)),
    // What cannot be judged is the worst.
    errors: isFault ? Number.POSITIVE_INFINITY : violations.length,
  }
}
