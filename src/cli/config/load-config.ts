import { basename, dirname, extname, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readDocuments } from '../documents/documents.js'
import { onlyDocument } from '../documents/only-document.js'
import type { Path, Place, Wanted } from '../documents/place.js'
import { located } from '../documents/place.js'
import { onlyProblem, Problem } from '../documents/problem.js'
import { readText } from '../documents/read-text.js'
import { UsageError } from '../host/usage-error.js'
import { configEndings, configName } from './find-config.js'
import { importTypeScript } from './import-typescript.js'
import { thrown } from './thrown.js'

/** A configuration as it was written, before anything of it is judged. */
export interface LoadedConfig {
  /** Its path, from the folder of the command. */
  name: string
  path: string
  folder: string
  value: unknown
  /** Where in the file something stands; only known of JSON and YAML. */
  placeOf(path: Path, at?: Wanted['at']): Place | undefined
}

/** Loads a configuration by its ending. Throws a UsageError where that cannot be done. */
export async function loadConfig(path: string, cwd: string): Promise<LoadedConfig> {
  const name = relative(cwd, path)
  const file = { name, path, folder: dirname(path) }
  const ending = configEndings.find((known) => extname(path) === `.${known}`)
  if (ending === undefined) {
    throw new UsageError(`${name}: the name must end in one of .${configEndings.join(', .')}`)
  }
  try {
    if (/^(?:json|ya?ml)$/.test(ending)) return { ...file, ...(await documentOf(path)) }
    // What cannot be read is told in the same words, whatever would have loaded it.
    await readText(path)
    return { ...file, value: await exportOf(path, ending), placeOf: () => undefined }
  } catch (error) {
    const { message, place = {} } = onlyProblem(error)
    throw new UsageError(`${located(name, place)}: ${message}`)
  }
}

async function documentOf(path: string): Promise<Pick<LoadedConfig, 'value' | 'placeOf'>> {
  const document = onlyDocument(await readDocuments(path, await readText(path)))
  const isManifest = basename(path) === 'package.json'
  const top = isManifest ? [configName] : []
  const { value } = document
  if (isManifest && !Object.hasOwn(Object(value), configName)) {
    throw new Problem(`it has no key \`${configName}\``)
  }
  return {
    value: isManifest ? Reflect.get(Object(value), configName) : value,
    placeOf: (at, which = 'value') => document.locate([{ path: [...top, ...at], at: which }])[0],
  }
}

/** What a module exports as its default; what it throws is told as a Problem. */
async function exportOf(path: string, ending: string): Promise<unknown> {
  try {
    if (ending.endsWith('ts')) return await importTypeScript(path)
    return (await import(pathToFileURL(path).href)).default
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(`it could not be loaded: ${thrown(error)}`)
  }
}
