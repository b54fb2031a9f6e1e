import { InputError } from './input-error.js'

const mebibyte = 2 ** 20

/** Default maximum size of a file or standard input that is read as a whole. */
export const defaultFileBytes = 256 * mebibyte

/** Default maximum length of a line in a line-based file. */
export const defaultLineBytes = 16 * mebibyte

/** Maximum size of a YAML text: parsing 1 MiB takes seconds. */
export const maxYamlBytes = 16 * mebibyte

/** Maximum size of a script: its words take many times its bytes. */
export const maxScriptBytes = 2 * mebibyte

/** Formats a number of bytes, in MiB when it is a whole number of MiB. */
export function shownBytes(bytes: number): string {
  if (bytes > 0 && bytes % mebibyte === 0) return `${bytes / mebibyte} MiB`
  return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
}

/** Maximum number of bytes to read, and the flag that raises it. */
export interface FileLimit {
  bytes: number
  flag?: string
}

/** Returns the size limit of checked files. */
export const fileLimit = (settings: { maxFileBytes?: number | undefined }): FileLimit => ({
  bytes: settings.maxFileBytes ?? defaultFileBytes,
  flag: '--max-file-bytes',
})

/** Returns the error for a file above the limit. */
export const tooLarge = ({ bytes, flag }: FileLimit): InputError =>
  new InputError(`larger than ${shownBytes(bytes)}${flag === undefined ? '' : ` (${flag})`}`)
