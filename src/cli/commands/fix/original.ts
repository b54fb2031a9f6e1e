import { createHash, type Hash } from 'node:crypto'
import { type BigIntStats, constants, createReadStream, statSync } from 'node:fs'
import { access, realpath, stat } from 'node:fs/promises'
import { Problem } from '../../documents/problem.js'

/** A file as it was before it was read. */
export interface Original {
  /** The file itself, behind any links. */
  path: string
  stats: BigIntStats
}

/** Notes what a file is, so that it is known later whether it is still the same. */
export async function originalOf(link: string): Promise<Original> {
  const path = await realpath(link)
  return { path, stats: await stat(path, { bigint: true }) }
}

/** Throws where a file is not to be written. */
export async function assertWritable({ path, stats }: Original): Promise<void> {
  // To a superuser everything is writable, and to rename asks only for the folder.
  if ((stats.mode & 0o222n) === 0n) throw new Problem('it is read-only')
  await access(path, constants.W_OK)
}

/** Throws a Problem where a file no longer holds the bytes with this digest. */
export async function assertSameBytes(original: Original, digest: string): Promise<void> {
  assertSame(original)
  const hash = createHash('sha256')
  for await (const piece of createReadStream(original.path)) hash.update(piece)
  if (hash.digest('hex') !== digest) throw changed()
  assertSame(original)
}

/** Throws a Problem where somebody has written a file, or put another in its place. */
export function assertSame({ path, stats }: Original): void {
  const now = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (now === undefined || marks.some((mark) => now[mark] !== stats[mark])) throw changed()
}

const marks = ['dev', 'ino', 'size', 'mtimeNs', 'ctimeNs', 'nlink'] as const

const changed = (): Problem =>
  new Problem('somebody else has changed it meanwhile; it is left as it is now')

/** Adds up the digest of bytes that come one after another. */
export const hashing = (): Hash => createHash('sha256')
