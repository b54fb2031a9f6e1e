import type { JsonFinding } from '../../core/index.js'
import { isJson } from './file-names.js'
import { InputError } from './input-error.js'
import { readJson } from './json-document.js'
import { emptyFile, type SourceDocument } from './source-document.js'

/** Parses a file: one JSON document, or any number of YAML documents. */
export async function readDocuments(name: string, text: string): Promise<Documents> {
  return (await readerFor(name, text))(text)
}

type Documents = (SourceDocument | InputError)[]

/** Returns a parser for a file, by its name or its first character; also used on the fixed text. */
export async function readerFor(name: string, text: string): Promise<(text: string) => Documents> {
  if (text.trim() === '') return () => [emptyFile()]
  if (isJson(name, text)) return (each) => [readJson(each)]
  // Loading the YAML parser takes longer than most commands.
  return (await import('./yaml-document.js')).readYaml
}

/** Returns the only document of a file. Throws an InputError for several documents or duplicate keys. */
export function onlyDocument(documents: readonly (SourceDocument | InputError)[]): SourceDocument {
  const [document = emptyFile()] = documents
  if (document instanceof InputError) throw document
  if (documents.length > 1) throw new InputError('must contain one document, not several')
  assertUniqueKeys(document)
  return document
}

/** Throws an InputError at a duplicate key, because parsing would drop one of the values. */
export function assertUniqueKeys(
  { scan, positionAt }: SourceDocument,
  isAllowed?: (finding: JsonFinding) => boolean,
): void {
  const duplicate = scan.duplicateKeys.find((finding) => !isAllowed?.(finding))
  if (duplicate === undefined) return
  const key = String(duplicate.path.at(-1))
  throw new InputError(`Duplicate key \`${key}\``, positionAt(duplicate.offset))
}
