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
import { InputError } from '../../documents/input-error.js'
import { onExit } from './on-exit.js'
import { assertSame, type Original } from './original.js'

/** Path of the backup while a file is overwritten in position. */
export const backupOf = (path: string): string =>
  join(dirname(path), `.${basename(path)}.campaign-contract.bak`)

/** Overwrites a file in position, so that its hard links are kept. Restores it when that fails. */
export async function writeInPlace(original: Original, source: string): Promise<void> {
  const { path } = original
  const backup = backupOf(path)
  if (existsSync(backup)) throw new InputError(`${backup} already exists`)
  // While there is a listener, no signal interrupts the synchronous part.
  const forget = onExit(() => rmSync(backup, { force: true }))
  try {
    await copyFile(path, backup, constants.COPYFILE_EXCL)
    assertSame(original)
    try {
      overwrite(path, source)
    } catch (error) {
      restore(path, backup)
      throw error
    }
    rmSync(backup, { force: true })
    forget()
  } catch (error) {
    forget()
    if (!(error instanceof Torn)) await rm(backup, { force: true })
    throw error
  }
}

/** A partly written file. */
class Torn extends InputError {}

function restore(path: string, backup: string): void {
  try {
    overwrite(path, backup)
  } catch {
    throw new Torn(`only partly written; the original is in ${backup}`)
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
