import { Readable } from 'node:stream'
import { scanJson } from '../../core/index.js'
import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { readDocuments } from '../documents/documents.js'
import type { FoundFile } from '../documents/find-files.js'
import { InputError } from '../documents/input-error.js'
import type { SourceDocument } from '../documents/source-document.js'
import { checkLines, type LinesItem } from '../lines/check-lines.js'
import type { DocumentResult } from '../results/document-result.js'
import { checkHar, isHar } from './har.js'
import { checkHttpFile, isHttpFile } from './http-file.js'
import { checkOpenApi, isOpenApi } from './openapi.js'
import { outlined } from './outline.js'
import { checkPostman, isPostman } from './postman.js'

/** Returns whether a document is a recording, a collection or an OpenAPI document. */
export const isForeignFormat = ({ json, value }: SourceDocument): boolean =>
  json === undefined ? isOpenApi(value) : inputs.some(({ isIt }) => isIt(value))

/** JSON formats that are detected by their content. */
const inputs = [
  { isIt: isHar, check: checkHar },
  { isIt: isPostman, check: checkPostman },
  { isIt: isOpenApi, check: checkOpenApi },
]

/** Checks a text by its format, which its name or its content determines. */
export async function* checkText(
  file: FoundFile,
  text: string,
  settings: CheckSettings,
): AsyncGenerator<DocumentResult | LinesItem> {
  const { name } = file
  if (isHttpFile(name)) return yield* checkHttpFile(file, text, settings)
  const documents = await readDocuments(name, text)
  if (documents[0] instanceof InputError && isUnnamedLines(name, text)) {
    return yield* checkLines(Readable.from([Buffer.from(text)]), settings)
  }
  const [first] = documents
  if (documents.length === 1 && first !== undefined && !(first instanceof InputError)) {
    const { json, value } = first
    if (json === undefined) {
      if (isOpenApi(value)) return yield* checkOpenApi(name, first, settings)
    } else {
      const document = outlined({ ...first, json })
      const check = inputs.find(({ isIt }) => isIt(value))?.check
      if (check) return yield* check(name, document, settings)
    }
  }
  for (const [index, document] of documents.entries()) {
    const number = documents.length > 1 ? { document: index + 1 } : {}
    yield { ...number, ...checkDocument(document, settings) }
  }
}

/** Returns whether a text without a JSON or YAML name starts with a line that is a JSON object. */
export function isUnnamedLines(name: string, text: string): boolean {
  if (/\.(?:json[5c]?|ya?ml)$/i.test(name)) return false
  const [line = ''] = text.trimStart().split('\n', 1)
  return line.startsWith('{') && scanJson(line).error === undefined
}
