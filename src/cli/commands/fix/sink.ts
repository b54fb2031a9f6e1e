import { createReadStream } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FoundFile } from '../../documents/find-files.js'
import { notReadable, type Source } from '../../documents/read-text.js'
import { type Guard, noGuard } from '../../host/guard.js'
import type { Host } from '../../host/host.js'
import { removeLeftovers } from './leftovers.js'
import { hashing, originalOf } from './original.js'
import { assertNotTorn, openReplacement, type Replacement } from './replacement.js'

/** Where the mended text of a file goes. */
export interface Sink {
  /** A whole text. */
  text(before: string, after: string): Promise<void>
  /** The lines of a text, one after another. */
  lines(): Promise<LineSink>
}

export interface LineSink {
  /** A line as it was, and as it is now where it was mended. */
  line(raw: Buffer, number: number, mended?: Buffer): Promise<void>
  end(): Promise<void>
  /** Gives up what is not at its end. */
  close(): Promise<void>
}

const nothing = async () => {}

/** Shows what would be changed. */
export const shownPatch = (name: string, { stdout }: Host): Sink => ({
  async text(before, after) {
    if (after === before) return
    const { patchOf } = await import('./patch.js')
    stdout.write(patchOf(name, before, after))
  },
  async lines() {
    const { lineHunk, patchHead } = await import('./patch.js')
    let head = patchHead(name)
    return {
      async line(raw, number, mended) {
        if (mended === undefined) return
        const [before, after] = [raw, mended].map((bytes) => bytes.toString().replace(/\n$/, ''))
        const isEnded = raw.at(-1) === lineFeed
        stdout.write(head + lineHunk(number, String(before), String(after), isEnded))
        head = ''
      },
      end: nothing,
      close: nothing,
    }
  },
})

const lineFeed = 0x0a

/** Prints all of it, mended or not: what comes in goes out. */
export const printed = ({ stdout }: Host): Sink => ({
  async text(_before, after) {
    stdout.write(after)
  },
  async lines() {
    return {
      async line(raw, _number, mended) {
        stdout.write(mended ?? raw)
      },
      end: nothing,
      close: nothing,
    }
  },
})

/** Takes the place of the file, if there is a change. */
export async function replaced(link: string, guard: Guard = noGuard): Promise<Sink> {
  const original = await originalOf(link)
  await assertNotTorn(original.path)
  return {
    async text(before, after) {
      if (after === before) return
      const replacement = await openReplacement(original, guard)
      try {
        await replacement.write(Buffer.from(after))
        await replacement.commit(hashing().update(before).digest('hex'))
      } finally {
        await replacement.discard()
      }
    },
    async lines() {
      const hash = hashing()
      let size = 0
      let replacement: Replacement | undefined
      return {
        async line(raw, _number, mended) {
          // Nothing is written for a file in which nothing is mended.
          if (mended !== undefined && replacement === undefined) {
            replacement = await openReplacement(original, guard)
            await copyStart(original.path, size, replacement)
          }
          hash.update(raw)
          size += raw.length
          await replacement?.write(mended ?? raw)
        },
        async end() {
          await replacement?.commit(hash.digest('hex'))
        },
        async close() {
          await replacement?.discard()
        },
      }
    },
  }
}

/** What is not the same any more is found out when all is compared. */
async function copyStart(path: string, size: number, replacement: Replacement): Promise<void> {
  if (size === 0) return
  for await (const piece of createReadStream(path, { end: size - 1 })) {
    await replacement.write(piece)
  }
}

/** Makes the sinks of a run, and removes what runs that were killed have left beside its files. */
export function sinks(
  isDryRun: boolean,
  host: Host,
): (file: FoundFile & { source: Source }) => Promise<Sink> {
  const clean = new Set<string>()
  return async ({ name, source }) => {
    if (isDryRun) return shownPatch(name, host)
    if (typeof source !== 'string') return printed(host)
    const folder = dirname(await realpath(source).catch(() => source))
    if (!clean.has(folder)) await removeLeftovers(folder)
    clean.add(folder)
    return replaced(source, host.guard).catch((error) => {
      throw notReadable(error)
    })
  }
}
