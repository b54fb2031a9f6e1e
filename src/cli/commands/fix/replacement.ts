import { renameSync, rmSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { asInputError, InputError } from '../../documents/input-error.js'
import { backupOf, writeInPlace } from './in-place.js'
import { temporaryName } from './leftovers.js'
import { onExit } from './on-exit.js'
import { assertSame, assertSameBytes, assertWritable, type Original } from './original.js'

/** A temporary file that replaces another one completely or not at all. */
export interface Replacement {
  write(bytes: Uint8Array): Promise<void>
  /** Replaces the original, keeping mode and owner, if its content still has this hash. */
  commit(digest: string): Promise<void>
  discard(): Promise<void>
}

const chunk = 65_536

/** Opens the replacement of a file. Throws an InputError when it cannot be written. */
export async function openReplacement(original: Original): Promise<Replacement> {
  return withWriteErrors(async () => {
    const { path, stats } = original
    await assertWritable(original)
    const temporary = join(dirname(path), temporaryName())
    const forget = onExit(() => rmSync(temporary, { force: true }))
    const handle = await open(temporary, 'wx', 0o600)
    let pending: Uint8Array[] = []
    let size = 0
    const flush = async () => {
      const bytes = Buffer.concat(pending)
      pending = []
      size = 0
      await handle.appendFile(bytes)
    }
    /** Only a superuser can change the owner of a file. */
    const isOwnerKept = async () => {
      const { uid, gid } = await handle.stat({ bigint: true })
      if (uid === stats.uid && gid === stats.gid) return true
      const given = handle.chown(Number(stats.uid), Number(stats.gid))
      return given.then(
        () => true,
        () => false,
      )
    }
    return {
      write: (bytes) =>
        withWriteErrors(async () => {
          pending.push(bytes)
          size += bytes.length
          if (size >= chunk) await flush()
        }),
      commit: (digest) =>
        withWriteErrors(async () => {
          await flush()
          const isReplaced = stats.nlink === 1n && (await isOwnerKept())
          await handle.chmod(Number(stats.mode & 0o7777n))
          await handle.sync()
          await handle.close()
          await assertSameBytes(original, digest)
          if (!isReplaced) return writeInPlace(original, temporary)
          assertSame(original)
          renameSync(temporary, path)
        }),
      async discard() {
        await handle.close().catch(() => {})
        await rm(temporary, { force: true })
        forget()
      },
    }
  })
}

/** Throws an InputError when a previous run was killed while it overwrote the file. */
export async function assertNotTorn(path: string): Promise<void> {
  const backup = backupOf(path)
  const former = await readFile(backup).catch(() => undefined)
  if (former === undefined) return
  if (former.equals(await readFile(path))) return rm(backup, { force: true })
  throw new InputError(
    `another run is writing this file or was killed; the original is in ${basename(backup)}: restore it if needed, then remove it`,
  )
}

const refusals: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Converts a write error into an InputError. */
function toWriteError(error: NodeJS.ErrnoException): InputError {
  const { code, syscall, message } = error
  if (code === undefined) return asInputError(error)
  if (!refusals.has(code)) return new InputError(`cannot be written: ${message}`)
  return new InputError(`${syscall === 'access' ? 'the file' : 'its folder'} is not writable`)
}

async function withWriteErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw toWriteError(error as NodeJS.ErrnoException)
  }
}
