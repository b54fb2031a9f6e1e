import { type OperationName, operationTable } from '../../../generated/operations.js'
import type { RuleId } from '../../../generated/rule-ids.js'
import { ruleEntries, ruleTexts } from '../../../generated/rule-texts.js'
import type { RuleEntry, RuleTexts } from '../contract/rule-entry.js'

/** One rule as the contract states it. The same id may stand again for other operations. */
export interface RuleDescription extends RuleEntry, RuleTexts {
  readonly id: RuleId
}

/** As `rule-texts.ts` has them; `null` stands for what the row above has. */
interface Columns {
  /** Places in the table of operations. */
  operations: (readonly number[] | null)[]
  facts: (RuleTexts['facts'] | null)[]
  portable: (boolean | null)[]
  summary: (string | null)[]
  /** An empty text where nothing is assumed. */
  assumed: (string | null)[]
  isAnswerAssumed: (boolean | null)[]
}

/** Every row of a column with its value. */
function filled<Value>(column: readonly (Value | null)[]): Value[] {
  let above = column[0]
  return column.map((value) => {
    above = value ?? above
    return above as Value
  })
}

let read: readonly RuleDescription[] | undefined

/** Every entry of the contract; a check does not need their texts, so they are read when asked for. */
function entries(): readonly RuleDescription[] {
  read ??= described(JSON.parse(ruleTexts))
  return read
}

function described(columns: Columns): RuleDescription[] {
  const names = Object.keys(operationTable)
  const operations = filled(columns.operations)
  const facts = filled(columns.facts)
  const portable = filled(columns.portable)
  const summary = filled(columns.summary)
  const assumed = filled(columns.assumed)
  const isAnswerAssumed = filled(columns.isAnswerAssumed)
  return ruleEntries.map((entry, row) =>
    Object.freeze({
      ...entry,
      operations: operations[row]?.map((place) => names[place]),
      summary: summary[row],
      facts: [...(facts[row] ?? [])],
      portable: portable[row],
      ...(assumed[row] !== '' && { assumed: assumed[row] }),
      ...(isAnswerAssumed[row] && { isAnswerAssumed: true }),
    } as RuleDescription),
  )
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
