import type { OperationName } from '../generated/operations.js'
import type { RuleId } from '../generated/rule-ids.js'
import { ruleEntries, ruleTexts } from '../generated/rule-texts.js'
import type { RuleEntry, RuleTexts } from './rule-entry.js'

/** One rule as the contract states it. The same id may stand again for other operations. */
export interface RuleDescription extends RuleEntry, RuleTexts {
  readonly id: RuleId
}

let read: readonly RuleDescription[] | undefined

/** Every entry of the contract; a check does not need their texts, so they are read when asked for. */
function entries(): readonly RuleDescription[] {
  if (read === undefined) {
    const texts: readonly RuleTexts[] = JSON.parse(ruleTexts)
    read = ruleEntries.map((entry, index) =>
      Object.freeze({ ...entry, ...texts[index] } as RuleDescription),
    )
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
