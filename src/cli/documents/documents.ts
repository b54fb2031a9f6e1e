import type { InputError } from './input-error.js'
import { isJson } from './is-json.js'
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
