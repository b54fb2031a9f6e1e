import { createHash, randomBytes } from 'node:crypto'
import { lstat, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Identifies the machine, because process ids differ on another machine with the same folder. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

/** Temporary files of this process, which are not leftovers. */
const own = new Set<string>()

/** Returns a new name for a temporary file. */
export function temporaryName(): string {
  const name = `.campaign-contract-${machine}-${process.pid}-${randomBytes(6).toString('hex')}.tmp`
  own.add(name)
  return name
}

const pattern = /^\.campaign-contract-([\da-f]{8})-(\d{1,10})-[\da-f]{12}\.tmp$/

/** Milliseconds after which a temporary file of any machine is a leftover. */
const day = 86_400_000

/** Removes temporary files of killed runs from a folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const [, writer, id] = pattern.exec(name) ?? []
    if (id === undefined || own.has(name)) continue
    const path = join(folder, name)
    const stats = await lstat(path).catch(() => undefined)
    if (!stats?.isFile()) continue
    const isLeft = writer === machine && !isRunning(Number(id))
    const isOld = Date.now() - stats.mtimeMs > day
    if (isLeft || isOld) await rm(path, { force: true }).catch(() => {})
  }
}

/** Returns whether another process has this id. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
