import { resolve } from 'node:path'
import { readSandboxData, type SandboxData } from '../sandbox/data.js'
import type { Host } from './host.js'
import { isJson } from './is-json.js'
import { readJson } from './json-document.js'
import { onlyDocument } from './only-document.js'
import { located } from './place.js'
import { onlyProblem, Problem } from './problem.js'
import { readText } from './read-text.js'
import type { SourceDocument } from './source-document.js'
import { UsageError } from './usage-error.js'

/** What a sandbox starts with, from a file. Throws a UsageError that says where it is wrong. */
export async function loadSeedData(file: string, host: Host): Promise<SandboxData> {
  try {
    const text = await readText(resolve(host.cwd(), file))
    return sandboxData(onlyDocument(await readDocuments(file, text)).value)
  } catch (error) {
    const { message, place = {} } = onlyProblem(error)
    throw new UsageError(`${located(`--seed-data ${file}`, place)}: ${message}`)
  }
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
