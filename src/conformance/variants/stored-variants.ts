import { fromPointer, valueAt } from '../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import type { CaseRequest, ConformanceCase } from '../cases/cases.js'
import { readGenerated } from '../cases/generated-file.js'
import { groupBy, inTurn } from '../grouping.js'
import { placeOf, withValue } from '../places.js'
import type { FindingSubject } from '../report/finding-subject.js'
import type { Selection } from '../report/selection.js'
import { scenarioOfRequest } from '../world/checked-request.js'
import type { Variant } from './variant.js'

/** A place of a request, as a JSON Pointer, and the value there; without one, it has none. */
export type StoredEdit = readonly [pointer: string, value?: unknown]

/** An entry of `generated/variants.json`. */
export interface StoredVariant {
  /** The id of the case that it varies. */
  of: string
  /** The id of the case whose request it changes, if that is another one. */
  host?: string
  /** What it changes there, as a JSON Pointer or a word, and to what. */
  name: string
  value: string
  subject: FindingSubject
  level: FindingLevel
  /** `verdictKey` of the expected verdict. */
  expected: string
  /** 0 for the most revealing. */
  rank: number
  edits: readonly StoredEdit[]
  /** What the request then gets from that of its case: JSON Pointers to the place there, and in the case. */
  copies?: readonly (readonly [to: string, from: string])[]
}

/** Returns the request of a variant. */
export function requestOfVariant(
  { edits, copies = [] }: Pick<StoredVariant, 'edits' | 'copies'>,
  host: CaseRequest,
  of: CaseRequest,
): CaseRequest {
  let request = host
  for (const [pointer, value] of edits) request = withValue(request, fromPointer(pointer), value)
  for (const [to, from] of copies) {
    request = withValue(request, fromPointer(to), valueAt(of, fromPointer(from)))
  }
  return request
}

/** Returns operation, rule and place of what a variant of a case with a target, or none, shows. */
export function groupOf(
  { subject, expected }: Pick<StoredVariant, 'subject' | 'expected'>,
  operation: OperationName | undefined,
  target: string | undefined,
): string {
  const isOfPlace = subject === 'structure' || expected === 'valid'
  return `${operation} ${subject} ${isOfPlace ? placeOf(target ?? '') : ''} ${expected === 'valid'}`
}

/** Returns the most revealing variants first, each group in turn. */
export const inOrder = <Item>(
  items: readonly Item[],
  rankOf: (item: Item) => number,
  keyOf: (item: Item) => string,
): Item[] =>
  [...groupBy(items, rankOf)]
    .sort(([one], [other]) => one - other)
    .flatMap(([, list]) => inTurn(list, keyOf))

/** Reads the selected variants, the most revealing first. */
export function storedVariants(
  cases: readonly ConformanceCase[],
  isSelected: Selection,
): Variant[] {
  const byId = new Map(cases.map((each) => [each.id, each]))
  const all = (readGenerated('variants') as { variants: readonly StoredVariant[] }).variants
  const selected = all.flatMap((stored) => {
    const [of, host] = [byId.get(stored.of), byId.get(stored.host ?? stored.of)]
    const isOfRun = isSelected(host?.request?.operation, stored.subject)
    return isOfRun && of !== undefined && host !== undefined ? [{ stored, of, host }] : []
  })
  const ordered = inOrder(
    selected,
    ({ stored }) => stored.rank,
    ({ stored, of, host }) =>
      groupOf(stored, host.request?.operation, of.expect.violations?.[0]?.target),
  )
  return ordered.map(({ stored, of, host }) => variantOf(stored, of, host))
}

/** Returns the variant of an entry. */
function variantOf(stored: StoredVariant, of: ConformanceCase, host: ConformanceCase): Variant {
  const { of: id, name, value, subject, level, expected } = stored
  const [own, changed] = [of.request, host.request] as readonly CaseRequest[]
  return {
    trial: { id: `variant/${id}/${name.replace(/^\//, '')}=${value}`, subject, level },
    scenario: scenarioOfRequest(
      requestOfVariant(stored, changed as CaseRequest, own as CaseRequest),
    ),
    // What comes from another case as a whole combines with nothing.
    base: host === of ? of.baseRequest : undefined,
    expected,
  }
}
