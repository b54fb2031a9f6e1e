import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../../core/index.js'
import type { Session } from '../sequence.js'
import { assertEachShown } from '../stored-values.js'

interface Shown {
  operation: OperationName
  id: string
  /** What the response shows. */
  shown: JsonObject
  /** What was submitted. */
  wanted: JsonObject
  /** Of it, what is compared; the rest must not disappear. Default: all. */
  compared?: JsonObject
  requirement: string
  /** Default: MUST. */
  level?: FindingLevel
}

/** Asserts what responses show of campaigns or offerings, and that they do not stop to show it. */
export class ShownValues {
  readonly #before = new Map<string, Pick<Shown, 'shown' | 'wanted'>>()

  constructor(
    private readonly session: Session,
    /** Returns the last accepted call about a campaign or offering, as one word. */
    private readonly latestOf: (id: string) => string,
  ) {}

  assert({ operation, id, shown, wanted, requirement, ...of }: Shown): void {
    const { session } = this
    const { compared = wanted, level = 'MUST' } = of
    const cause = `after-${this.latestOf(id)}`
    assertEachShown(session, shown, [], compared, { operation, cause, requirement, level })
    const key = `${operation} ${id}`
    const before = this.#before.get(key)
    this.#before.set(key, { shown, wanted })
    if (before === undefined) return
    // What a response shows of a campaign in another state is not documented.
    const isSameState = before.wanted.status === wanted.status
    for (const path of lostPaths(before, { shown, wanted })) {
      session.assert(false, {
        ...{ operation, target: path.join('.'), cause: `lost-${cause}`, requirement },
        level: isSameState ? level : 'SHOULD',
        message: `\`${path.join('.')}\` is no longer shown, although nothing changed it.`,
        ...{ expected: before.shown, got: shown },
      })
    }
  }
}

/** Returns whether a list has lost all of its items. */
const isEmptied = (former: unknown, now: unknown): boolean =>
  Array.isArray(now) && now.length === 0 && Array.isArray(former) && former.length > 0

/** Yields the paths of values that were shown as submitted, are still wanted, but no longer shown. */
function* lostPaths(
  before: Pick<Shown, 'shown' | 'wanted'>,
  { shown, wanted }: Pick<Shown, 'shown' | 'wanted'>,
  path: readonly string[] = [],
): Generator<string[]> {
  for (const [name, value] of Object.entries(wanted)) {
    const [former, now] = [before.shown[name], shown[name]]
    if (former === undefined || !isDeepStrictEqual(before.wanted[name], value)) continue
    if (now === undefined || now === null || isEmptied(former, now)) yield [...path, name]
    else if (isObject(value) && isObject(former) && isObject(now)) {
      const inner = { shown: former, wanted: value }
      yield* lostPaths(inner, { shown: now, wanted: value }, [...path, name])
    }
  }
}
