import { type OperationName, operationTable } from '../../../generated/operations.js'
import { ruleEntries, ruleTexts } from '../../../generated/rule-texts.js'
import type { ReadPluginRule } from '../contract/plugin.js'
import type { RuleEntry, RuleTexts } from '../contract/rule-entry.js'
import type { AnyRuleId } from '../contract/violation.js'

/** One rule. An id may have several entries, for different operations. */
export interface RuleDescription extends RuleEntry, RuleTexts {
  readonly id: AnyRuleId
}

/** The columns of `rule-texts.ts`; `null` repeats the value of the row above. */
interface Columns {
  /** Indices into the table of operations. */
  operations: (readonly number[] | null)[]
  facts: (RuleTexts['facts'] | null)[]
  portable: (boolean | null)[]
  summary: (string | null)[]
  /** Empty if nothing is assumed. */
  assumed: (string | null)[]
  isAnswerAssumed: (boolean | null)[]
}

/** Returns a column with the value of every row. */
function filled<Value>(column: readonly (Value | null)[]): Value[] {
  let above = column[0]
  return column.map((value) => {
    above = value ?? above
    return above as Value
  })
}

let read: readonly RuleDescription[] | undefined

/** Returns every entry; reads the texts on demand, because a check does not need them. */
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
      operations: operations[row]?.map((index) => names[index]),
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

/** Returns every rule of the contract, in contract order. */
export function rules(): readonly RuleDescription[] {
  ofRules ??= Object.freeze(entries().filter(isRule))
  return ofRules
}

/** Returns every rule of the contract, followed by those of plugins. */
export const rulesWith = (ofPlugins: readonly ReadPluginRule[]): readonly RuleDescription[] =>
  ofPlugins.length === 0
    ? rules()
    : Object.freeze([
        ...rules(),
        ...ofPlugins.map(({ entry, texts }) =>
          Object.freeze({ ...entry, ...texts } as RuleDescription),
        ),
      ])

/** Returns the entries of an operation, in contract order, with the entry `structure`. */
export const entriesOf = (operation: OperationName): readonly RuleDescription[] =>
  entries().filter(({ operations }) => operations.includes(operation))
