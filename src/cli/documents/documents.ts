import { isJson } from './is-json.js'
import { readJson } from './json-document.js'
import type { Problem } from './problem.js'
import { emptyFile, type SourceDocument } from './source-document.js'
import { readYaml } from './yaml-document.js'

/**
 * The documents of a file: one in JSON, any number in YAML. The file's name says which it is, or
 * else its first character.
 */
export function readDocuments(name: string, text: string): (SourceDocument | Problem)[] {
  if (text.trim() === '') return [emptyFile()]
  return isJson(name, text) ? [readJson(text)] : readYaml(text)
}
