import { type OperationName, operationTable } from '../generated/operations.js'
import type { RuleId } from '../generated/rule-ids.js'
import { ruleEntries, ruleTexts } from '../generated/rule-texts.js'
import type { Facts } from './facts.js'
import type { RuleEntry, RuleTexts } from './rule-entry.js'

/** One rule as the contract states it. The same id may stand again for other operations. */
export interface RuleDescription extends RuleEntry, RuleTexts {
  readonly id: RuleId
}

/** As `rule-texts.ts` has them, the operations as places in the table of operations. */
type StatedTexts = readonly [
  entry: number,
  operations: readonly number[],
  facts: readonly (keyof Facts)[],
  portable: 0 | 1,
  summary: string,
  assumed?: string,
]

function described(
  [entry, places, facts, portable, summary, assumed]: StatedTexts,
  operations: readonly string[],
): RuleDescription {
  return Object.freeze({
    ...(ruleEntries[entry] as RuleEntry),
    operations: places.map((place) => operations[place]),
    summary,
    facts,
    portable: portable === 1,
    ...(assumed !== undefined && { assumed }),
  } as RuleDescription)
}

let read: readonly RuleDescription[] | undefined

/** Every entry of the contract; a check does not need their texts, so they are read when asked for. */
function entries(): readonly RuleDescription[] {
  if (read === undefined) {
    const operations = Object.keys(operationTable)
    const texts: readonly StatedTexts[] = JSON.parse(ruleTexts)
    read = texts.map((each) => described(each, operations))
  }
  return read
}

const isRule = ({ id }: RuleEntry): boolean => id !== 'structure'

let ofRules: readonly RuleDescription[] | undefined

/** Every rule of the contract, in contract order. */
export function rules(): readonly RuleDescription[] {
  ofRules ??= Object.freeze(entries().filter(isRule))
  return ofRules
}

/** What concerns an operation, in contract order; the entry `structure` stands for the schemas. */
export const entriesOf = (operation: OperationName): readonly RuleDescription[] =>
  entries().filter(({ operations }) => operations.includes(operation))
