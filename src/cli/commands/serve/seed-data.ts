import { resolve } from 'node:path'
import { readSandboxData, type SandboxData } from '../../../testing/sandbox/data.js'
import { readDocuments } from '../../documents/documents.js'
import { InputError } from '../../documents/input-error.js'
import { onlyDocument } from '../../documents/only-document.js'
import { readText } from '../../documents/read-text.js'
import { usageErrorOf } from '../../documents/usage-error-of.js'
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
