import { basename, dirname, extname, relative } from 'node:path'
import { InputError, usageErrorOf } from '../documents/input-error.js'
import { documentIn } from '../documents/load-document.js'
import type { Path, Position, Wanted } from '../documents/position.js'
import { readText } from '../documents/read-text.js'
import { startIn } from '../documents/source-document.js'
import { UsageError } from '../host/usage-error.js'
import { importDefault } from '../modules/import-module.js'
import { configEndings, configName } from './find-settings.js'

/** A configuration before validation. */
export interface LoadedConfig {
  /** Path relative to the working folder. */
  name: string
  folder: string
  value: unknown
  /** Returns the position of a path; undefined except for JSON and YAML. */
  positionOf(path: Path, at?: Wanted['at']): Position | undefined
}

/** Loads a configuration by its extension. Throws a UsageError when that fails. */
export async function loadConfig(path: string, cwd: string): Promise<LoadedConfig> {
  const name = relative(cwd, path)
  const file = { name, folder: dirname(path) }
  const ending = configEndings.find((known) => extname(path) === `.${known}`)
  if (ending === undefined) {
    throw new UsageError(`${name}: the file extension must be one of .${configEndings.join(', .')}`)
  }
  try {
    if (/^(?:json|ya?ml)$/.test(ending)) return { ...file, ...(await documentOf(path)) }
    // Reports unreadable files with the same message for every extension.
    await readText(path)
    return { ...file, value: await importDefault(path), positionOf: () => undefined }
  } catch (error) {
    throw usageErrorOf(error, name)
  }
}

async function documentOf(path: string): Promise<Pick<LoadedConfig, 'value' | 'positionOf'>> {
  const document = await documentIn(path)
  const isManifest = basename(path) === 'package.json'
  const top = isManifest ? [configName] : []
  const { value } = document
  if (isManifest && !Object.hasOwn(Object(value), configName)) {
    throw new InputError(`missing key \`${configName}\``)
  }
  return {
    value: isManifest ? Reflect.get(Object(value), configName) : value,
    positionOf: (at, which) => startIn(document, [...top, ...at], which),
  }
}
