import { dirname, resolve } from 'node:path'
import type { FoundFile } from './found-file.js'
import { asInputError, type InputError } from './input-error.js'
import { defaultFileBytes } from './limits.js'
import { decode, readBytes } from './read-text.js'

/** Body files by the name that a file of requests uses. */
export type BodyFiles = ReadonlyMap<string, string | InputError>

/** Maximum size of a body file. */
const largest = 2 ** 24

/** Reads the body files that a file of requests names, relative to its folder. */
export async function readBodyFiles(
  names: Iterable<string | undefined>,
  file: FoundFile,
): Promise<BodyFiles> {
  const files = new Map<string, string | InputError>()
  let left = defaultFileBytes
  for (const name of names) {
    if (name === undefined || files.has(name)) continue
    const read = await readBody(resolve(folderOf(file), name), Math.min(left, largest))
    // The same file may be named in several ways.
    left -= typeof read === 'string' ? read.length : 0
    files.set(name, read)
  }
  return files
}

const folderOf = ({ source, folder = '.' }: FoundFile): string =>
  typeof source === 'string' ? dirname(source) : folder

async function readBody(path: string, bytes: number): Promise<string | InputError> {
  try {
    // A byte order mark is sent as a part of the body.
    return decode(await readBytes(path, { bytes }), true)
  } catch (error) {
    return asInputError(error)
  }
}
