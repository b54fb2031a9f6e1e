import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { checkInBareContext } from './bare-context.js'
import { checkCases, type Found } from './check-cases.js'

/** `node in-node.js BUILD CORE CASES` prints what that build, in that file, says of the cases. */
const [build = '', core = '', casesFile = ''] = process.argv.slice(2)
const cases = readFileSync(casesFile, 'utf8')

const builds: Record<string, () => Promise<Found>> = {
  ESM: async () => checkCases(await import(pathToFileURL(core).href), cases),
  CommonJS: async () => checkCases(createRequire(import.meta.url)(core), cases),
  bare: () =>
    checkInBareContext(
      readFileSync(core, 'utf8'),
      readFileSync(new URL('check-cases.js', import.meta.url), 'utf8'),
      cases,
    ),
}

process.stdout.write(JSON.stringify(await builds[build]?.()))
