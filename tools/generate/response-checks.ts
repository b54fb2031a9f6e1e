import {
  type Documents,
  type Family,
  families,
  type OpenApiDocument,
  operationsOf,
} from './documents.js'
import { InputError } from './input-error.js'

/** One entry of a document's root list `x-response-checks`. */
interface ResponseCheckEntry {
  id: string
  level: 'MUST' | 'SHOULD'
  operations: string[]
  summary: string
  source: string
  assumed?: string
  /** The part of the requirement that is only a SHOULD. */
  should?: { summary: string; source?: string; assumed: string }
}

/** The level of each check by operation, or by family if all its operations have the check. */
type Levels = Record<string, Record<string, ResponseCheckEntry['level']>>

export function responseCheckLevels(documents: Documents): Levels {
  const levels: Levels = {}
  for (const family of families) {
    const all = operationsOf(documents[family]).length
    for (const { id, level, operations } of entriesOf(family, documents[family])) {
      const names = operations.length === all ? [family] : operations
      for (const name of names) levels[id] = { ...levels[id], [name]: level }
    }
  }
  return levels
}

/** Returns the texts of the checks in contract order, those of a weaker part after its check. */
export const responseCheckTexts = (documents: Documents) =>
  families
    .flatMap((family) => entriesOf(family, documents[family]))
    .flatMap(({ should, ...check }) =>
      should === undefined ? [check] : [check, { ...check, level: 'SHOULD', ...should }],
    )

function entriesOf(family: Family, document: OpenApiDocument): ResponseCheckEntry[] {
  const { 'x-response-checks': entries = [] } = document as { 'x-response-checks'?: never[] }
  const problems: string[] = entries.length === 0 ? ['no x-response-checks'] : []
  const known = new Set(operationsOf(document).map(({ operation }) => operation.operationId))
  const ids = new Set<string>()
  for (const entry of entries as ResponseCheckEntry[]) {
    const { id, level, operations = [] } = entry
    for (const key of ['level', 'operations', 'summary', 'source'] as const) {
      if (entry[key] === undefined) problems.push(`${id}: response check without ${key}`)
    }
    if (level !== undefined && !['MUST', 'SHOULD'].includes(level)) {
      problems.push(`${id}: level must be MUST or SHOULD, not ${JSON.stringify(level)}`)
    }
    for (const name of operations) {
      if (!known.has(name)) problems.push(`${id} on ${name}, which is not an operation`)
    }
    if (ids.has(id)) problems.push(`${id} is repeated in x-response-checks`)
    ids.add(id)
  }
  if (problems.length > 0) {
    throw new InputError(problems.map((problem) => `openapi/${family}.yaml: ${problem}`).join('\n'))
  }
  return entries
}
