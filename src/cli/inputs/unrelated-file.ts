import type { CheckSettings } from '../checking/check-settings.js'
import { readDocuments } from '../documents/documents.js'
import type { FoundFile } from '../documents/find-files.js'
import { isLines } from '../documents/is-lines.js'
import { fileLimit } from '../documents/limits.js'
import { readText } from '../documents/read-text.js'
import { isCurlFile, isHttpFile } from '../documents/scripts.js'
import { areUnrelated, isSearched, isUnrelatedText } from './selected.js'
import { areLinesUnrelated } from './unrelated-lines.js'

/** Returns whether a searched file is certain to contain no requests. Reads it if need be. */
export async function isUnrelated(file: FoundFile, settings: CheckSettings): Promise<boolean> {
  const { name, source } = file
  if (source === undefined || !isSearched(file)) return false
  if (file.isWellKnown) return true
  if (settings.lines?.always || isLines(name)) return areLinesUnrelated(source, settings)
  if (isHttpFile(name)) return false
  try {
    const text = await readText(source, fileLimit(settings))
    if (isCurlFile(name)) {
      const { isUnrelatedScript } = await import('./curl/curl-file.js')
      return await isUnrelatedScript(file, text, settings)
    }
    return (
      isUnrelatedText(name, text, settings) ||
      areUnrelated(await readDocuments(name, text), settings)
    )
  } catch {
    // The caller reports what cannot be read.
    return false
  }
}
