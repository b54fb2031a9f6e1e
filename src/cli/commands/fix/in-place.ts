import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { constants, copyFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Problem } from '../../documents/problem.js'
import type { Guard } from '../../host/guard.js'
import { assertSame, type Original } from './original.js'

/** Where the former bytes of a file are while it is written in its place. */
export const backupOf = (path: string): string =>
  join(dirname(path), `.${basename(path)}.campaign-contract.bak`)

/**
 * Writes what another file holds over a file that has several names, so that all of them still lead
 * to it. Where that fails the file gets its former bytes again.
 */
export async function writeInPlace(
  original: Original,
  source: string,
  guard: Guard,
): Promise<void> {
  const { path } = original
  const backup = backupOf(path)
  if (existsSync(backup)) throw new Problem(`${backup} is there already`)
  const forget = guard.temporary(backup)
  try {
    await copyFile(path, backup, constants.COPYFILE_EXCL)
    guard.whole(() => {
      assertSame(original)
      try {
        overwrite(path, source)
      } catch (error) {
        restore(path, backup)
        throw error
      }
      rmSync(backup, { force: true })
    })
    forget()
  } catch (error) {
    forget()
    if (!(error instanceof Torn)) await rm(backup, { force: true })
    throw error
  }
}

/** A file that has neither its former bytes nor its new ones. */
class Torn extends Problem {}

function restore(path: string, backup: string): void {
  try {
    overwrite(path, backup)
  } catch {
    throw new Torn(`it was written in part; its former text is in ${backup}`)
  }
}

const chunk = 2 ** 20

function overwrite(path: string, source: string): void {
  const from = openSync(source, 'r')
  try {
    const to = openSync(path, 'r+')
    try {
      const memory = Buffer.allocUnsafe(chunk)
      let size = 0
      for (let read = readSync(from, memory); read > 0; read = readSync(from, memory)) {
        for (let at = 0; at < read; ) at += writeSync(to, memory, at, read - at, size + at)
        size += read
      }
      ftruncateSync(to, size)
      fsyncSync(to)
    } finally {
      closeSync(to)
    }
  } finally {
    closeSync(from)
  }
}
