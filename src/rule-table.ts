import type { OperationName } from '../generated/operations.js'
import { type ErrorCode, type RuleId, ruleTable } from '../generated/rules.js'
import type { Facts } from './facts.js'
import type { Severity } from './violation.js'

/** One rule as the contract states it. The same id may stand again for other operations. */
export interface RuleDescription {
  id: RuleId
  operations: readonly OperationName[]
  /** Default severity. */
  severity: Severity
  /** Default severity for campaigns of a channel, where it is another. */
  severityByChannel?: Readonly<Record<string, Severity>>
  /** Default severity when a draft is published, where it is another. */
  severityWhenPublishing?: Severity
  /** What the rule is answered with when it rejects. */
  answer: { status: number; code: ErrorCode }
  /** What must hold. */
  summary: string
  /** Section of the API description that says so. */
  source: string
  /** Members of `Facts` that the rule reads; without them it is `unchecked`. */
  facts: readonly (keyof Facts)[]
  /** Rules that already say it: while one of them is broken this one is silent. */
  silentIf: readonly RuleId[]
  /** Whether it is judged even where the request repeats one that has been answered. */
  judgedOnReplay: boolean
  /** Whether it also stands as JSON Schema in the OpenAPI document. */
  portable: boolean
  /** The reason, where the rule rests on a decision and not on the API description alone. */
  assumed?: string
}

/** An entry of the contract's `x-rules`, as generated. */
interface Entry {
  id: string
  operations: readonly string[]
  severity: string
  status: number
  code: string
  summary: string
  source: string
  facts?: readonly string[]
  'silent-if'?: readonly string[]
  'in-schema'?: boolean
  'severity-by-channel'?: Readonly<Record<string, string>>
  'severity-when-publishing'?: string
  'judged-on-replay'?: boolean
  assumed?: string
}

const describe = (entry: Entry): RuleDescription => ({
  id: entry.id as RuleId,
  operations: entry.operations as OperationName[],
  severity: entry.severity as Severity,
  answer: { status: entry.status, code: entry.code as ErrorCode },
  summary: entry.summary,
  source: entry.source,
  facts: (entry.facts ?? []) as (keyof Facts)[],
  silentIf: (entry['silent-if'] ?? []) as RuleId[],
  judgedOnReplay: entry['judged-on-replay'] ?? false,
  portable: entry['in-schema'] ?? false,
  ...(entry['severity-by-channel'] && {
    severityByChannel: entry['severity-by-channel'] as Record<string, Severity>,
  }),
  ...(entry['severity-when-publishing'] && {
    severityWhenPublishing: entry['severity-when-publishing'] as Severity,
  }),
  ...(entry.assumed !== undefined && { assumed: entry.assumed }),
})

const entries: readonly RuleDescription[] = (ruleTable as readonly Entry[]).map((entry) =>
  Object.freeze(describe(entry)),
)

const isStructure = ({ id }: RuleDescription): boolean => (id as string) === 'structure'

/** Every rule of the contract, in contract order. */
export const rules: readonly RuleDescription[] = Object.freeze(
  entries.filter((entry) => !isStructure(entry)),
)

/** What concerns an operation, in contract order; the entry `structure` stands for the schemas. */
export const entriesOf = (operation: OperationName): readonly RuleDescription[] =>
  entriesByOperation.get(operation) ?? []

const entriesByOperation = new Map<OperationName, RuleDescription[]>()
for (const entry of entries) {
  for (const operation of entry.operations) {
    const known = entriesByOperation.get(operation)
    if (known === undefined) entriesByOperation.set(operation, [entry])
    else known.push(entry)
  }
}

/** The entry that stands for the schemas: types, required fields, enums, ranges, formats. */
export const isStructureEntry = isStructure
