import { configSchema } from '../../src/cli/config/schema.js'
import { withRuleBranches } from '../../src/core/contract/rule-branches.js'
import type { Documents } from './documents.js'
import { collectOperations, operationSummaries, operationTraits } from './operations.js'
import { planModules } from './plans.js'
import { registeredRules } from './registry.js'
import {
  collectAssumedEnvelopes,
  collectErrorCodes,
  collectResponseChecks,
  responseCheckIds,
} from './response-checks.js'
import {
  collectRules,
  errorCodes,
  keywordRules,
  ruleEntryCode,
  ruleIdGroups,
  ruleIds,
  ruleNames,
  ruleTexts,
} from './rules.js'
import { bodySchemas, sharedDefinitions } from './schemas.js'
import { collectShapes, shapeCodes } from './shapes.js'
import { storedTypes } from './stored-types.js'
import { collectTables } from './tables.js'
import { compileTriage } from './triage/triage.js'
import { type BodyValidators, compileValidators } from './validators.js'
import { workspaceSchema } from './workspace-schema.js'

const notice = 'Generated from openapi/*.yaml by `npm run generate`. Do not edit.'

const literal = (value: unknown) => JSON.stringify(value, null, 2)
/** Returns JSON as a string literal, which loads fast because it is not parsed. */
const jsonText = (value: unknown) => `'${escaped(JSON.stringify(value))}'`
const escaped = (json: string) => json.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
/** Returns JSON of lists as a string literal, with one line per entry so that diffs are readable. */
const jsonLines = (lists: Record<string, unknown[]>) => {
  const columns = Object.entries(lists).map(([name, values]) => {
    const entries = values.map((value) => escaped(JSON.stringify(value)))
    return `"${name}":[\\\n${entries.join(',\\\n')}]`
  })
  return `'{${columns.join(',\\\n')}}'`
}
const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('')
const ended = (text: string) => (text.endsWith('\n') ? text : `${text}\n`)

/** Returns the text of a generated module. */
export const asModule = (code: string): string => ended(`// ${notice}\n\n${code}`)

/** Returns the validators of a body with their shapes, by the value of the discriminator. */
function bodyCode({ operation, cases, otherwise }: BodyValidators, roots: Record<string, string>) {
  const named = Object.entries({ ...cases, ...(otherwise !== undefined && { '': otherwise }) })
  const members = named.map(
    ([value, name]) =>
      `  ${JSON.stringify(value)}: { triage: triage.${name}, validate: validators.${name}, shape: shapes.${roots[value]} },`,
  )
  return `export const ${operation} = /* @__PURE__ */ bodyValidator({\n${members.join('\n')}\n})`
}

/** Returns the package entry `campaign-contract/operations/<operation>`. */
const entryCode = (
  operation: string,
): string => `import { type Check, createCheck as create } from '../../src/core/create-check.js'
import type { OptionsWith } from '../../src/core/contract/options.js'
import type { Plugin } from '../../src/core/contract/plugin.js'
import { ${operation} } from '../plans/${operation}.js'

/** Creates the check of \`${operation}\`. Throws a TypeError on an unknown or invalid option. */
export const createCheck = <const Plugins extends readonly Plugin[] = []>(
  options?: OptionsWith<Plugins>,
): Check<'${operation}'> => create(${operation}, options)

/** Checks \`${operation}\` with the default options. */
export const check: Check<'${operation}'> = createCheck()`

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

export const operationTable = ${literal(operations)} as const`,
  )

  write(
    'operation-traits.ts',
    `/** The part of \`operationTable\` that a check needs. */
export const operationTraits = ${literal(operationTraits(operations))} as const`,
  )

  write(
    'operation-summaries.ts',
    `import type { OperationName } from './operations.js'

/** Apart from \`operationTable\`, because no check needs them. */
export const operationSummaries: Readonly<Record<OperationName, string>> = ${literal(operationSummaries(documents))}`,
  )

  const names = Object.keys(operations)
  write(
    'rule-texts.ts',
    `import type { RuleEntry } from '../src/core/contract/rule-entry.js'
import * as rules from './rules.js'

/** In contract order. */
export const ruleEntries: readonly RuleEntry[] = [
${rules.map((rule) => `  rules.${nameOf(rule)},`).join('\n')}
]

/** Their texts as JSON, parsed on demand. */
export const ruleTexts = ${jsonLines(ruleTexts(rules, names))}`,
  )

  write('types/stored.ts', storedTypes(documents))

  const tables = { ...collectTables(documents), keywordRules: keywordRules(rules) }
  write(
    'tables.ts',
    Object.entries(tables)
      .map(([name, table]) => `export const ${name} = ${literal(table)} as const`)
      .join('\n\n'),
  )

  const responseChecks = collectResponseChecks(documents)
  write(
    'response-checks.ts',
    `export type ResponseCheckId =${union(responseCheckIds(responseChecks))}

