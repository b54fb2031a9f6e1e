import { assertUniqueKeys } from './assert-unique-keys.js'
import { InputError } from './input-error.js'
import { emptyFile, type SourceDocument } from './source-document.js'

/** Returns the only document of a file. Throws an InputError for several documents or duplicate keys. */
export function onlyDocument(documents: readonly (SourceDocument | InputError)[]): SourceDocument {
  const [document = emptyFile()] = documents
  if (document instanceof InputError) throw document
  if (documents.length > 1) throw new InputError('must contain one document, not several')
  assertUniqueKeys(document)
  return document
}
