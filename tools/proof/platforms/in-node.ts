import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { judgeInBareContext } from './bare-context.js'
import { type Found, judge } from './judge.js'

/** `node in-node.js BUILD CORE CASES` prints what that build, in that file, says of the cases. */
const [build = '', core = '', casesFile = ''] = process.argv.slice(2)
const cases = readFileSync(casesFile, 'utf8')

const builds: Record<string, () => Promise<Found>> = {
  ESM: async () => judge(await import(pathToFileURL(core).href), cases),
  CommonJS: async () => judge(createRequire(import.meta.url)(core), cases),
  bare: () =>
    judgeInBareContext(
      readFileSync(core, 'utf8'),
      readFileSync(new URL('judge.js', import.meta.url), 'utf8'),
      cases,
    ),
}

process.stdout.write(JSON.stringify(await builds[build]?.()))
