import type { Documents } from './documents.js'
import { collectOperations } from './operations.js'
import { collectErrorCodes, collectResponseChecks, responseCheckIds } from './response-checks.js'
import { collectRules, errorCodes, ruleIds } from './rules.js'
import { bodySchemas } from './schemas.js'
import { collectShapes } from './shapes.js'
import { collectTables } from './tables.js'
import { compileValidators } from './validators.js'

const notice = 'Generated from openapi/*.yaml by `npm run generate`. Do not edit.'

const literal = (value: unknown) => JSON.stringify(value, null, 2)
const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('')
const ended = (text: string) => (text.endsWith('\n') ? text : `${text}\n`)

/** The text of a generated module. */
export const asModule = (code: string): string => ended(`// ${notice}\n\n${code}`)

/** Everything that runs or is shipped beside it, by its name in `generated/`: all but the types. */
export function generatedCode(documents: Documents): Map<string, string> {
  const files = new Map<string, string>()
  const write = (name: string, code: string) => files.set(name, asModule(code))

  const rules = collectRules(documents)
  write(
    'rules.ts',
    `export type RuleId =${union(ruleIds(rules))}

export type ErrorCode =${union(errorCodes(documents))}

export const ruleIds: readonly RuleId[] = ${literal(ruleIds(rules))}

export const ruleTable = ${literal(rules)} as const`,
  )

  write(
    'operations.ts',
    `export type OperationName = keyof typeof operationTable

export const operationTable = ${literal(collectOperations(documents))} as const`,
  )

  write(
    'tables.ts',
    Object.entries(collectTables(documents))
      .map(([name, table]) => `export const ${name} = ${literal(table)} as const`)
      .join('\n\n'),
  )

  const responseChecks = collectResponseChecks(documents)
  write(
    'response-checks.ts',
    `export type ResponseCheckId =${union(responseCheckIds(responseChecks))}

export const responseCheckTable = ${literal(responseChecks)} as const

export const errorCodeTable = ${literal(collectErrorCodes(documents))} as const`,
  )

  const { source, bodies } = compileValidators(documents)
  write('validators.js', source)
  write(
    'validators.d.ts',
    `import type { StructuralValidator } from '../src/engine/compiled.js'

${bodies
  .flatMap(({ cases, otherwise }) => [...Object.values(cases), ...(otherwise ? [otherwise] : [])])
  .map((name) => `export const ${name}: StructuralValidator`)
  .join('\n')}`,
  )
  write(
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
  write(
    'shapes.ts',
    `import type { Shape } from '../src/engine/compiled.js'

export const shapes: readonly Shape[] = [
${shapes.map((shape) => `  ${JSON.stringify(shape)},`).join('\n')}
]

export const shapeRoots: { readonly [operation: string]: { readonly [value: string]: number } } = ${literal(roots)}`,
  )

  const schemas = bodySchemas(documents)
  write(
    'body-schemas.ts',
    `import type { OperationName } from './operations.js'

type JsonSchema = Record<string, unknown>

export const bodySchemas: { readonly [Name in OperationName]?: JsonSchema } = ${JSON.stringify(schemas)}`,
  )
  for (const [operation, schema] of Object.entries(schemas)) {
    files.set(`schemas/${operation}.json`, ended(literal({ $comment: notice, ...schema })))
  }
  return files
}
