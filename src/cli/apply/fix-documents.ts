import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { readerFor } from '../documents/documents.js'
import { applyFixes } from '../fix/apply-fixes.js'

/** Applies all safe fixes to the documents of a text. */
export async function fixDocuments(file: string, text: string, settings: CheckSettings) {
  const read = await readerFor(file, text)
  return applyFixes(text, (each) => read(each).map((document) => checkDocument(document, settings)))
}
