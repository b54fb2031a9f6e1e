import { createHash, randomBytes } from 'node:crypto'
import { lstat, readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Process ids mean nothing on another machine that has the same folder. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

/** Names of this process, which are no leftovers. */
const own = new Set<string>()

/** A new name for a file that is written beside another. */
export function temporaryName(): string {
  const name = `.campaign-contract-${machine}-${process.pid}-${randomBytes(6).toString('hex')}.tmp`
  own.add(name)
  return name
}

const pattern = /^\.campaign-contract-([\da-f]{8})-(\d{1,10})-[\da-f]{12}\.tmp$/

/** Milliseconds after which nobody still writes a file, wherever that was begun. */
const day = 86_400_000

/** Removes what runs that were killed have left in a folder. */
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

/** Whether another process has this id. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
