import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fails when a built file contains code of a package whose licence does not come along. */
const installed = process.argv[2]
const oneSpace = (text) => text.replace(/\s+/g, ' ').trim()
const notices = oneSpace(readFileSync(join(installed, 'THIRD-PARTY-NOTICES.md'), 'utf8'))

/** What the bundler wrote about each of its runs: which files each output is made of. */
const reports = readdirSync('dist', { recursive: true }).filter((name) =>
  /metafile-[\w-]+\.json$/.test(name),
)
const bundled = new Set(
  reports.flatMap((name) => {
    const { outputs } = JSON.parse(readFileSync(join('dist', name), 'utf8'))
    const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs))
    return inputs
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .flatMap(([path]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [])
  }),
)
if (bundled.size === 0) throw new Error('the bundler does not say what is in the built files')

for (const name of bundled) {
  const folder = join('node_modules', name)
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (file === undefined || !notices.includes(oneSpace(readFileSync(join(folder, file), 'utf8')))) {
    throw new Error(`THIRD-PARTY-NOTICES.md lacks the licence of ${name}`)
  }
}
