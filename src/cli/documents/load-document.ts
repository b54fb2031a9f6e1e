import { resolve } from 'node:path'
import type { Host } from '../host/host.js'
import { onlyDocument, readDocuments } from './documents.js'
import { InputError, usageErrorOf } from './input-error.js'
import { readText } from './read-text.js'
import type { SourceDocument } from './source-document.js'

/** Reads a file with one document. Throws an InputError when it is unreadable or has several. */
export const documentIn = async (path: string): Promise<SourceDocument> =>
  onlyDocument(await readDocuments(path, await readText(path)))

/**
 * Reads a file that a command needs, and converts its document. Throws a UsageError with what the
 * user calls the file and the position of the problem.
 */
export async function loadDocument<Value>(
  path: string,
  shown: string,
  convert: (document: SourceDocument) => Value,
): Promise<Value> {
  try {
    return convert(await documentIn(path))
  } catch (error) {
    throw usageErrorOf(error, shown)
  }
}

/** Reads a file that a flag names, and its value. What `read` throws is a UsageError, too. */
export const loadValue = <Value>(
  flag: string,
  file: string,
  { cwd }: Pick<Host, 'cwd'>,
  read: (value: unknown) => Value,
): Promise<Value> =>
  loadDocument(resolve(cwd(), file), `${flag} ${file}`, ({ value }) => {
    try {
      return read(value)
    } catch (error) {
      throw new InputError((error as Error).message)
    }
  })
