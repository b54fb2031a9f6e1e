import { isJson } from './is-json.js'
import { readJson } from './json-document.js'
import type { Problem } from './problem.js'
import { emptyFile, type SourceDocument } from './source-document.js'

/**
 * The documents of a file: one in JSON, any number in YAML. The file's name says which it is, or
 * else its first character.
 */
export async function readDocuments(name: string, text: string): Promise<Documents> {
  return (await readerFor(name, text))(text)
}

type Documents = (SourceDocument | Problem)[]

/** What reads the documents of a file, and of its text as it is mended. */
export async function readerFor(name: string, text: string): Promise<(text: string) => Documents> {
  if (text.trim() === '') return () => [emptyFile()]
  if (isJson(name, text)) return (each) => [readJson(each)]
  // To read YAML takes longer to load than most commands need for all else.
  return (await import('./yaml-document.js')).readYaml
}
