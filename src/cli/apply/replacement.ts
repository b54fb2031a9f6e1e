import { type BigIntStats, constants, copyFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { access, open, readdir, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onExit, signals } from 'signal-exit'
import { asInputError, InputError } from '../documents/input-error.js'

// A write beyond a limit of file sizes fails with EFBIG, which `fix` reports.
signals.splice(signals.indexOf('SIGXFSZ'), 1)

/**
 * Records the state of a file before it is read; returns a function that replaces its content,
 * completely or not at all, unless the file has changed.
 */
export async function replacementOf(link: string): Promise<(bytes: Uint8Array) => Promise<void>> {
  const path = await realpath(link)
  const before = await stat(path, { bigint: true })
  await removeLeftovers(dirname(path))
  return (bytes) => withWriteErrors(() => replace(path, before, bytes))
}

/** Replaces a file; keeps its mode, owner and names. */
async function replace(path: string, before: BigIntStats, bytes: Uint8Array): Promise<void> {
  // A superuser may write everything, and renaming needs only a writable folder.
  if ((before.mode & 0o222n) === 0n) throw new InputError('is read-only')
  await access(path, constants.W_OK)
  const temporary = join(dirname(path), `${prefix}${crypto.randomUUID()}.tmp`)
  const remove = () => rmSync(temporary, { force: true })
  const forget = onExit(remove)
  let isKept = false
  try {
    const isOwnerKept = await writeLike(before, temporary, bytes)
    const now = statSync(path, { bigint: true, throwIfNoEntry: false })
    if (now === undefined || marks.some((mark) => now[mark] !== before[mark])) {
      throw new InputError('not fixed because the file changed during the run')
    }
    if (before.nlink === 1n && isOwnerKept) return renameSync(temporary, path)
    try {
      // Keeps all names of the file. Synchronous, so that no signal interrupts it.
      copyFileSync(temporary, path)
    } catch {
      isKept = true
      throw new InputError(`only partly written; the fixed text is in ${temporary}`)
    }
  } finally {
    if (!isKept) remove()
    forget()
  }
}

const marks = ['dev', 'ino', 'size', 'mtimeNs', 'ctimeNs', 'nlink'] as const

/** Writes a file with the mode and owner of another. Returns whether the owner is the same. */
async function writeLike(
  { mode, uid, gid }: BigIntStats,
  path: string,
  bytes: Uint8Array,
): Promise<boolean> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    const own = await handle.stat({ bigint: true })
    // Only a superuser can change the owner of a file.
    const isOwnerKept =
      (own.uid === uid && own.gid === gid) ||
      (await handle.chown(Number(uid), Number(gid)).then(
        () => true,
        () => false,
      ))
    await handle.chmod(Number(mode & 0o7777n))
    await handle.sync()
    return isOwnerKept
  } finally {
    await handle.close()
  }
}

const prefix = '.campaign-contract-'

/** Milliseconds after which a temporary file belongs to a killed run. */
const hour = 3_600_000

/** Removes temporary files of killed runs from a folder. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => each.startsWith(prefix) && each.endsWith('.tmp'))) {
    const path = join(folder, name)
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {}
    if (Date.now() - mtimeMs > hour) await rm(path, { force: true }).catch(() => {})
  }
}

const refusals: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Converts write errors into an InputError. */
async function withWriteErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw asInputError(error)
    if (!refusals.has(code)) throw new InputError(`cannot be written: ${message}`)
    throw new InputError(`${syscall === 'access' ? 'the file' : 'its folder'} is not writable`)
  }
}
