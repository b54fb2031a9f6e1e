import { isNested } from '../../core/base/json.js'
import { targetOf } from '../../core/http/target.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { readDocuments } from '../documents/documents.js'
import { isCurlFile, isHttpFile, isJson } from '../documents/file-names.js'
import { type FoundFile, isSearched } from '../documents/found-file.js'
import { InputError } from '../documents/input-error.js'
import { schemaOperation } from '../documents/schema-operation.js'
import type { SourceDocument } from '../documents/source-document.js'
import { memberOf, textIn } from './json-parts.js'
import type { LocatedRequest, Reader } from './located-request.js'
import { looksLikeRequest, mentionsRequest } from './looks-like-request.js'

/** The requests of a file. */
export interface Input {
  format: Format
  requests: readonly LocatedRequest[]
  /** What to report about the file, when it is not skipped. */
  notes: string[]
  /** The document of a JSON file, for duplicate keys. */
  document?: SourceDocument
}

/** How a file writes requests. */
interface Format {
  /** The noun for a request of the file, singular and plural. */
  what: readonly [one: string, several: string]
  /** Whether the tool may have omitted credentials that were sent. */
  leavesOutCredentials?: boolean
  /** Whether a searched file without requests of the contract is skipped. */
  isSkippedIfEmpty?: boolean
  /** Returns whether a file has the format, by its name or its content. */
  isNamed?(name: string): boolean
  isIt?(value: unknown): boolean
  load?(): Promise<Reader>
}

/** Request documents or bodies, which can be fixed. */
export const documentFormat: Format = { what: ['request', 'requests'] }

export const curlFormat: Format = {
  isNamed: isCurlFile,
  load: async () => (await import('./exchanges.js')).readCurl,
  what: ['curl command', 'curl commands'],
  isSkippedIfEmpty: true,
}

const schemaOf = (value: unknown) => textIn(memberOf(memberOf(value, 'info'), 'schema')) ?? ''

const formats: readonly Format[] = [
  {
    isNamed: isHttpFile,
    load: async () => (await import('./exchanges.js')).readHttp,
    what: documentFormat.what,
  },
  curlFormat,
  {
    isIt: (value) => Array.isArray(memberOf(memberOf(value, 'log'), 'entries')),
    load: async () => (await import('./exchanges.js')).readHar,
    what: ['entry', 'entries'],
    // Browsers and proxies omit credentials from recordings.
    leavesOutCredentials: true,
  },
  {
    isIt: (value) => schemaOf(value).includes('postman') && !schemaOf(value).includes('/v1'),
    load: async () => (await import('./exchanges.js')).readPostman,
    what: documentFormat.what,
    // Credentials are usually in the settings of a folder or workspace.
    leavesOutCredentials: true,
  },
  {
    isIt: (value) =>
      /^3\./.test(textIn(memberOf(value, 'openapi')) ?? '') && isNested(memberOf(value, 'paths')),
    load: async () => (await import('./exchanges.js')).readOpenApi,
    what: ['example', 'examples for operations of the contract'],
    isSkippedIfEmpty: true,
  },
]

/** Formats of other tools that are not read, with what to do. */
const foreign: readonly [isIt: (value: unknown) => boolean, message: string][] = [
  [
    (value) => /^2\b/.test(String(memberOf(value, 'swagger') ?? '')),
    'an OpenAPI 2.0 (Swagger) document; convert it to OpenAPI 3',
  ],
  [
    (value) =>
      schemaOf(value).includes('/v1') ||
      (Array.isArray(memberOf(value, 'requests')) && Array.isArray(memberOf(value, 'order'))),
    'a Postman collection of version 1; export it as version 2.1',
  ],
  [
    (value) =>
      memberOf(value, '__export_format') !== undefined ||
      (textIn(memberOf(value, 'type')) ?? '').includes('insomnia.rest'),
    'an Insomnia export; export it as HAR',
  ],
  [
    (value) =>
      [value].flat().some((each) => memberOf(each, 'v') !== undefined && isHoppscotch(each)),
    'a Hoppscotch collection; export its requests as curl commands',
  ],
]

const isHoppscotch = (value: unknown): boolean =>
  Array.isArray(memberOf(value, 'folders')) && Array.isArray(memberOf(value, 'requests'))

/**
 * Decides the format of a text, by its name or its content, and reads its requests. Returns undefined
 * for a searched file that has none.
 */
export async function openInput(
  file: FoundFile,
  text: string,
  settings: CheckSettings,
): Promise<Input | undefined> {
  const { name } = file
  const notes: string[] = []
  const isSkippable = isSearched(file)
  const opened = async (format: Format, document?: SourceDocument): Promise<Input | undefined> => {
    const read = (await format.load?.()) as Reader
    const { contract } = settings
    const note = (message: string) => notes.push(`${name}: ${message}`)
    const environment = isHttpFile(name) ? await environmentOf(file, settings) : ''
    const part = document && { document }
    const requests = [...read({ text, contract, note, environment, ...part })].map(
      (request, index): LocatedRequest => ({ number: index + 1, ...request }),
    )
    const isOther = ({ exchange }: LocatedRequest) =>
      exchange !== undefined &&
      contract.match(exchange.method, targetOf(exchange.url)) === undefined
    if (isSkippable && format.isSkippedIfEmpty && requests.every(isOther)) return undefined
    return { format, requests, notes, ...part }
  }
  const named = formats.find(({ isNamed }) => isNamed?.(name))
  if (named) return opened(named)
  const isBody = schemaOperation(text, settings.contract) !== undefined
  if (
    isSkippable &&
    !isBody &&
    text.trim() !== '' &&
    !isJson(name, text) &&
    !mentionsRequest(text, settings)
  ) {
    return undefined
  }
  const documents = await readDocuments(name, text)
  const [first] = documents
  if (documents.length === 1 && first !== undefined && !(first instanceof InputError)) {
    const format = formats.find(({ isIt }) => isIt?.(first.value))
    if (format) return opened(format, first)
    const message = foreign.find(([isIt]) => isIt(first.value))?.[1]
    if (message !== undefined && isSkippable) settings.note?.(`${name}: skipped, it is ${message}`)
    if (message !== undefined && !isSkippable) throw new InputError(message, { line: 1, column: 1 })
  }
  const isOther = (document: SourceDocument | InputError) =>
    !(document instanceof InputError || looksLikeRequest(document.value, settings))
  if (isSkippable && !isBody && documents.every(isOther)) return undefined
  return {
    format: documentFormat,
    requests: documents.map((document, index) => ({ number: index + 1, document })),
    notes,
  }
}

/** Files in which editors define variables for .http files. */
const environmentFiles = [
  'http-client.env.json',
  'http-client.private.env.json',
  '.vscode/settings.json',
]

async function environmentOf(file: FoundFile, { readBodies }: CheckSettings): Promise<string> {
  const files = (await readBodies?.(environmentFiles, file)) ?? new Map()
  return [...files.values()].filter((text) => typeof text === 'string').join('\n')
}
