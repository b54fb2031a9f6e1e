import { bodiesOf } from '../dispatch.js'
import { type Documents, type Family, families, type Schema } from '../documents.js'
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
    const module = new CollectorModule({ components: { schemas } }, isWritten)
    const roots = bodiesOf(document).map(({ operation, cases }) => {
      const members = cases.map(({ value, name, schema }) => {
        const visit = module.body(structural(schema) as Schema, name)
        return `  ${JSON.stringify(value)}: { visit: ${visit}, shape: shapes.${shapeOf(operation, value)} },`
      })
      return `export const ${operation}: BodyCollectors = {\n${members.join('\n')}\n}`
    })
    return { code: module.text(roots), rules: module.compiled }
  }
  return Object.fromEntries(families.map((family) => [family, ofFamily(family)])) as Record<
    Family,
    Collectors
  >
}
