import type { CheckSettings } from '../checking/check-settings.js'
import { InputError } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import { openFile } from '../documents/open-file.js'
import type { Source } from '../documents/read-text.js'
import { looksLikeRequest } from './looks-like-request.js'

/** Bytes and lines to read of a line-based file. */
const start = 2 ** 16
const someLines = 20

/** Returns whether the first lines of a file are JSON and none is a request or nearly one. */
export async function areLinesUnrelated(source: Source, settings: CheckSettings): Promise<boolean> {
  try {
    if (typeof source !== 'string') return false
    const lines = (await startOf(source)).split('\n').filter((line) => line.trim() !== '')
    const read = lines.slice(0, someLines).map((line) => readJson(line))
    return (
      read.length > 0 &&
      read.every((each) => !(each instanceof InputError || looksLikeRequest(each.value, settings)))
    )
  } catch {
    // The check itself reports what cannot be read.
    return false
  }
}

async function startOf(path: string): Promise<string> {
  const { handle } = await openFile(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(start), 0, start, 0)
    const lines = buffer.toString('utf8', 0, bytesRead)
    // The last line may be cut off.
    return bytesRead < start ? lines : lines.slice(0, lines.lastIndexOf('\n') + 1)
  } finally {
    await handle.close()
  }
}
