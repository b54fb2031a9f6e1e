import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { readDocuments } from '../documents/documents.js'
import type { FoundFile } from '../documents/find-files.js'
import { InputError } from '../documents/input-error.js'
import { isCurlFile, isHttpFile } from '../documents/scripts.js'
import type { DocumentResult } from '../results/document-result.js'
import { foreignCheck, isOpenApi } from './foreign-formats.js'
import { outlined } from './outline.js'
import { areUnrelated, isSearched, isUnrelatedText, noRequests } from './selected.js'

/** Checks a text by its format, which its name or its content determines. */
export async function* checkText(
  file: FoundFile,
  text: string,
  settings: CheckSettings,
): AsyncGenerator<DocumentResult | typeof noRequests> {
  const { name } = file
  if (isHttpFile(name)) {
    const { checkHttpFile } = await import('./http-file.js')
    return yield* checkHttpFile(file, text, settings)
  }
  if (isCurlFile(name)) {
    const { checkCurlFile } = await import('./curl/curl-file.js')
    return yield* checkCurlFile(file, text, settings)
  }
  if (isSearched(file) && isUnrelatedText(name, text, settings)) return yield noRequests
  const documents = await readDocuments(name, text)
  if (isSearched(file) && areUnrelated(documents, settings)) return yield noRequests
  const [first] = documents
  if (documents.length === 1 && first !== undefined && !(first instanceof InputError)) {
    const { json, value } = first
    if (json === undefined) {
      if (isOpenApi(value)) {
        const { checkOpenApi } = await import('./openapi.js')
        return yield* orSkipped(file, settings, (own) => checkOpenApi(name, first, own))
      }
    } else {
      const check = await foreignCheck(value)
      if (check) {
        const run = (own: CheckSettings) => check(name, outlined({ ...first, json }), own)
        return yield* isOpenApi(value) ? orSkipped(file, settings, run) : run(settings)
      }
    }
  }
  for (const [index, document] of documents.entries()) {
    const number = documents.length > 1 ? { document: index + 1 } : {}
    yield { ...number, ...checkDocument(document, settings) }
  }
}

/** Checks a file; skips a searched one that turns out to have nothing to check. */
function* orSkipped(
  file: FoundFile,
  settings: CheckSettings,
  check: (settings: CheckSettings) => Iterable<DocumentResult>,
): Generator<DocumentResult | typeof noRequests> {
  if (!isSearched(file)) return yield* check(settings)
  const notes: string[] = []
  let isEmpty = true
  for (const result of check({ ...settings, note: (text) => notes.push(text) })) {
    isEmpty = false
    yield result
  }
  if (isEmpty) yield noRequests
  else for (const text of notes) settings.note?.(text)
}
