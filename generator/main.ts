import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { families, loadDocuments } from './documents.js'
import { collectOperations } from './operations.js'
import { collectErrorCodes, collectResponseChecks, responseCheckIds } from './response-checks.js'
import { collectRules, errorCodes, ruleIds } from './rules.js'
import { bodySchemas } from './schemas.js'
import { collectShapes } from './shapes.js'
import { collectTables } from './tables.js'
import { typesOf } from './types.js'
import { compileValidators } from './validators.js'

/**
 * `npm run generate`: everything mechanical that follows from the two documents in `openapi/`,
 * written to `generated/`. Same documents in, same bytes out.
 */
const target = fileURLToPath(new URL('../generated/', import.meta.url))
const notice = 'Generated from openapi/*.yaml by `npm run generate`. Do not edit.'

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(target + name), { recursive: true })
  await writeFile(target + name, text.endsWith('\n') ? text : `${text}\n`)
}
const writeCode = (name: string, code: string) => write(name, `// ${notice}\n\n${code}`)
const literal = (value: unknown) => JSON.stringify(value, null, 2)
const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('')

const documents = await loadDocuments()
await rm(target, { recursive: true, force: true })

for (const family of families) {
  await writeCode(`types/${family}.ts`, await typesOf(documents, family))
}
await writeCode(
  'types/index.ts',
  `import type * as campaigns from './campaigns.js'
import type * as offerings from './offerings.js'

export type { campaigns, offerings }
export interface paths extends campaigns.paths, offerings.paths {}
export interface operations extends campaigns.operations, offerings.operations {}`,
)

const rules = collectRules(documents)
await writeCode(
  'rules.ts',
  `export type RuleId =${union(ruleIds(rules))}

export type ErrorCode =${union(errorCodes(documents))}

export const ruleIds: readonly RuleId[] = ${literal(ruleIds(rules))}

export const ruleTable = ${literal(rules)} as const`,
)

const operations = collectOperations(documents)
await writeCode(
  'operations.ts',
  `export type OperationName = keyof typeof operationTable

export const operationTable = ${literal(operations)} as const`,
)

await writeCode(
  'tables.ts',
  Object.entries(collectTables(documents))
    .map(([name, table]) => `export const ${name} = ${literal(table)} as const`)
    .join('\n\n'),
)

const responseChecks = collectResponseChecks(documents)
await writeCode(
  'response-checks.ts',
  `export type ResponseCheckId =${union(responseCheckIds(responseChecks))}

export const responseCheckTable = ${literal(responseChecks)} as const

export const errorCodeTable = ${literal(collectErrorCodes(documents))} as const`,
)

const { source, bodies } = compileValidators(documents)
await writeCode('validators.js', source)
await writeCode(
  'validators.d.ts',
  `import type { StructuralValidator } from '../src/engine/compiled.js'

${bodies
  .flatMap(({ cases, otherwise }) => [...Object.values(cases), ...(otherwise ? [otherwise] : [])])
  .map((name) => `export const ${name}: StructuralValidator`)
  .join('\n')}`,
)
await writeCode(
  'bodies.ts',
  `import type { BodyStructure } from '../src/engine/compiled.js'
import type { OperationName } from './operations.js'
import * as validators from './validators.js'

export const bodies: { readonly [Name in OperationName]?: BodyStructure } = {
${bodies
  .map(({ operation, cases, otherwise }) => {
    const entries = Object.entries(cases).map(([value, name]) => `${value}: validators.${name}`)
    const rest = otherwise === undefined ? '' : `, otherwise: validators.${otherwise}`
    return `  ${operation}: { cases: { ${entries.join(', ')} }${rest} },`
  })
  .join('\n')}
}`,
)

const { shapes, roots } = collectShapes(documents)
await writeCode(
  'shapes.ts',
  `import type { Shape } from '../src/engine/compiled.js'

export const shapes: readonly Shape[] = [
${shapes.map((shape) => `  ${JSON.stringify(shape)},`).join('\n')}
]

export const shapeRoots: { readonly [operation: string]: { readonly [value: string]: number } } = ${literal(roots)}`,
)

const schemas = bodySchemas(documents)
await writeCode(
  'body-schemas.ts',
  `import type { OperationName } from './operations.js'

type JsonSchema = Record<string, unknown>

export const bodySchemas: { readonly [Name in OperationName]?: JsonSchema } = ${JSON.stringify(schemas)}`,
)
for (const [operation, schema] of Object.entries(schemas)) {
  await write(`schemas/${operation}.json`, literal({ $comment: notice, ...schema }))
}
