import {
  aboutPart,
  kind,
  listOf,
  members,
  oneOf,
  problemsOf,
  text,
} from '../../src/core/base/kinds.js'
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

const should = { summary: text, source: text, assumed: text }

function entriesOf(family: Family, document: OpenApiDocument): ResponseCheckEntry[] {
  const { 'x-response-checks': entries = [] } = document as { 'x-response-checks'?: never[] }
  const operations = operationsOf(document).map(({ operation }) => operation.operationId)
  const ids = entries.map(({ id }) => id)
  const isUnique = (id: unknown) => ids.indexOf(id as never) === ids.lastIndexOf(id as never)
  const entry = members(
    {
      id: kind((id) => text.isValid(id) && isUnique(id), 'unique'),
      level: oneOf('MUST', 'SHOULD'),
      operations: listOf(oneOf(...operations)),
      summary: text,
      source: text,
      assumed: text,
      should: members(should, ['summary', 'assumed']),
    },
    ['id', 'level', 'operations', 'summary', 'source'],
  )
  const problems = [...problemsOf(listOf(entry), entries)].map((problem) =>
    aboutPart(`openapi/${family}.yaml: x-response-checks`, problem),
  )
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return entries
}