export const responseCheckTable = ${literal(
      responseChecks.map(({ id, level, operations }) => ({ id, level, operations })),
    )} as const

export const errorCodeTable = ${literal(collectErrorCodes(documents))} as const

export const assumedEnvelopes = ${literal(collectAssumedEnvelopes(documents))} as const`,
  )
  write(
    'response-check-texts.ts',
    `/** What a check of a response does not need, in the order of \`responseCheckTable\`. */
export const responseCheckTexts = ${literal(
      responseChecks.map(({ id, level, operations, ...texts }) => texts),
    )} as const`,
  )

  const { source, bodies } = compileValidators(documents)
  write('validators.js', source)
  write(
    'validators.d.ts',
    `import type { StructuralValidator } from '../src/core/engine/compiled.js'

${bodies
  .flatMap(({ cases, otherwise }) => [...Object.values(cases), ...(otherwise ? [otherwise] : [])])
  .map((name) => `export const ${name}: StructuralValidator`)
  .join('\n')}`,
  )
  const registered = await registeredRules()
  // A rule that reads facts may report something about any body.
  const triage = compileTriage(documents, (operation, id) =>
    rules.some(
      (rule) =>
        rule.id === id &&
        rule.operations.includes(operation) &&
        rule['in-schema'] === true &&
        rule.facts === undefined &&
        registered.get(id)?.trigger !== 'always',
    ),
  )
  write('triage.js', triage.source)
  write(
    'triage.d.ts',
    `import type { Triage } from '../src/core/engine/compiled.js'

${triage.roots.map((name) => `export const ${name}: Triage`).join('\n')}`,
  )
  const shapes = collectShapes(documents)
  write(
    'shapes.ts',
    `import type { Shape } from '../src/core/engine/compiled.js'

${shapeCodes(shapes)
  .map(([name, code]) => `export const ${name}: Shape = ${code}`)
  .join('\n\n')}`,
  )
  write(
    'bodies.ts',
    `import { bodyValidator } from '../src/core/engine/body-validator.js'
import * as shapes from './shapes.js'
import * as triage from './triage.js'
import * as validators from './validators.js'

${bodies.map((body) => bodyCode(body, shapes.roots[body.operation] ?? {})).join('\n\n')}`,
  )

  const plans = planModules(names, registered, {
    rules: rules.map((rule) => ({ ...rule, name: nameOf(rule) })),
    bodies: bodies.map(({ operation }) => operation),
    publishing: tables.publishing,
    idempotent: names.filter((name) => operations[name]?.idempotency.required),
    bitOf: triage.bitOf,
  })
  for (const [operation, code] of plans) {
    write(`plans/${operation}.ts`, code)
    write(`operations/${operation}.ts`, entryCode(operation))
  }
  write(
    'plans.ts',
    `import type { OperationPlan } from '../src/core/engine/operation-plan.js'
import type { OperationName } from './operations.js'
${names.map((name) => `import { ${name} } from './plans/${name}.js'`).join('\n')}

export const plans: { readonly [Name in OperationName]: OperationPlan<Name> } = {
${names.map((name) => `  ${name},`).join('\n')}
}`,
  )

  const schemas = bodySchemas(published)
  const { roots: bodyRoots, definitions } = sharedDefinitions(schemas)
  write(
    'body-schemas.ts',
    `import type { OperationName } from './operations.js'

/** The JSON Schema of each body without its definitions. */
export const bodyRoots: { readonly [Name in OperationName]?: Record<string, unknown> } = ${literal(bodyRoots)}

/** The definitions of all of them as JSON, parsed on demand. */
export const definitionsText = ${jsonText(definitions)}`,
  )
  for (const [operation, schema] of Object.entries(schemas)) {
    files.set(`schemas/${operation}.json`, ended(literal({ $comment: notice, ...schema })))
  }
  const ids = ruleIds(rules)
  const groups = ids.filter((id) => id.includes('/')).map((id) => id.replace(/\/.*/, '/*'))
  const configured = configSchema(names, [...new Set(groups), ...ids])
  files.set('schemas/config.json', ended(literal(configured)))
  const workspace = { $comment: notice, ...workspaceSchema(documents, tables.offeringStatuses) }
  files.set('schemas/workspace.json', ended(literal(workspace)))
  return files
}
