import { isDeepStrictEqual } from 'node:util'
import { toTarget } from '../../core/base/json.js'
import { createContract, type OperationName } from '../../core/index.js'
import type { CaseRequest } from '../cases/cases.js'
import { factsOfGiven } from '../cases/facts-of-given.js'
import { areRelated } from '../checking/request-fields.js'
import type { Scenario } from '../checking/trial.js'
import { groupBy } from '../grouping.js'
import { withValue } from '../variants/edit.js'
import { withDefaultFacts } from '../world/default-facts.js'
import { type Difference, differences } from './differences.js'
import { inLocale, isInMessage, isSpreadable, spread } from './spread.js'

/** A request that differs from a base in its body. */
export interface Combinable {
  base: CaseRequest
  scenario: Scenario
  /** `verdictKey` of its expected verdict. */
  expected: string
}

/** A request of a combination. */
export interface Member<Item> {
  item: Item
  /** The target of its violation; undefined if it is valid. */
  target: string | undefined
  /** The targets of what it changes. */
  changed: readonly string[]
}

/** One request that combines many: all valid, or all with a violation of their own. */
export interface Combination<Item> {
  scenario: Scenario
  members: readonly Member<Item>[]
}

/** An edit with its place, those around it, and its value as a text. */
interface PlacedEdit extends Difference {
  places: readonly string[]
  text: string
}

interface Part<Item> extends Member<Item> {
  edits: readonly PlacedEdit[]
  expected: string
}

/** Requests of a combination. */
const membersOf = { least: 4, most: 40 }

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
    const scenario = scenarioOf(base)
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
  partOf(item, scenarioOf(item.base)) !== undefined

/** Returns whether a request is its base. */
export const isUnchanged = ({ base, scenario: { input, wire } }: Combinable): boolean =>
  wire === undefined &&
  (['params', 'query', 'headers', 'body'] as const).every((part) =>
    isDeepStrictEqual(base[part], input[part]),
  )

const scenarioOf = ({ operation, given = {}, ...input }: CaseRequest): Scenario =>
  withDefaultFacts({ operation, input: input as Scenario['input'], given })

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

function placed({ path, value }: Difference): PlacedEdit {
  const places = path.map((_, depth, { length }) => JSON.stringify(path.slice(0, length - depth)))
  return { path, value, places, text: String(JSON.stringify(value)) }
}

/** The rules whose violations the response does not list beside others. */
const withOwnCode: ReadonlySet<string> = new Set(
  contract.rules
    .filter(({ answer }) => answer.code !== 'VALIDATION_FAILED')
    .flatMap(({ id, operations }) => operations.map((operation) => `${operation} ${id}`)),
)

const isListed = (operation: OperationName, rule: string): boolean =>
  !withOwnCode.has(`${operation} ${rule}`)

/** Divides parts into sets in which no two set the same place to different values. */
function apart<Item>(parts: readonly Part<Item>[]): Part<Item>[][] {
  const sets: { parts: Part<Item>[]; expected: Set<string>; places: Places }[] = []
  for (const part of parts) {
    const free = sets.find(
      ({ parts: { length }, expected, places }) =>
        length < membersOf.most && !expected.has(part.expected) && places.areFree(part.edits),
    )
    const set = free ?? { parts: [], expected: new Set(), places: new Places() }
    if (free === undefined) sets.push(set)
    set.parts.push(part)
    if (part.target !== undefined) set.expected.add(part.expected)
    set.places.add(part.edits)
  }
  return sets.map((set) => set.parts)
}

/** The places that are set, and those around them. */
class Places {
  readonly #values = new Map<string, string>()
  readonly #parents = new Set<string>()

  add(edits: readonly PlacedEdit[]): void {
    for (const { places, text } of edits) {
      const [place = '', ...around] = places
      this.#values.set(place, text)
      for (const parent of around) this.#parents.add(parent)
    }
  }

  /** Returns whether each edit is neither in nor around the place of another one, or equals it. */
  areFree(edits: readonly PlacedEdit[]): boolean {
    return edits.every(({ places, text }) => {
      const [place = ''] = places
      const set = this.#values.get(place)
      if (set !== undefined) return set === text
      return !this.#parents.has(place) && !places.some((parent) => this.#values.has(parent))
    })
  }
}

/** Times that parts which influence others are combined again. */
const maxRounds = 4

/** Yields combinations in which each part has its own verdict. */
function* agreeing<Item>(
  parts: readonly Part<Item>[],
  base: Scenario,
): Generator<Combination<Item>> {
  let left = parts
  for (let round = 0; round < maxRounds && left.length >= membersOf.least; round++) {
    const removed: Part<Item>[] = []
    for (const set of apart(left)) {
      const [scenario, members] = withoutInfluence(set, base, removed)
      if (members.length >= membersOf.least) yield combinationOf(scenario, members)
      else removed.push(...members)
    }
    left = removed
  }
}

/**
 * Yields combinations of parts that change a message: each changes the message of a locale of its own.
 * Adds those that cannot be combined in this way to a list.
 */
function* spreading<Item>(
  parts: readonly Part<Item>[],
  base: Scenario,
  unspread: Part<Item>[],
): Generator<Combination<Item>> {
  const isOfMessage = ({ edits }: Part<Item>) => edits.every(({ path }) => isInMessage(path))
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

const combinationOf = <Item>(
  scenario: Scenario,
  parts: readonly Part<Item>[],
): Combination<Item> => ({
  scenario,
  members: parts.map(({ item, target, changed }) => ({ item, target, changed })),
})

/** Removes parts until the contract finds exactly the violations of those that are left. */
function withoutInfluence<Item>(
  parts: readonly Part<Item>[],
  base: Scenario,
  removed: Part<Item>[],
): [scenario: Scenario, members: readonly Part<Item>[]] {
  let members = parts
  for (;;) {
    const scenario = withEdits(
      base,
      members.flatMap(({ edits }) => edits),
    )
    const { operation, input, given } = scenario
    const verdict = contract.check(operation, input, factsOfGiven(operation, input, given))
    const found = verdict.ok ? [] : verdict.violations
    const keys = new Set(found.map(({ rule, target }) => `${rule} ${target}`))
    const expected = new Set(members.map((part) => part.expected))
    const surplus = found.filter(({ rule, target }) => !expected.has(`${rule} ${target}`))
    const isHidden = (part: Part<Item>) => part.target !== undefined && !keys.has(part.expected)
    if (surplus.length === 0 && !members.some(isHidden)) return [scenario, members]
    const isNear = ({ changed }: Part<Item>) =>
      changed.some((place) => surplus.some(({ target }) => areRelated(place, target)))
    const influencing = members.filter((part) => isHidden(part) || isNear(part))
    // If none of them is known, it is one of the last, because the first ones change least.
    const out = new Set(influencing.length > 0 ? influencing : members.slice(members.length / 2))
    removed.push(...out)
    members = members.filter((part) => !out.has(part))
    if (members.length < membersOf.least) return [scenario, members]
  }
}

function withEdits(base: Scenario, edits: readonly Difference[]): Scenario {
  const { body } = edits.reduce((request, { path, value }) => withValue(request, path, value), {
    body: base.input.body,
  })
  return { ...base, input: { ...base.input, body } }
}
