import type { FindingLevel, OperationName } from '../../core/index.js'
import type { CaseRequest } from '../cases/cases.js'
import { groupBy, inTurn } from '../grouping.js'
import { placeOf } from '../places.js'
import type { FindingSubject } from '../report/finding-subject.js'
import type { Selection } from '../report/selection.js'
import { scenarioOfRequest } from '../world/checked-request.js'
import type { Variant } from './variant.js'

/** A variant as it is derived. */
export interface DerivedVariant {
  /** The id of the case that it varies. */
  of: string
  /** Its place among the conditions of the rule, for the order. */
  group: string
  /** The request before the changes of the case; undefined if most comes from another case. */
  base: CaseRequest | undefined
  /** What it changes there, as a JSON Pointer or a word, and to what. */
  name: string
  value: string
  subject: FindingSubject
  level: FindingLevel
  /** `verdictKey` of the expected verdict. */
  expected: string
  /** 0 for the most revealing. */
  rank: number
  request: CaseRequest
}

/** Returns operation, rule and place of what a variant of a case with a target, or none, shows. */
export function groupOf(
  { subject, expected }: Pick<DerivedVariant, 'subject' | 'expected'>,
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

/** Returns the selected variants, the most revealing first. */
export function selectedVariants(
  derived: readonly DerivedVariant[],
  isSelected: Selection,
): Variant[] {
  const selected = derived.filter(({ request, subject }) => isSelected(request.operation, subject))
  return inOrder(
    selected,
    ({ rank }) => rank,
    ({ group }) => group,
  ).map(variantOf)
}

const variantOf = (derived: DerivedVariant): Variant => {
  const { of, name, value, subject, level, expected, request, base } = derived
  return {
    trial: { id: `variant/${of}/${name.replace(/^\//, '')}=${value}`, subject, level },
    scenario: scenarioOfRequest(request),
    base,
    expected,
  }
}
