import { createReadStream } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FoundFile } from '../../documents/found-file.js'
import { type Source, toReadError } from '../../documents/read-text.js'
import { terminalColors } from '../../host/colors.js'
import type { Host } from '../../host/host.js'
import { removeLeftovers } from './leftovers.js'
import { hashing, originalOf } from './original.js'
import { assertNotTorn, openReplacement, type Replacement } from './replacement.js'

/** The destination of a fixed file. */
export interface Sink {
  /** Writes a whole text. */
  text(before: string, after: string): Promise<void>
  /** Writes a text line by line. */
  lines(): Promise<LineSink>
}

export interface LineSink {
  /** Writes a line, or its fixed version. */
  line(raw: Buffer, number: number, fixed?: Buffer): Promise<void>
  end(): Promise<void>
  /** Discards an incomplete file. */
  close(): Promise<void>
}

const nothing = async () => {}

/** Prints the changes as a diff. */
const shownPatch = (name: string, host: Host): Sink => ({
  async text(before, after) {
    if (after === before) return
    const { paintPatch, patchOf } = await import('./patch.js')
    host.stdout.write(paintPatch(patchOf(name, before, after), terminalColors(host)))
  },
  async lines() {
    const { lineHunk, paintPatch, patchHead } = await import('./patch.js')
    const colors = terminalColors(host)
    let head = patchHead(name)
    return {
      async line(raw, number, fixed) {
        if (fixed === undefined) return
        const hunk = lineHunk(number, raw.toString(), fixed.toString())
        host.stdout.write(paintPatch(head + hunk, colors))
        await host.stdout.drained?.()
        head = ''
      },
      end: nothing,
      close: nothing,
    }
  },
})

/** Prints the whole text, fixed or not. */
const printed = ({ stdout }: Host): Sink => ({
  async text(_before, after) {
    stdout.write(Buffer.from(after))
  },
  async lines() {
    return {
      async line(raw, _number, fixed) {
        stdout.write(fixed ?? raw)
        await stdout.drained?.()
      },
      end: nothing,
      close: nothing,
    }
  },
})

/** Replaces the file if there are changes. */
async function replaced(link: string): Promise<Sink> {
  const original = await originalOf(link)
  await assertNotTorn(original.path)
  return {
    async text(before, after) {
      if (after === before) return
      const replacement = await openReplacement(original)
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
        async line(raw, _number, fixed) {
          // Writes nothing for a file without fixes.
          if (fixed !== undefined && replacement === undefined) {
            replacement = await openReplacement(original)
            await copyStart(original.path, size, replacement)
          }
          hash.update(raw)
          size += raw.length
          await replacement?.write(fixed ?? raw)
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

/** Copies the unchanged start of a file; `commit` detects changes in it. */
async function copyStart(path: string, size: number, replacement: Replacement): Promise<void> {
  if (size === 0) return
  for await (const piece of createReadStream(path, { end: size - 1 })) {
    await replacement.write(piece)
  }
}

/** Creates the sinks of a run, and removes temporary files of killed runs. */
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
    return replaced(source).catch((error) => {
      throw toReadError(error)
    })
  }
}
