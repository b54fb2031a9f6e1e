import type { Host } from '../../../host/host.js'

/** Formats the number of requests that the log has omitted. */
export type OmittedText = (requests: number) => string

/**
 * Returns a function that prints the text of a request. While the reader of the output is slower
 * than the requests, it drops requests instead of waiting, and prints their number later.
 */
export function logWriter(
  stdout: Host['stdout'],
  omittedText: OmittedText,
): (text: () => string) => void {
  let omitted = 0
  return (text) => {
    if (stdout.writableNeedDrain === true) {
      omitted++
      return
    }
    if (omitted > 0) stdout.write(omittedText(omitted))
    omitted = 0
    stdout.write(text())
  }
}
