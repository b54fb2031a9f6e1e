import { resolve } from 'node:path'
import { readSandboxData, type SandboxData } from '../../../testing/sandbox/data.js'
import { onlyDocument, readDocuments } from '../../documents/documents.js'
import { InputError, usageErrorOf } from '../../documents/input-error.js'
import { readText } from '../../documents/read-text.js'
import type { Host } from '../../host/host.js'

/** Loads the initial data of a sandbox. Throws a UsageError with the position when it is invalid. */
export async function loadSeedData(file: string, host: Host): Promise<SandboxData> {
  try {
    const text = await readText(resolve(host.cwd(), file))
    return sandboxData(onlyDocument(await readDocuments(file, text)).value)
  } catch (error) {
    throw usageErrorOf(error, `--seed-data ${file}`)
  }
}

function sandboxData(value: unknown): SandboxData {
  try {
    return readSandboxData(value)
  } catch (error) {
    throw new InputError((error as Error).message)
  }
}
