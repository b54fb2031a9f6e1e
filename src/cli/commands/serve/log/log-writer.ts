import type { Host } from '../../../host/host.js'

/** Prints the texts of requests. */
interface LogWriter {
  /** Adds the text of a request, which is formatted only if it is printed. */
  add(text: () => string): void
  /** Prints what is waiting. */
  end(): void
}

/** Milliseconds that texts wait for others: one write for many costs far less. */
const gathering = 20

/**
 * Creates a writer that never waits for its reader. While the output is read more slowly than the
 * requests arrive, it omits requests, and prints their number later.
 */
export function logWriter(
  stdout: Host['stdout'],
  omittedText: (requests: number) => string,
): LogWriter {
  let texts: string[] = []
  let omitted = 0
  let timer: NodeJS.Timeout | undefined
  const print = () => {
    clearTimeout(timer)
    timer = undefined
    if (stdout.writableNeedDrain === true) omitted += texts.length
    else if (texts.length + omitted > 0) {
      stdout.write((omitted > 0 ? omittedText(omitted) : '') + texts.join(''))
      omitted = 0
    }
    texts = []
  }
  return {
    add(text) {
      if (stdout.writableNeedDrain === true) omitted++
      else texts.push(text())
      timer ??= setTimeout(print, gathering)
    },
    end: print,
  }
}
