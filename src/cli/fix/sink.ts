import type { FoundFile } from '../find-files.js'
import type { Host } from '../host.js'
import { onlyProblem, Problem } from '../problem.js'
import { lineHunk, patchHead, patchOf } from './patch.js'
import { openReplacement } from './replacement.js'

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
    if (after !== before) stdout.write(patchOf(name, before, after))
  },
  async lines() {
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
export const replaced = (path: string): Sink => ({
  async text(before, after) {
    if (after === before) return
    const replacement = await openReplacement(path)
    try {
      await replacement.write(Buffer.from(after))
      await replacement.commit()
    } finally {
      await replacement.discard()
    }
  },
  async lines() {
    // What cannot be written is no matter of a file in which nothing is mended.
    const replacement = await openReplacement(path).catch(onlyProblem)
    if (replacement instanceof Problem) {
      return {
        async line(_raw, _number, mended) {
          if (mended !== undefined) throw replacement
        },
        end: nothing,
        close: nothing,
      }
    }
    let isChanged = false
    return {
      async line(raw, _number, mended) {
        isChanged ||= mended !== undefined
        await replacement.write(mended ?? raw)
      },
      async end() {
        if (isChanged) await replacement.commit()
      },
      close: replacement.discard,
    }
  },
})

/** Where what is found goes. */
export function sinkFor({ name, source }: FoundFile, isDryRun: boolean, host: Host): Sink {
  if (isDryRun) return shownPatch(name, host)
  return typeof source === 'string' ? replaced(source) : printed(host)
}
