import type { CheckSettings } from '../checking/check-settings.js'
import type { SourceDocument } from '../documents/source-document.js'
import type { DocumentResult } from '../results/document-result.js'
import { memberOf, textIn } from './members.js'
import type { OutlinedDocument } from './outline.js'

/* Detects recordings, collections and OpenAPI documents; their readers are loaded when needed. */

/** Checks the requests in a JSON document of another format. */
type CheckForeign = (
  name: string,
  document: OutlinedDocument,
  settings: CheckSettings,
) => Iterable<DocumentResult>

/** Returns whether a value is an HTTP archive (HAR), a recording of a browser or proxy. */
const isHar = (value: unknown): boolean =>
  Array.isArray(memberOf(memberOf(value, 'log'), 'entries'))

/** Returns whether a value is a Postman collection. */
const isPostman = (value: unknown): boolean =>
  textIn(memberOf(memberOf(value, 'info'), 'schema'))?.includes('postman') === true

/** Returns whether a value is an OpenAPI 3 document. */
export const isOpenApi = (value: unknown): boolean =>
  /^3\./.test(textIn(memberOf(value, 'openapi')) ?? '') &&
  typeof memberOf(value, 'paths') === 'object'

/** JSON formats that are detected by their content. */
const formats: readonly {
  isIt: (value: unknown) => boolean
  load: () => Promise<CheckForeign>
}[] = [
  { isIt: isHar, load: async () => (await import('./har.js')).checkHar },
  { isIt: isPostman, load: async () => (await import('./postman.js')).checkPostman },
  { isIt: isOpenApi, load: async () => (await import('./openapi.js')).checkOpenApi },
]

/** Returns whether a document is a recording, a collection or an OpenAPI document. */
export const isForeignFormat = ({ json, value }: SourceDocument): boolean =>
  json === undefined ? isOpenApi(value) : formats.some(({ isIt }) => isIt(value))

/** Returns the check of a JSON document of another format; undefined for a request document. */
export const foreignCheck = async (value: unknown): Promise<CheckForeign | undefined> =>
  formats.find(({ isIt }) => isIt(value))?.load()
