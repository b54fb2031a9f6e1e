import { sequences } from '../../../src/conformance/sequences/index.js'
import type { RuleId } from '../../../src/core/index.js'
import { topics } from '../../../test/conformance/load-cases.js'
import * as operationCases from '../../../test/responses/operation-cases.js'
import * as protocolCases from '../../../test/responses/protocol-cases.js'
import type { ResponseCase } from '../../../test/responses/responses.js'
import { code, sentence, table } from '../../../tools/docs/markdown.js'
import { rules } from '../../../tools/docs/rule-cells.js'
import { type Documents, type Family, families } from '../../../tools/generate/documents.js'
import { type Section, sectionsOf } from '../../../tools/generate/requirements.js'
import { repositoryUrl } from '../repository.js'
import { responseCheckIds, schemaLocation } from './schema-locations.js'

const topicOf = new Map(
  topics.flatMap(({ topic, cases }) => cases.map((each) => [each.id, { topic, rule: each.rule }])),
)
const sequenceIds = new Set<string>(sequences().map(({ id }) => id))
/** The files of the response cases by title. */
const responseFiles = new Map(
  Object.entries({ 'operation-cases': operationCases, 'protocol-cases': protocolCases }).flatMap(
    ([file, tables]) =>
      Object.values(tables).flatMap((rows: readonly ResponseCase[]) =>
        rows.map(([title]) => [title, `test/responses/${file}.ts`] as const),
      ),
  ),
)

/** Returns the coverage page. Throws if a statement names an unknown rule, schema or case. */
export function coveragePage(documents: Documents): string {
  const sections = { campaigns: sectionsOf('campaigns'), offerings: sectionsOf('offerings') }
  const statements = Object.values(sections)
    .flat()
    .flatMap((section) => section.statements)
  const unchecked = statements.filter((statement) => statement['not-checkable'] !== undefined)
  const cited = new Set(statements.flatMap(({ by = [] }) => by))
  const uncited = [...rules.keys()].filter((id) => !cited.has(id))
  const problems: string[] = []
  const parts = [
    '# Coverage',
    `This page lists the ${statements.length} statements of the API description, what implements each of them, and which case proves it. ${unchecked.length} of them cannot be checked, for the reason given.`,
    'A name such as `TestCampaignMeta.identifier` is a field of a schema in the OpenAPI document; a name with slashes is a JSON Pointer into it. A proof is a conformance case, a case of a response, or a sequence of the conformance suite.',
    ...families.flatMap((family) => [
      `## ${family === 'campaigns' ? 'Campaigns' : 'Offerings'}`,
      ...sections[family].flatMap((section) => [
        `### ${section.section}`,
        sectionTable(section, family, documents, problems),
      ]),
    ]),
    '## Rules from decisions',
    'No statement requires these rules.',
    table(
      ['rule', 'reason'],
      uncited.map((id) => [ruleLink(id), reasonFor(id, problems)]),
    ),
  ]
  if (problems.length > 0) throw new Error(`tools/generate/statements:\n${problems.join('\n')}`)
  return parts.join('\n\n')
}

/** Returns the table of a section, and adds errors in its entries to `problems`. */
function sectionTable(
  { section, statements }: Section,
  family: Family,
  documents: Documents,
  problems: string[],
): string {
  const rows = statements.map((statement) => {
    const { says, by = [], proof, 'not-checkable': reason } = statement
    try {
      if (reason !== undefined) return [sentence(says), 'not checkable', sentence(reason)]
      if (proof === undefined) throw new Error('nothing proves it')
      if (by.length === 0 && !sequenceIds.has(proof)) throw new Error('nothing implements it')
      const implemented = by.map((name) => implementation(name, family, documents))
      return [sentence(says), implemented.join(', ') || '-', provedBy(proof, by)]
    } catch (error) {
      problems.push(`${family}, ${section}: “${says}”: ${(error as Error).message}`)
      return ['-', '-', '-']
    }
  })
  return table(['statement', 'implemented by', 'proved by'], rows)
}

const ruleLink = (id: string): string => `[${id}](./rules/${id}.md)`

function implementation(name: string, family: Family, documents: Documents): string {
  if (rules.has(name as RuleId)) return ruleLink(name)
  if (responseCheckIds.has(name)) return code(name)
  return code(schemaLocation(documents[family], name))
}

/**
 * Links a proof. Throws unless it is a sequence, the case of a response, or a conformance case of one
 * of the rules, or of `structure` for a schema.
 */
function provedBy(proof: string, by: readonly string[]): string {
  const linked = (path: string) => `[${proof}](${repositoryUrl}/blob/HEAD/${path})`
  if (sequenceIds.has(proof)) return linked('src/conformance/sequences')
  const known = topicOf.get(proof)
  if (known !== undefined) {
    const isOfSchema = known.rule === 'structure' && by.some((name) => /^[A-Z/]/.test(name))
    if (!isOfSchema && !by.includes(known.rule))
      throw new Error(`${proof} is a case of another rule`)
    const isDerived = known.topic.startsWith('keywords-')
    return linked(
      isDerived ? 'tools/conformance/keyword-cases.ts' : `conformance/cases/${known.topic}.yaml`,
    )
  }
  const file = responseFiles.get(proof.replace(/^response: /, ''))
  if (file === undefined) throw new Error(`${proof} is neither a case nor a sequence`)
  return linked(file)
}

/** Returns why a rule exists that no statement requires. */
function reasonFor(id: RuleId, problems: string[]): string {
  const reasons = new Set((rules.get(id) ?? []).flatMap(({ assumed }) => assumed ?? []))
  if (reasons.size === 0) problems.push(`no statement and no decision requires ${id}`)
  return [...reasons].map(sentence).join(' ') || '-'
}
