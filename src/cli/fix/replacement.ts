import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Problem } from '../problem.js'

/** A file that is written beside another, to take its place as a whole or not at all. */
export interface Replacement {
  write(bytes: Uint8Array): Promise<void>
  /** Takes the place of the other, with its mode. */
  commit(): Promise<void>
  discard(): Promise<void>
}

const chunk = 65_536

/** Opens the replacement of a file, or of what a link leads to. */
export async function openReplacement(path: string): Promise<Replacement> {
  return told(async () => {
    const target = await realpath(path)
    // To rename asks only for the folder; a file that is not to be written stays as it is.
    await access(target, constants.W_OK)
    const { mode } = await stat(target)
    const beside = join(dirname(target), `.campaign-contract-${randomUUID()}.tmp`)
    const handle = await open(beside, 'wx', 0o600)
    let pending: Uint8Array[] = []
    let size = 0
    const flush = async () => {
      const bytes = Buffer.concat(pending)
      pending = []
      size = 0
      await handle.appendFile(bytes)
    }
    return {
      write: (bytes) =>
        told(async () => {
          pending.push(bytes)
          size += bytes.length
          if (size >= chunk) await flush()
        }),
      commit: () =>
        told(async () => {
          await flush()
          await handle.chmod(mode & 0o7777)
          await handle.sync()
          await handle.close()
          await rename(beside, target)
        }),
      async discard() {
        await handle.close().catch(() => {})
        await rm(beside, { force: true })
      },
    }
  })
}

const refusals: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS'])

/** What is said of a file whose replacement the system does not let us write. */
export function notWritable({ code, syscall, message }: NodeJS.ErrnoException): Problem {
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
