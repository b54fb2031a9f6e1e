import { resolve } from 'node:path'
import { readSandboxData, type SandboxData } from '../../../testing/sandbox/data.js'
import { readDocuments } from '../../documents/documents.js'
import { onlyDocument } from '../../documents/only-document.js'
import { located } from '../../documents/place.js'
import { onlyProblem, Problem } from '../../documents/problem.js'
import { readText } from '../../documents/read-text.js'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'

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

function sandboxData(value: unknown): SandboxData {
  try {
    return readSandboxData(value)
  } catch (error) {
    throw new Problem((error as Error).message)
  }
}
