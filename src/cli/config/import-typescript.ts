import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Problem } from '../documents/problem.js'
import { thrown } from './thrown.js'

const install = 'npm install --save-dev jiti'

/**
 * Returns what a module in TypeScript exports as its default. Node reads it where it strips types;
 * what it does not read, such as an enum, is for jiti, which the user installs. Throws a Problem that
 * says so where it is missing.
 */
export async function importTypeScript(path: string): Promise<unknown> {
  const { href } = pathToFileURL(path)
  let fault: unknown
  if (stripsTypes()) {
    try {
      return (await import(href)).default
    } catch (error) {
      if (!isForJiti(error)) throw error
      fault = error
    }
  }
  const jiti = jitiFor(path)
  if (jiti !== undefined) {
    const { createJiti } = jiti
    return createJiti(href, { fsCache: false, moduleCache: false }).import(path, { default: true })
  }
  throw new Problem(
    fault === undefined
      ? `to load TypeScript, Node ${process.versions.node} needs jiti: ${install}`
      : `it could not be loaded: ${thrown(fault)}; what Node does not load, jiti may: ${install}`,
  )
}

/** From 22.18 on Node does; the types of the oldest one know nothing of it. */
const stripsTypes = (): boolean => Boolean(Reflect.get(process.features, 'typescript'))

/** Whether Node has not come to run the module, so that it may be loaded once more. */
function isForJiti(error: unknown): boolean {
  if (error instanceof SyntaxError) return true
  return beforeRun.includes(String((error as NodeJS.ErrnoException | undefined)?.code))
}

const beforeRun = [
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
]

/** That of the project of the configuration, or else what stands beside the command. */
function jitiFor(path: string): typeof import('jiti') | undefined {
  for (const from of [path, import.meta.url]) {
    try {
      return createRequire(from)('jiti')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    }
  }
  return undefined
}
