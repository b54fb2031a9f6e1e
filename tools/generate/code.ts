import { withRuleBranches } from '../../src/core/contract/rule-branches.js'
import { withFormatPatterns } from '../../src/core/formats/format-patterns.js'
import { compileCollectors } from './collectors/module.js'
import { configSchema, configTypes } from './config.js'
import type { Documents } from './documents.js'
import { linesOfGroups, literal, longestLine } from './literal.js'
import { collectOperations, operationSummaries } from './operations.js'
import { responseCheckLevels, responseCheckTexts } from './response-checks.js'
import { collectErrorCodes, collectResponseSchemas } from './response-schemas.js'
import {
  assertOwners,
  collectRules,
  errorCodes,
  keywordRules,
  ruleEntryCode,
  ruleIdGroups,
  ruleIds,
  ruleNames,
  ruleTexts,
  writtenRules,
} from './rules.js'
import { bodySchemas } from './schemas.js'
import { collectShapes } from './shapes.js'
import { collectTables, storedTypes } from './tables.js'
import { workspaceSchema } from './workspace-schema.js'

const noticeOf = (source: string) =>
  `Generated from ${source} by \`npm run generate\`. Do not edit.`
const notice = noticeOf('openapi/*.yaml')

/** Returns JSON as a string literal, which loads fast because it is not parsed. */
const jsonText = (value: unknown) =>
  `'${JSON.stringify(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const union = (names: string[]) =>
  `\n  | ${linesOfGroups(
    names.map((name) => ({ id: name, code: `'${name}'` })),
    ' | ',
  ).trim()}`

/** Returns the text of a JSON Schema. */
export const asSchema = (schema: object): string => `${literal(schema, longestLine.schema)}\n`

/** Returns the text of a generated module. */
export const asModule = (code: string, source = 'openapi/*.yaml'): string =>
  `// ${noticeOf(source)}\n\n${code.trimEnd()}\n`

/** Returns the package entry `campaign-contract/operations/<operation>`. */
const entryCode = (
  operation: string,
): string => `import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { ${operation} } from '../../src/core/plans/plans.js'

/** Creates the check of \`${operation}\`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'${operation}'> = (options) => create(${operation}, options)

/** Checks \`${operation}\` with the default options. */
export const check: Check<'${operation}'> = /* @__PURE__ */ defaultCheck(${operation})`

