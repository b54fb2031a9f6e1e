import type { RuleId } from '../../../src/core/index.js'
import { topics } from '../../../test/conformance/load-cases.js'
import { code, sentence, table } from '../../../tools/docs/markdown.js'
import { rules } from '../../../tools/docs/rule-cells.js'
import { type Documents, type Family, families } from '../../../tools/generate/documents.js'
import { type Section, sectionsOf } from '../../../tools/generate/requirements.js'
import { read, repositoryUrl } from '../repository.js'
import { responseCheckIds, schemaLocation } from './schema-locations.js'

const topicOf = new Map(
  topics.flatMap(({ topic, cases }) => cases.map((each) => [each.id, { topic, rule: each.rule }])),
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
    'A name such as `TestCampaignMeta.identifier` is a field of a schema in the OpenAPI document; a name with slashes is a JSON Pointer into it. A proof is a conformance case or a test.',
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
      if (by.length === 0 || proof === undefined) throw new Error('nothing implements or proves it')
      const implemented = by.map((name) => implementation(name, family, documents))
      return [sentence(says), implemented.join(', '), provedBy(proof, by)]
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

/** Links a proof. Throws unless it is a case of one of the rules, or of `structure` for a schema. */
function provedBy(proof: string, by: readonly string[]): string {
  const known = topicOf.get(proof)
  if (known !== undefined) {
    const isOfSchema = known.rule === 'structure' && by.some((name) => /^[A-Z/]/.test(name))
    if (!isOfSchema && !by.includes(known.rule))
      throw new Error(`${proof} is a case of another rule`)
    return `[${proof}](${repositoryUrl}/blob/HEAD/conformance/cases/${known.topic}.yaml)`
  }
  const [file = '', title = ''] = proof.split(/: (.*)/s)
  if (title === '') throw new Error(`${proof} is not a case`)
  if (!read(file).includes(title))
    throw new Error(`${file} lacks “${title}”`)
  return `[${title}](${repositoryUrl}/blob/HEAD/${file})`
}

/** Returns why a rule exists that no statement requires. */
function reasonFor(id: RuleId, problems: string[]): string {
  const reasons = new Set((rules.get(id) ?? []).flatMap(({ assumed }) => assumed ?? []))
  if (reasons.size === 0) problems.push(`no statement and no decision requires ${id}`)
  return [...reasons].map(sentence).join(' ') || '-'
}
