import { resolve } from 'node:path'
import type { Facts } from '../../core/index.js'
import type { Host } from '../host/host.js'
import { onlyDocument, readDocuments } from './documents.js'
import { factsAt } from './facts.js'
import { usageErrorOf } from './input-error.js'
import { readText } from './read-text.js'

/** Loads the facts of a file. Throws a UsageError with the position when they are invalid. */
export async function loadFacts(file: string, host: Host): Promise<Facts> {
  try {
    const text = await readText(resolve(host.cwd(), file))
    const document = onlyDocument(await readDocuments(file, text))
    return factsAt(document, document.value, [])
  } catch (error) {
    throw usageErrorOf(error, `--facts ${file}`)
  }
}
