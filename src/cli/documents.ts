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

function isJson(name: string, text: string): boolean {
  if (/\.json$/i.test(name)) return true
  if (/\.ya?ml$/i.test(name)) return false
  return /^\s*[{[]/.test(text)
}
