import { createHash, type Hash } from 'node:crypto'
import { type BigIntStats, constants, createReadStream, statSync } from 'node:fs'
import { access, realpath, stat } from 'node:fs/promises'
import { InputError } from '../../documents/input-error.js'

/** The state of a file before it was read. */
export interface Original {
  /** Path with symbolic links resolved. */
  path: string
  stats: BigIntStats
}

/** Records the state of a file, to detect changes later. */
export async function originalOf(link: string): Promise<Original> {
  const path = await realpath(link)
  return { path, stats: await stat(path, { bigint: true }) }
}

/** Throws when a file is not writable. */
export async function assertWritable({ path, stats }: Original): Promise<void> {
  // A superuser may write everything, and renaming needs only a writable folder.
  if ((stats.mode & 0o222n) === 0n) throw new InputError('is read-only')
  await access(path, constants.W_OK)
}

/** Throws an InputError when the content of a file no longer has this hash. */
export async function assertSameBytes(original: Original, digest: string): Promise<void> {
  assertSame(original)
  const hash = createHash('sha256')
  for await (const piece of createReadStream(original.path)) hash.update(piece)
  if (hash.digest('hex') !== digest) throw changed()
  assertSame(original)
}

/** Throws an InputError when a file was changed or replaced. */
export function assertSame({ path, stats }: Original): void {
  const now = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (now === undefined || marks.some((mark) => now[mark] !== stats[mark])) throw changed()
}

const marks = ['dev', 'ino', 'size', 'mtimeNs', 'ctimeNs', 'nlink'] as const

const changed = (): InputError =>
  new InputError('not fixed because the file changed during the run')

/** Creates the hash for `assertSameBytes`. */
export const hashing = (): Hash => createHash('sha256')
