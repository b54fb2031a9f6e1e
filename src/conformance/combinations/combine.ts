import { isDeepStrictEqual } from 'node:util'
import { toTarget } from '../../core/base/json.js'
import { createContract, type OperationName } from '../../core/index.js'
import type { CaseRequest } from '../cases/cases.js'
import type { Scenario } from '../checking/trial.js'
import { groupBy } from '../grouping.js'
import { scenarioOfRequest } from '../world/checked-request.js'
import { agreeing, combinationOf, withoutInfluence } from './agreeing.js'
import { differences } from './differences.js'
import { type Combination, membersOf, type Part, type PlacedEdit, placed } from './parts.js'
import { inLocale, isInFlatMessage, isSpreadable, spread } from './spread.js'

/** A request that differs from a base in its body. */
export interface Combinable {
  base: CaseRequest
  scenario: Scenario
  /** `verdictKey` of its expected verdict. */
  expected: string
}

const contract = createContract()

/**
 * Combines requests of the same base that change different places, as long as the contract finds
 * exactly the violations of all of them. Returns the largest combinations first, and leaves out what
 * combines with few others.
 */
export const combine = <Item extends Combinable>(items: readonly Item[]): Combination<Item>[] =>
  [...combinationsOf(items)].sort((one, other) => other.members.length - one.members.length)

function* combinationsOf<Item extends Combinable>(
  items: readonly Item[],
): Generator<Combination<Item>> {
  for (const [base, ofBase] of groupBy(items, ({ base }) => base)) {
    const scenario = scenarioOfRequest(base)
    const parts = ofBase.flatMap((item) => partOf(item, scenario) ?? [])
    for (const ofKind of groupBy(parts, ({ target }) => target === undefined).values()) {
      const unspread: Part<Item>[] = []
      yield* spreading(ofKind, scenario, unspread)
      yield* agreeing(unspread, scenario)
    }
  }
}

/** Returns whether a request may be part of a combination. */
export const isCombinable = (item: Combinable): boolean =>
  partOf(item, scenarioOfRequest(item.base)) !== undefined

/** Returns whether a request is its base. */
export const isUnchanged = ({ base, scenario: { input, wire } }: Combinable): boolean =>
  wire === undefined &&
  (['params', 'query', 'headers', 'body'] as const).every((part) =>
    isDeepStrictEqual(base[part], input[part]),
  )

/** Returns what a request changes; undefined if that is not only its body. */
function partOf<Item extends Combinable>(item: Item, base: Scenario): Part<Item> | undefined {
  const { scenario, expected } = item
  const { input, given, operation, wire } = scenario
  if (wire !== undefined || operation !== base.operation) return undefined
  const edits: PlacedEdit[] = []
  for (const edit of differences({ ...base.input, given: base.given }, { ...input, given })) {
    if (edit.path[0] !== 'body' || edit.path.length < 2) return undefined
    edits.push(placed(edit))
  }
  if (edits.length === 0) return undefined
  const [, rule = '', target] = /^(\S+) (.+)$/.exec(expected) ?? []
  if (target === undefined ? expected !== 'valid' : !isListed(operation, rule)) return undefined
  const changed = edits.map(({ path }) => toTarget(path.slice(1)))
  return { item, target, changed, edits, expected }
}

/** The rules whose violations the response does not list beside others. */
const withOwnCode: ReadonlySet<string> = new Set(
  contract.rules
    .filter(({ answer }) => answer.code !== 'VALIDATION_FAILED')
    .flatMap(({ id, operations }) => operations.map((operation) => `${operation} ${id}`)),
)

/** Returns whether a response lists a violation of a rule beside others. */
export const isListed = (operation: OperationName, rule: string): boolean =>
  !withOwnCode.has(`${operation} ${rule}`)

/**
 * Yields combinations of parts that change a message: each changes the message of a locale of its own.
 * Adds those that cannot be combined in this way to a list.
 */
function* spreading<Item>(
  parts: readonly Part<Item>[],
  base: Scenario,
  unspread: Part<Item>[],
): Generator<Combination<Item>> {
  const isOfMessage = ({ edits }: Part<Item>) => edits.every(({ path }) => isInFlatMessage(path))
  const ofMessage = isSpreadable(base) ? parts.filter(isOfMessage) : []
  unspread.push(...parts.filter((part) => !ofMessage.includes(part)))
  for (let start = 0; start < ofMessage.length; start += membersOf.most) {
    const some = ofMessage.slice(start, start + membersOf.most)
    const moved = some.map(moveToLocale)
    const [scenario, members] = withoutInfluence(moved, spread(base, some.length), [])
    const isCombined = members.length >= membersOf.least
    if (isCombined) yield combinationOf(scenario, members)
    const combined = new Set(isCombined ? members : [])
    unspread.push(...some.filter((_, index) => !combined.has(moved[index] as Part<Item>)))
  }
}

/** Moves what a part changes to the message of a locale. */
function moveToLocale<Item>(part: Part<Item>, index: number): Part<Item> {
  const edits = part.edits.map(({ path, value }) => placed({ path: inLocale(path, index), value }))
  const changed = edits.map(({ path }) => toTarget(path.slice(1)))
  if (part.target === undefined) return { ...part, edits, changed }
  const target = toTarget(inLocale(['body', ...part.target.split('.')], index).slice(1))
  return { ...part, edits, changed, target, expected: part.expected.replace(part.target, target) }
}
