import { createContract } from '../../core/index.js'
import { checkedRoot } from '../checking/checked-root.js'
import { changedPlaces, type Difference } from '../combinations/differences.js'
import type { Change } from '../crossings/crossing.js'
import { placeOf } from '../places.js'
import type { SubjectCase } from '../variants/subject-case.js'
import { checkedRequest } from '../world/checked-request.js'

const contract = createContract()

/** Places that a change has at most; one of more is another request. */
const mostPlaces = 4

/** Changes of one kind at most. */
const mostOfKind = 2

/** Returns what cases change in their bases, a few of each kind. */
export function changesOf(subjects: readonly SubjectCase[]): Change[] {
  const counts = new Map<string, number>()
  const known = new Set<string>()
  return subjects.flatMap((subject) => {
    const change = changeOf(subject)
    if (change === undefined) return []
    const { violated, target, edits } = change
    const same = JSON.stringify([violated, target, edits])
    const kind = kindOf(change, subject)
    const count = counts.get(kind) ?? 0
    if (known.has(same) || count === mostOfKind) return []
    known.add(same)
    counts.set(kind, count + 1)
    return [change]
  })
}

/** Returns rule and place of a change, and what the message about its violation requires, without values. */
function kindOf({ violated, target, edits }: Change, { request }: SubjectCase): string {
  if (target === undefined) {
    return edits.map(({ path, value }) => `${placeOf(path)} ${typeof value}`).join()
  }
  const { verdict } = checkedRequest(request, contract)
  const [message = ''] = verdict.ok ? [] : verdict.violations.map((each) => each.message)
  const [constraint = ''] = message.split(/, (?:not|such as) |\. /)
  return `${violated} ${placeOf(target)} ${constraint.replace(/`[^`]*`|\d+/g, '')}`
}

/** Returns what a case changes in its base; undefined if that is more than a few places of what is checked. */
export function changeOf({
  id,
  rule,
  level,
  base,
  request,
  violated,
  target,
}: SubjectCase): Change | undefined {
  if (base === undefined) return undefined
  const root = checkedRoot(base)
  const [before, after] = [base, request].map(({ body, given }) => ({ body, given }))
  const edits: Difference[] = []
  for (const { path, value } of changedPlaces(before, after)) {
    const isWithin = root.every((key, depth) => path[depth] === key)
    if (!isWithin || path.length === root.length || edits.length === mostPlaces) return undefined
    edits.push({ path: path.slice(root.length), value })
  }
  if (edits.length === 0) return undefined
  return {
    ...{ id, rule, level },
    ...(violated !== undefined && target !== undefined && { violated, target }),
    edits,
  }
}
