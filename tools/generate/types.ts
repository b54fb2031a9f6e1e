import openapiTS, { astToString, transformSchemaObject } from 'openapi-typescript'
import ts from 'typescript'
import type { Documents, Family } from './documents.js'
import { flatten, plainTypes } from './plain-types.js'
import { isImplied, typedDocument } from './typed-schema.js'

const { factory } = ts

/** Returns the TypeScript types of a document, from openapi-typescript. */
export async function typesOf(documents: Documents, family: Family): Promise<string> {
  const nodes = await openapiTS(typedDocument(documents[family]) as never, {
    alphabetize: false,
    // A request with a missing field is not filled in.
    defaultNonNullable: false,
    silent: true,
    transform(schema, options) {
      if (schema[isImplied] !== true) return undefined
      const type = transformSchemaObject({ ...schema, [isImplied]: false }, options)
      return factory.createTypeReferenceNode('Implied', [type])
    },
  })
  const imported = `import type { Implied } from '../../src/core/base/implied.js'`
  const text = `${imported}\n\n${astToString(plainTypes(nodes))}`
  return text.includes('Flatten<') ? `${text}\n${flatten}` : text
}
