import { dispatch, membersOf } from '../dispatch.js'
import {
  type Documents,
  type Family,
  families,
  type OpenApiDocument,
  operationsOf,
  resolve,
  type Schema,
} from '../documents.js'
import { mapValues, structural } from '../structural.js'
import { CollectorModule } from './module.js'

/** The collectors of the bodies of a document. */
export interface Collectors {
  readonly code: string
  /** The rules that they report. */
  readonly rules: ReadonlySet<string>
}

/** Compiles the collectors of each document; `isWritten`: whether a function reports a rule. */
export function compileCollectors(
  documents: Documents,
  isWritten: (rule: string) => boolean,
  shapeOf: (operation: string, value: string) => string,
): Record<Family, Collectors> {
  const ofFamily = (family: Family): Collectors => {
    const document = documents[family]
    const schemas = mapValues(document.components.schemas, (each) => structural(each) as Schema)
    const module = new CollectorModule(schemas, isWritten)
    const bodies = bodiesOf(document)
    const roots = bodies.map(({ operation, cases }) => {
      const members = cases.map(({ value, name, schema }) => {
        const visit = module.body(structural(schema) as Schema, name)
        return `  ${JSON.stringify(value)}: { visit: ${visit}, shape: shapes.${shapeOf(operation, value)} },`
      })
      return `export const ${operation}: BodyCollectors = {\n${members.join('\n')}\n}`
    })
    return {
      code: module.text(roots),
      rules: module.compiled,
    }
  }
  return Object.fromEntries(families.map((family) => [family, ofFamily(family)])) as Record<
    Family,
    Collectors
  >
}

interface Case {
  /** The value of the discriminator; '' for a body without one. */
  value: string
  name: string
  schema: Schema
}

/** Returns the schemas of the bodies, by operation and discriminator. */
function bodiesOf(document: OpenApiDocument): { operation: string; cases: Case[] }[] {
  return operationsOf(document).flatMap(({ operation }) => {
    const body = operation.requestBody?.content['application/json']?.schema
    if (body === undefined) return []
    const { cases, otherwise } = dispatch(document, body)
    const all = { ...cases, ...(otherwise !== undefined && { '': otherwise }) }
    const entries = Object.entries(all).map(
      ([value, schema]): Case => ({ value, name: nameOf(document, body, value), schema }),
    )
    return [{ operation: operation.operationId, cases: entries }]
  })
}

/** Returns the name of the schema of a body with a value of the discriminator. */
function nameOf(document: OpenApiDocument, body: Schema, value: string): string {
  const whole = lastOf(body)
  const union = resolve(document, body)
  const property = union['x-dispatch'] as string | undefined
  if (property === undefined) return whole
  const member = membersOf(union).find((each) => {
    const pinned = (resolve(document, each).properties as Record<string, Schema>)[property]
    return (pinned?.const ?? '') === value
  })
  return member?.$ref === undefined ? `${whole}Otherwise` : lastOf(member)
}

const lastOf = ({ $ref }: Schema): string => String($ref).split('/').at(-1) as string
