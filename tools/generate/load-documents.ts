import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import SwaggerParser from '@apidevtools/swagger-parser'
import { parse } from 'yaml'
import {
  type Documents,
  type Family,
  type OpenApiDocument,
  objectsIn,
  operationsOf,
  type RuleEntry,
  type WrittenRule,
} from './documents.js'
import { InputError } from './input-error.js'
import { memberErrors } from './rule-members.js'

/** Reads both documents, with expanded rules. Throws unless they are valid. */
export async function loadDocuments(): Promise<Documents> {
  const load = async (family: Family): Promise<OpenApiDocument> => {
    const path = fileURLToPath(new URL(`../../openapi/${family}.yaml`, import.meta.url))
    await SwaggerParser.validate(path).catch((error: Error) => {
      throw new InputError(`openapi/${family}.yaml: ${error.message}`)
    })
    const document: OpenApiDocument = parse(await readFile(path, 'utf8'))
    const written = document['x-rules'] as WrittenRule[]
    const errors = memberErrors(family, document, written)
    if (errors.length > 0) throw new InputError(errors.join('\n'))
    return { ...document, 'x-rules': expandedRules(document, written) }
  }
  return { campaigns: await load('campaigns'), offerings: await load('offerings') } as Documents
}

/**
 * Expands each rule to an entry for each group of operations with the same values, in the order of
 * `operations`. Adds what the document implies: `facts: [campaign]` for what `x-publishing` checks on
 * a stored draft, and `in-schema` where a schema of the operation has the id as a tag.
 */
function expandedRules(document: OpenApiDocument, written: readonly WrittenRule[]): RuleEntry[] {
  const { rule: whole, groups: parts = [], operations = [] } = document['x-publishing'] ?? {}
  const onDraft = new Set(['structure', whole, ...parts])
  const tags = Object.fromEntries(
    operationsOf(document).map(({ operation: { operationId, requestBody }, parameters }) => [
      operationId,
      tagsOf(document, [requestBody, parameters]),
    ]),
  )
  return written.flatMap(({ overrides = [], ...rule }) => {
    const isOnDraft = rule.keywords || onDraft.has(rule.id) || onDraft.has(rule.id.split('/')[0])
    const entries = new Map<string, RuleEntry>()
    for (const name of rule.operations) {
      const applied = overrides.filter((override) => override.operations.includes(name))
      const entry: RuleEntry = Object.assign({}, rule, ...applied, { operations: [] })
      if (isOnDraft && operations.includes(name)) entry.facts = [...(entry.facts ?? []), 'campaign']
      if (tags[name]?.has(rule.id)) entry['in-schema'] = true
      const key = JSON.stringify(entry)
      entries.set(key, { ...entry, operations: [...(entries.get(key)?.operations ?? []), name] })
    }
    return [...entries.values()]
  })
}

/** Returns the ids of the rules that schemas in a part of a document, or referenced there, express. */
export function tagsOf(document: OpenApiDocument, part: unknown): Set<string> {
  const tags = new Set<string>()
  for (const schema of objectsIn(document, part)) {
    const { 'x-rule': tag, 'x-keyword-rules': ruled = {} } = schema
    if (typeof tag === 'string') tags.add(tag)
    for (const [keyword, rule] of Object.entries(ruled as Record<string, string>)) {
      if (!(keyword in schema))
        throw new InputError(`${rule} is for the keyword ${keyword}, which its schema lacks`)
      tags.add(rule)
    }
  }
  return tags
}
