import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fails when a built file contains code of a package whose licence does not come along. */
const installed = process.argv[2]
const oneSpace = (text) => text.replace(/\s+/g, ' ').trim()
const notices = oneSpace(readFileSync(join(installed, 'THIRD-PARTY-NOTICES.md'), 'utf8'))

const files = readdirSync(join(installed, 'dist'), { recursive: true })
const bundled = new Set(
  files
    .filter((name) => /\.c?js$/.test(name))
    .flatMap((name) => {
      const code = readFileSync(join(installed, 'dist', name), 'utf8')
      // The bundler writes where each part of a file comes from.
      const origins = code.matchAll(/^\/\/ .*node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)
      return [...origins].map((origin) => origin[1])
    }),
)
if (bundled.size === 0) throw new Error('the built files do not say what is in them')

for (const name of bundled) {
  const folder = join('node_modules', name)
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (file === undefined || !notices.includes(oneSpace(readFileSync(join(folder, file), 'utf8')))) {
    throw new Error(`THIRD-PARTY-NOTICES.md lacks the licence of ${name}`)
  }
}
