import { type BigIntStats, constants, copyFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { access, open, readdir, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onExit, signals } from 'signal-exit'
import { asInputError, InputError } from '../documents/input-error.js'

// A write beyond a limit of file sizes fails with EFBIG, which `fix` reports.
signals.splice(signals.indexOf('SIGXFSZ'), 1)

/** A new text for a file, which replaces the file completely or not at all. */
export type Replacement = Awaited<ReturnType<typeof opened>>

/** Records the state of a file before it is read; returns a function that opens its replacement. */
export async function replacementOf(
  link: string,
): Promise<{ path: string; open(): Promise<Replacement> }> {
  const path = await realpath(link)
  const before = await stat(path, { bigint: true })
  const assertSame = () => {
    const now = statSync(path, { bigint: true, throwIfNoEntry: false })
    if (now !== undefined && marks.every((mark) => now[mark] === before[mark])) return
    throw new InputError('not fixed because the file changed during the run')
  }
  return { path, open: () => withWriteErrors(() => opened(path, before, assertSame)) }
}

const marks = ['dev', 'ino', 'size', 'mtimeNs', 'ctimeNs', 'nlink'] as const

async function opened(
  path: string,
  { mode, nlink, uid, gid }: BigIntStats,
  assertSame: () => void,
) {
  // A superuser may write everything, and renaming needs only a writable folder.
  if ((mode & 0o222n) === 0n) throw new InputError('is read-only')
  await access(path, constants.W_OK)
  const temporary = join(dirname(path), `${prefix}${crypto.randomUUID()}.tmp`)
  const forget = onExit(() => rmSync(temporary, { force: true }))
  const handle = await open(temporary, 'wx', 0o600)
  let isKept = false
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
    const own = await handle.stat({ bigint: true })
    if (own.uid === uid && own.gid === gid) return true
    const given = handle.chown(Number(uid), Number(gid))
    return given.then(
      () => true,
      () => false,
    )
  }
  return {
    write: (bytes: Uint8Array): Promise<void> =>
      withWriteErrors(async () => {
        pending.push(bytes)
        size += bytes.length
        if (size >= chunk) await flush()
      }),
    /** Replaces the file, keeping mode and owner, unless it has changed. */
    commit: (): Promise<void> =>
      withWriteErrors(async () => {
        await flush()
        const isRenamed = nlink === 1n && (await isOwnerKept())
        await handle.chmod(Number(mode & 0o7777n))
        await handle.sync()
        await handle.close()
        assertSame()
        if (isRenamed) return renameSync(temporary, path)
        try {
          // Keeps all names of the file. Synchronous, so that no signal interrupts it.
          copyFileSync(temporary, path)
        } catch {
          isKept = true
          throw new InputError(`only partly written; the fixed text is in ${temporary}`)
        }
      }),
    async discard(): Promise<void> {
      await handle.close().catch(() => {})
      if (!isKept) await rm(temporary, { force: true })
      forget()
    },
  }
}

const prefix = '.campaign-contract-'
const chunk = 65_536

/** Milliseconds after which a temporary file belongs to a killed run. */
const hour = 3_600_000

/** Removes temporary files of killed runs from a folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => each.startsWith(prefix) && each.endsWith('.tmp'))) {
    const path = join(folder, name)
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {}
    if (Date.now() - mtimeMs > hour) await rm(path, { force: true }).catch(() => {})
  }
}

const refusals: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Converts write errors into an InputError. */
async function withWriteErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw asInputError(error)
    if (!refusals.has(code)) throw new InputError(`cannot be written: ${message}`)
    throw new InputError(`${syscall === 'access' ? 'the file' : 'its folder'} is not writable`)
  }
}
