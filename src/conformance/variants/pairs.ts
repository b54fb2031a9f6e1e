import { isDeepStrictEqual } from 'node:util'
import { isObject, type Path, toPointer } from '../../core/base/json.js'
import { createContract, type OperationName } from '../../core/index.js'
import { withValue } from '../places.js'
import type { SubjectCase } from './subject-case.js'
import type { Edit } from './variant.js'

/** The operations whose response collects all violations. (API description, Errors of offerings) */
const collecting: readonly OperationName[] = ['createOffering', 'updateOffering']

/** The rules whose violations the response does not list beside others. */
const withOwnCode: ReadonlySet<string> = new Set(
  createContract()
    .rules.filter(({ answer }) => answer.code !== 'VALIDATION_FAILED')
    .flatMap(({ id, operations }) => operations.map((operation) => `${operation} ${id}`)),
)

/** For each base and field, a case whose violation there is listed beside others. */
export class ViolatedFields {
  readonly #cases = new Map<unknown, Map<string, SubjectCase>>()

  constructor(subjects: readonly SubjectCase[]) {
    for (const subject of subjects) {
      const { request, base, violated, level } = subject
      const isCollected =
        level === 'MUST' &&
        violated !== undefined &&
        !withOwnCode.has(`${request.operation} ${violated}`)
      if (!isCollected || !collecting.includes(request.operation)) continue
      const ofBase = this.#cases.get(base) ?? new Map<string, SubjectCase>()
      this.#cases.set(base, ofBase)
      const field = fieldOf(subject)
      if (editsOf(subject) !== undefined && !ofBase.has(field)) ofBase.set(field, subject)
    }
  }

  /** Yields the case with the violation in each later field of the same base, too. */
  *edits(subject: SubjectCase): Generator<Edit> {
    const cases = [...(this.#cases.get(subject.base)?.values() ?? [])]
    const at = cases.indexOf(subject)
    if (at < 0) return
    for (const other of cases.slice(at + 1)) {
      const apply = () =>
        (editsOf(other) ?? []).reduce(
          (changed, { path, value }) => withValue(changed, path, value),
          subject.request,
        )
      yield { name: toPointer(other.path), value: other.id, isPair: true, apply }
    }
  }
}

const fieldOf = ({ target = '' }: SubjectCase): string => target.split('.')[0] ?? ''

/** Returns what a case changes in its base; undefined if that is not only its field. */
function editsOf(subject: SubjectCase) {
  const { base, request } = subject
  if (base === undefined) return undefined
  const edits = [...changedPlaces(base, request)]
  const isOfField = edits.every(({ path }) => path[0] === 'body' && path[1] === fieldOf(subject))
  return isOfField && edits.length > 0 ? edits : undefined
}

/** A place where two values differ, and the value there in the second one. */
interface Difference {
  path: Path
  /** `undefined` if the second value has none. */
  value: unknown
}

/**
 * Yields the places where two values of JSON differ, with lists of other lengths and what only one of
 * them has as a whole.
 */
function* changedPlaces(before: unknown, after: unknown, path: Path = []): Generator<Difference> {
  if (before === after) return
  const keys = commonKeys(before, after)
  if (keys === undefined) {
    if (!isDeepStrictEqual(before, after)) yield { path, value: after }
    return
  }
  for (const key of keys) {
    const name = Array.isArray(before) ? Number(key) : key
    const [one, other] = [before, after].map((value) => (value as Record<string, unknown>)[key])
    yield* changedPlaces(one, other, [...path, name])
  }
}

/** Returns all keys of two objects, or of two lists of the same length. */
function commonKeys(before: unknown, after: unknown): Iterable<string> | undefined {
  if (isObject(before) && isObject(after)) {
    return new Set([...Object.keys(before), ...Object.keys(after)])
  }
  const areLists = Array.isArray(before) && Array.isArray(after)
  return areLists && before.length === after.length ? Object.keys(before) : undefined
}
