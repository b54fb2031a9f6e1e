import { resolve } from 'node:path'
import { readSandboxData, type SandboxData } from '../sandbox/data.js'
import type { Host } from './host.js'
import { isJson } from './is-json.js'
import { readJson } from './json-document.js'
import { onlyProblem, Problem } from './problem.js'
import { readText } from './read-text.js'
import { refuseRepeatedKeys } from './repeated-keys.js'
import { emptyFile, type SourceDocument } from './source-document.js'
import { UsageError } from './usage-error.js'

/** What a sandbox starts with, from a file. Throws a UsageError that says where it is wrong. */
export async function loadSeedData(file: string, host: Host): Promise<SandboxData> {
  try {
    const document = await readDocument(file, await readText(resolve(host.cwd(), file)))
    refuseRepeatedKeys(document)
    return sandboxData(document.value)
  } catch (error) {
    const { message, place } = onlyProblem(error)
    const where = place ? `:${place.line}:${place.column}` : ''
    throw new UsageError(`--seed-data ${file}${where}: ${message}`)
  }
}

async function readDocument(file: string, text: string): Promise<SourceDocument> {
  const documents = await readDocuments(file, text)
  const [document = emptyFile()] = documents
  if (document instanceof Problem) throw document
  if (documents.length > 1) throw new Problem('it holds several documents')
  return document
}

async function readDocuments(file: string, text: string): Promise<(SourceDocument | Problem)[]> {
  if (text.trim() === '') return []
  if (isJson(file, text)) return [readJson(text)]
  // To read YAML takes longer to load than all else that the server needs.
  const { readYaml } = await import('./yaml-document.js')
  return readYaml(text)
}

function sandboxData(value: unknown): SandboxData {
  try {
    return readSandboxData(value)
  } catch (error) {
    throw new Problem((error as Error).message)
  }
}
