import openapiTS, { astToString } from 'openapi-typescript'
import type { Documents, Family } from './documents.js'
import { flatten, plainTypes } from './plain-types.js'
import { typedDocument } from './typed-schema.js'

/** Returns the TypeScript types of a document, from openapi-typescript. */
export async function typesOf(documents: Documents, family: Family): Promise<string> {
  const nodes = await openapiTS(typedDocument(documents[family]) as never, {
    alphabetize: false,
    // A request with a missing field is not filled in.
    defaultNonNullable: false,
    silent: true,
  })
  const text = astToString(plainTypes(nodes))
  return text.includes('Flatten<') ? `${text}\n${flatten}` : text
}