/** Returns every generated file except the types, by its name in `generated/`. */
export async function generatedCode(published: Documents): Promise<Map<string, string>> {
  const documents = withRuleBranches(published) as Documents
  const files = new Map<string, string>()
  const write = (name: string, code: string) => files.set(name, asModule(code))

  const rules = collectRules(published)
  write(
    'rule-ids.ts',
    `export type RuleId =${union(ruleIds(rules))}

/** The error codes of the campaign operations. */
export type CampaignErrorCode =${union(errorCodes(documents.campaigns))}

/** The error codes of the offering operations. */
export type OfferingErrorCode =${union(errorCodes(documents.offerings))}

export type ErrorCode = CampaignErrorCode | OfferingErrorCode

/** In contract order, with the names of a group together. */
export const ruleIdGroups: readonly (readonly [group: string, names: string])[] = ${literal(ruleIdGroups(ruleIds(rules)))}`,
  )
  const entries = ruleNames(rules)
  const nameOf = (rule: (typeof rules)[number]) => String(entries.get(ruleEntryCode(rule)))
  write(
    'rules.ts',
    `import { ruleEntry } from '../src/core/contract/rule-entry.js'

${[...entries].map(([code, name]) => `export const ${name} = ${code}`).join('\n')}`,
  )
  const operations = collectOperations(documents)
  write(
    'operations.ts',
    `export type OperationName = keyof typeof operationTable

/* One constant each, because the check of an operation needs no other. */

${Object.entries(operations)
  .map(([name, operation]) => `export const ${name} = ${literal(operation)} as const`)
  .join('\n\n')}

export const operationTable = {
${Object.keys(operations)
  .map((name) => `  ${name},`)
  .join('\n')}
} as const

/** Apart from the table, because the check of an operation needs no more. */
export const operationNames: readonly OperationName[] = ${literal(Object.keys(operations))}`,
  )

  write(
    'operation-summaries.ts',
    `import type { OperationName } from './operations.js'

/** Apart from \`operationTable\`, because no check needs them. */
export const operationSummaries: Readonly<Record<OperationName, string>> = ${literal(operationSummaries(documents))}`,
  )

  write(
    'rule-texts.ts',
    `import type { RuleDescription } from '../src/core/contract/rule-entry.js'
import * as rules from './rules.js'

/** Every rule with its texts, in contract order. */
export const ruleTexts = [
${rules
  .filter(({ id }) => id !== 'structure')
  .map((rule) => `  { ...rules.${nameOf(rule)}, ${JSON.stringify(ruleTexts(rule)).slice(1)},`)
  .join('\n')}
] as readonly RuleDescription[]`,
  )

  write('types/stored.ts', storedTypes(documents))

  const tables = { ...collectTables(documents), keywordRules: keywordRules(rules) }
  write(
    'tables.ts',
    Object.entries(tables)
      .map(([name, table]) => `export const ${name} = ${literal(table)} as const`)
      .join('\n\n'),
  )

  const levels = responseCheckLevels(documents)
  write(
    'response-checks.ts',
    `export type ResponseCheckId = (typeof responseCheckIds)[number]

/** In contract order. */
export const responseCheckIds = ${literal(Object.keys(levels))} as const

/** The level of each check by family or operation. */
export const responseCheckLevels = ${literal(levels)} as const

export const errorCodeTable = ${literal(collectErrorCodes(documents))} as const

export const responseSchemas = ${literal(collectResponseSchemas(documents))} as const`,
  )
  write(
    'response-check-texts.ts',
    `import type { ResponseCheckDescription } from '../src/core/responses/finding.js'

/** Every response check with its texts, in contract order. */
export const responseChecks: readonly ResponseCheckDescription[] = [
${responseCheckTexts(documents)
  .map((check) => `  ${JSON.stringify(check)},`)
  .join('\n')}
]`,
  )

  const shapes = collectShapes(documents)
  write(
    'shapes.ts',
    `import type { Shape } from '../src/core/engine/shape.js'

${[...shapes.codes].map(([name, code]) => `export const ${name}: Shape = ${code}`).join('\n')}`,
  )
  const written = await writtenRules(ruleIds(rules))
  const collectors = compileCollectors(
    documents,
    (rule) => written.has(rule),
    (operation, value) => String(shapes.roots[operation]?.[value]),
  )
  for (const [family, { code }] of Object.entries(collectors)) {
    write(`collectors/${family}.ts`, code)
  }
  assertOwners(rules, written, Object.values(collectors))

  const names = Object.keys(operations)
  write(
    'rule-lists.ts',
    `import type { RuleEntry } from '../src/core/contract/rule-entry.js'
import type { OperationName } from './operations.js'
import * as rules from './rules.js'

/* The rules of each operation, and of all, in contract order. */

${[...names, 'all']
  .map((name) => {
    const own = rules.filter(({ operations }) => name === 'all' || operations.includes(name))
    return `export const ${name}: readonly RuleEntry[] = [
${linesOfGroups([...new Map(own.map((rule) => [nameOf(rule), { id: rule.id, code: `rules.${nameOf(rule)}` }])).values()], ', ')},
]`
  })
  .join('\n\n')}

export const ruleLists: Readonly<Record<OperationName, readonly RuleEntry[]>> = {
${names.map((name) => `  ${name},`).join('\n')}
}`,
  )
  for (const operation of names) write(`operations/${operation}.ts`, entryCode(operation))

  const { roots, schemas, definitions } = bodySchemas(published)
  write(
    'body-schemas.ts',
    `import type { OperationName } from './operations.js'

/** The JSON Schema of each body without its definitions. */
export const bodyRoots: { readonly [Name in OperationName]?: Record<string, unknown> } = ${literal(roots)}

/** The definitions of all of them as JSON, parsed on demand. */
export const definitionsText = ${jsonText(definitions)}`,
  )
  for (const [operation, schema] of Object.entries(schemas)) {
    files.set(
      `schemas/${operation}.json`,
      asSchema({ $comment: notice, ...withFormatPatterns(schema) }),
    )
  }
  const ids = ruleIds(rules)
  const groups = ids.filter((id) => id.includes('/')).map((id) => id.replace(/\/.*/, '/*'))
  const configured = configSchema(names, [...new Set(groups), ...ids])
  files.set('schemas/config.json', asSchema(configured))
  files.set('config-options.ts', asModule(configTypes(), 'src/cli/config/options.ts'))
  const workspace = { $comment: notice, ...workspaceSchema(documents) }
  files.set('schemas/workspace.json', asSchema(workspace))
  return files
}
