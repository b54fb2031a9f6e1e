import { createReadStream } from 'node:fs'
import { dirname } from 'node:path'
import type { FoundFile } from '../documents/found-file.js'
import { type Source, toReadError } from '../documents/read-text.js'
import { terminalColors } from '../host/colors.js'
import type { Host } from '../host/host.js'
import { type Replacement, removeLeftovers, replacementOf } from './replacement.js'

/** The destination of a fixed file. */
export interface Sink {
  /** Writes a whole text or, with its number, a line; `fixed` is undefined where nothing changes. */
  write(raw: Buffer, fixed?: Buffer, line?: number): Promise<void>
  end?(): Promise<void> | undefined
  /** Discards an incomplete file. */
  close?(): Promise<void> | undefined
}

/** Prints the changes as a diff. */
function shownPatch(name: string, host: Host): Sink {
  let isBegun = false
  return {
    async write(raw, fixed, line) {
      if (fixed === undefined) return
      const { linePatch, paintPatch, patchHead, textPatch } = await import('./patch.js')
      const head = isBegun ? '' : patchHead(name)
      isBegun = true
      const before = raw.toString()
      const after = fixed.toString()
      const hunks = line === undefined ? textPatch(before, after) : linePatch(line, before, after)
      host.stdout.write(paintPatch(head + hunks, terminalColors(host)))
      await host.stdout.drained?.()
    },
  }
}

/** Prints the whole text, fixed or not. */
const printed = ({ stdout }: Host): Sink => ({
  async write(raw, fixed) {
    stdout.write(fixed ?? raw)
    await stdout.drained?.()
  },
})

/** Replaces the file if there are changes. */
async function replaced(link: string): Promise<Sink> {
  const { path, open } = await replacementOf(link)
  await removeLeftovers(dirname(path))
  let size = 0
  let replacement: Replacement | undefined
  return {
    async write(raw, fixed) {
      // Writes nothing for a file without fixes.
      if (fixed !== undefined && replacement === undefined) {
        replacement = await open()
        const start = size === 0 ? [] : createReadStream(path, { end: size - 1 })
        for await (const piece of start) await replacement.write(piece)
      }
      size += raw.length
      await replacement?.write(fixed ?? raw)
    },
    end: () => replacement?.commit(),
    close: () => replacement?.discard(),
  }
}

/** Returns a function that opens the sink of a file. */
export const sinks =
  (isDryRun: boolean, host: Host) =>
  async ({ name, source }: FoundFile & { source: Source }): Promise<Sink> => {
    if (isDryRun) return shownPatch(name, host)
    if (typeof source !== 'string') return printed(host)
    return replaced(source).catch((error) => {
      throw toReadError(error)
    })
  }
