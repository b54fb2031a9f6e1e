import type { ContractOptions } from '../../../core/index.js'
import type { Part, Shard } from '../../checking/check-settings.js'
import type { FoundFile } from '../../documents/find-files.js'
import { openFile } from '../../documents/open-file.js'
import { packingOf } from '../../documents/packing.js'
import type { ShardRow } from '../../formats/shard-report.js'
import type { Host } from '../../host/host.js'
import { relativePath } from '../../host/relative-path.js'
import { comparesRows } from '../../lines/row-marks.js'
import { digest } from '../../results/finding-key.js'
import { foundBySearch } from '../skipped-files.js'

/** What a shard reads of the files of the whole run. */
export interface ShardPlan {
  shard: Shard
  /** The files of all shards. */
  all: readonly FoundFile[]
  /** The files of which it reads at least a part. */
  files: readonly FoundFile[]
  /** The parts of the files that all shards read, by name. */
  parts: ReadonlyMap<string, Part>
  /** The number of each file in the list of all shards. */
  orderOf: ReadonlyMap<string, number>
  /** Returns what a row about a file has for `merge`. */
  rowOf(file: string): ShardRow
  /** Says that rows of different shards are not compared. */
  note?: string
  /** How many files each folder and glob found for all shards. */
  found: ReadonlyMap<string, number>
  /** Hash of the names of all files, with the sizes of those that are split. */
  inputs: string
}

interface Files {
  isLineBased: (file: FoundFile) => boolean
  options: ContractOptions | undefined
}

/** Divides the files. Line-based ones are split, others go to a shard by the hash of their path. */
export async function planShard(
  all: readonly FoundFile[],
  shard: Shard,
  { isLineBased, options }: Files,
  host: Host,
): Promise<ShardPlan> {
  const parts = new Map<string, Part>()
  const files: FoundFile[] = []
  const named: string[] = []
  for (const file of all) {
    const size = isLineBased(file) ? await splitSize(file) : undefined
    const path = pathOf(file, host)
    named.push(path, String(size))
    if (size !== undefined) parts.set(file.name, { ...shard, ...(size !== 'stream' && { size }) })
    if (size !== undefined || isShardOf(path, shard)) files.push(file)
  }
  const orderOf = new Map(all.map(({ name }, order) => [name, order]))
  const { index, count } = shard
  const rowOf = (name: string) => ({ index, count, file: orderOf.get(name) ?? all.length })
  const isCompared = shard.byKey || count === 1 || parts.size === 0 || !comparesRows(options)
  return {
    ...{
      shard,
      all,
      files,
      parts,
      orderOf,
      rowOf,
      found: foundBySearch(all),
      inputs: digest(named),
    },
    ...(!isCompared && { note: notCompared }),
  }
}

const notCompared =
  'Rows of different shards were not compared with each other; --partition-key compares all rows of a file'

/** Returns the path from the working directory, which is the same on every machine. */
const pathOf = ({ name, source }: FoundFile, host: Host): string =>
  typeof source === 'string' ? relativePath(host.cwd(), source, host.platform) : name

const isShardOf = (path: string, { index, count }: Shard): boolean =>
  Number.parseInt(digest([path]).slice(0, 8), 16) % count === index - 1

/** Returns the size of a file that can be split; undefined for a compressed, empty or unreadable one. */
async function splitSize({ source }: FoundFile): Promise<number | 'stream' | undefined> {
  if (source === undefined) return undefined
  if (typeof source !== 'string') return 'stream'
  try {
    const { handle, stats } = await openFile(source)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
      const isPacked = packingOf(buffer.subarray(0, bytesRead)) !== undefined
      return isPacked ? undefined : stats.size || undefined
    } finally {
      await handle.close()
    }
  } catch {
    // The shard that the file goes to reports why it cannot be read.
    return undefined
  }
}
