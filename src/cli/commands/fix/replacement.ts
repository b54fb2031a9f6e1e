import { renameSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { onlyProblem, Problem } from '../../documents/problem.js'
import { type Guard, noGuard } from '../../host/guard.js'
import { backupOf, writeInPlace } from './in-place.js'
import { temporaryName } from './leftovers.js'
import { assertSame, assertSameBytes, assertWritable, type Original } from './original.js'

/** A file that is written beside another, to take its place as a whole or not at all. */
export interface Replacement {
  write(bytes: Uint8Array): Promise<void>
  /** Takes the place of the other, with its mode and owner, if that still has these bytes. */
  commit(digest: string): Promise<void>
  discard(): Promise<void>
}

const chunk = 65_536

/** Opens the replacement of a file. */
export async function openReplacement(
  original: Original,
  guard: Guard = noGuard,
): Promise<Replacement> {
  return told(async () => {
    const { path, stats } = original
    await assertWritable(original)
    const beside = join(dirname(path), temporaryName())
    const forget = guard.temporary(beside)
    const handle = await open(beside, 'wx', 0o600)
    let pending: Uint8Array[] = []
    let size = 0
    const flush = async () => {
      const bytes = Buffer.concat(pending)
      pending = []
      size = 0
      await handle.appendFile(bytes)
    }
    /** Who is no superuser cannot give a file away. */
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
        told(async () => {
          pending.push(bytes)
          size += bytes.length
          if (size >= chunk) await flush()
        }),
      commit: (digest) =>
        told(async () => {
          await flush()
          const isReplaced = stats.nlink === 1n && (await isOwnerKept())
          await handle.chmod(Number(stats.mode & 0o7777n))
          await handle.sync()
          await handle.close()
          await assertSameBytes(original, digest)
          if (!isReplaced) return writeInPlace(original, beside, guard)
          guard.whole(() => {
            assertSame(original)
            renameSync(beside, path)
          })
        }),
      async discard() {
        await handle.close().catch(() => {})
        await rm(beside, { force: true })
        forget()
      },
    }
  })
}

/** Throws a Problem where a run was killed while it wrote a file in its place. */
export async function assertNotTorn(path: string): Promise<void> {
  const backup = backupOf(path)
  const former = await readFile(backup).catch(() => undefined)
  if (former === undefined) return
  if (former.equals(await readFile(path))) return rm(backup, { force: true })
  throw new Problem(
    `another run writes it, or was killed while it did; its former text is in ${basename(backup)}: keep the right one of them and remove that file`,
  )
}

const refusals: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS'])

/** What is said of a file whose replacement the system does not let us write. */
export function notWritable(error: NodeJS.ErrnoException): Problem {
  const { code, syscall, message } = error
  if (code === undefined) return onlyProblem(error)
  if (!refusals.has(code)) return new Problem(`it cannot be written: ${message}`)
  return new Problem(`${syscall === 'access' ? 'it' : 'its folder'} may not be written to`)
}

async function told<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw notWritable(error as NodeJS.ErrnoException)
  }
}
