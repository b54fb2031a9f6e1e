import { scanJson } from '../../core/index.js'
import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { readDocuments } from '../documents/documents.js'
import type { FoundFile } from '../documents/find-files.js'
import { InputError } from '../documents/input-error.js'
import type { LinesItem } from '../lines/check-lines.js'
import type { DocumentResult } from '../results/document-result.js'
import { foreignCheck, isHttpFile, isOpenApi } from './foreign-formats.js'
import { outlined } from './outline.js'

/** Checks a text by its format, which its name or its content determines. */
export async function* checkText(
  file: FoundFile,
  text: string,
  settings: CheckSettings,
): AsyncGenerator<DocumentResult | LinesItem> {
  const { name } = file
  if (isHttpFile(name)) {
    const { checkHttpFile } = await import('./http-file.js')
    return yield* checkHttpFile(file, text, settings)
  }
  const documents = await readDocuments(name, text)
  if (documents[0] instanceof InputError && isUnnamedLines(name, text)) {
    const { checkLines } = await import('../lines/check-lines.js')
    return yield* checkLines(onePiece(text), settings)
  }
  const [first] = documents
  if (documents.length === 1 && first !== undefined && !(first instanceof InputError)) {
    const { json, value } = first
    if (json === undefined) {
      if (isOpenApi(value)) {
        const { checkOpenApi } = await import('./openapi.js')
        return yield* checkOpenApi(name, first, settings)
      }
    } else {
      const check = await foreignCheck(value)
      if (check) return yield* check(name, outlined({ ...first, json }), settings)
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

async function* onePiece(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
