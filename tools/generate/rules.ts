import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  type Documents,
  type Family,
  families,
  type OpenApiDocument,
  operationsOf,
  type RuleEntry,
} from './documents.js'
import { InputError } from './input-error.js'
import { inGroups } from './literal.js'
import { tagsOf } from './load-documents.js'

/** Returns every entry of both documents' `x-rules`, in contract order. Throws unless the tags match. */
export function collectRules(documents: Documents) {
  return families.flatMap((family) => {
    const document = documents[family]
    checkEntries(family, document)
    return document['x-rules']
  })
}

/** Returns an entry as code, without its texts, which a check does not need. */
export function ruleEntryCode(rule: RuleEntry): string {
  const { id, severity, status, code, source } = rule
  const others = {
    ...(severity !== 'error' && { severity }),
    silentIf: rule['silent-if'],
    stage: rule.stage,
    yields: rule.yields,
    severityByChannel: rule['severity-by-channel'],
    severityWhenPublishing: rule['severity-when-publishing'],
    facts: rule.facts,
  }
  const stated = [id, status, code, source, others].map((each) => JSON.stringify(each))
  return `/* @__PURE__ */ ruleEntry(${stated.filter((each) => each !== '{}').join(', ')})`
}

/**
 * Returns the name of each entry in `rules.ts`: its id and, if another entry has the id, its first
 * operation. A new rule therefore renames no other.
 */
export function ruleNames(rules: readonly RuleEntry[]): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const rule of rules) {
    const code = ruleEntryCode(rule)
    if (names.has(code)) continue
    const plain = rule.id.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())
    const name = taken.has(plain) ? `${plain}_${rule.operations[0]}` : plain
    if (taken.has(name)) throw new InputError(`${rule.id}: two entries have the name ${name}`)
    taken.add(name)
    names.set(code, name)
  }
  return names
}

/** Returns the rule that reports violations of a keyword; `structure` reports all others. */
export const keywordRules = (rules: readonly RuleEntry[]): Record<string, string> =>
  Object.fromEntries(
    rules.flatMap(({ id, keywords = [] }) => keywords.map((keyword) => [keyword, id])),
  )

/** Returns what `campaign-contract/rules` adds to an entry. */
export const ruleTexts = (rule: RuleEntry) => ({
  operations: rule.operations,
  summary: rule.summary,
  portable: rule['in-schema'] ?? false,
  assumed: rule.assumed,
  isAnswerAssumed: rule['assumed-part'] === 'answer' || undefined,
})

/** Returns the ids of the rules without `structure`, which is listed for its order and response. */
export const ruleIds = (rules: readonly { id: string }[]): string[] => [
  ...new Set(rules.map(({ id }) => id).filter((id) => id !== 'structure')),
]

/** Returns the ids in their order, with the names of a group joined in one text. */
export const ruleIdGroups = (ids: readonly string[]): [group: string, names: string][] =>
  inGroups(ids.map((id) => ({ id }))).map(([group, own]) => [
    group,
    own.map(({ id }) => id.slice(group.length + 1)).join(' '),
  ])

/** Returns all error codes of a document. */
export const errorCodes = (document: OpenApiDocument): string[] => [
  ...new Set(document['x-rules'].map(({ code }) => code)),
  'INTERNAL_ERROR',
]

function checkEntries(family: Family, document: OpenApiDocument): void {
  const entries = document['x-rules']
  const problems: string[] = []
  for (const { operation } of operationsOf(document)) {
    const has = entries.some(
      ({ id, operations }) => id === 'structure' && operations.includes(operation.operationId),
    )
    if (has !== (operation.requestBody !== undefined)) {
      problems.push(`structure must have ${operation.operationId} if and only if it has a body`)
    }
  }
  for (const id of tagsOf(document, document)) {
    if (!entries.some((entry) => entry.id === id && entry['in-schema'])) {
      problems.push(
        `a schema is tagged with ${id}, which is not a rule of an operation that uses it`,
      )
    }
  }
  if (problems.length > 0) {
    throw new InputError(problems.map((problem) => `openapi/${family}.yaml: ${problem}`).join('\n'))
  }
}

const folder = fileURLToPath(new URL('../../src/core/rules/', import.meta.url))

/** Returns the rules that a function in `src/core/rules/` reports: it has their ids. */
export async function writtenRules(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(folder + name, 'utf8')))
  const topics = texts.filter((text) => text.includes("'../engine/check.js'"))
  return new Set(ids.filter((id) => topics.some((text) => text.includes(`'${id}'`))))
}

/** Throws an InputError unless each rule is reported by a function, a collector or for a keyword. */
export function assertOwners(
  rules: readonly RuleEntry[],
  written: ReadonlySet<string>,
  compiled: readonly { rules: ReadonlySet<string> }[],
): void {
  for (const { id, keywords } of rules) {
    const owners = [
      written.has(id),
      compiled.some((each) => each.rules.has(id)),
      keywords !== undefined || id === 'structure',
    ]
    const count = owners.filter(Boolean).length
    if (count === 0) {
      throw new InputError(
        `${id} has no owner: state it in a schema, or report it in src/core/rules/`,
      )
    }
    if (count > 1) throw new InputError(`${id} has ${count} owners`)
  }
}
