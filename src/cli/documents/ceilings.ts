import { Problem } from './problem.js'

const mebibyte = 2 ** 20

/** How large a file, or standard input, may be where it is read as a whole. */
export const usualFileBytes = 256 * mebibyte

/** How long a line may be in a file with a document on each line. */
export const usualLineBytes = 16 * mebibyte

/** How large a YAML text may be: to parse a MiB of it takes seconds. */
export const yamlBytes = 16 * mebibyte

/** Shows a number of bytes in the largest unit that states it exactly. */
export function shownBytes(bytes: number): string {
  if (bytes > 0 && bytes % mebibyte === 0) return `${bytes / mebibyte} MiB`
  return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
}

/** How many bytes are read of a file, and the flag that raises it where there is one. */
export interface FileLimit {
  bytes: number
  flag?: string
}

/** The limit of the files that are checked. */
export const fileLimit = (settings: { maxFileBytes?: number }): FileLimit => ({
  bytes: settings.maxFileBytes ?? usualFileBytes,
  flag: '--max-file-bytes',
})

/** Says that a file is too large to be read as a whole. */
export const tooLarge = ({ bytes, flag }: FileLimit): Problem =>
  new Problem(`it is larger than ${shownBytes(bytes)}${flag === undefined ? '' : ` (${flag})`}`)
