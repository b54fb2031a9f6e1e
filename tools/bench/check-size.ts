import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sizesIn } from './size.js'

/*
 * `tsx tools/bench/check-size.ts <folder>`: fails if the package built in a folder exceeds
 * `size-ceilings.json`, minified and compressed. Only the commit that causes a growth may raise a ceiling.
 */

const { everything, operations, checks } = sizesIn(resolve(process.argv[2] ?? 'dist'))
const gzips = (programs: typeof checks) => programs.map(({ gzip }) => gzip)
const sizes: Record<string, number | undefined> = {
  everything: everything.gzip,
  'largest operation': Math.max(...gzips(operations)),
  'largest check': Math.max(...gzips(checks)),
  'smallest check': Math.min(...gzips(checks)),
}
const ceilings: Record<string, number> = JSON.parse(
  readFileSync(new URL('size-ceilings.json', import.meta.url), 'utf8'),
)
for (const [name, ceiling] of Object.entries(ceilings)) {
  const size = sizes[name] ?? Number.NaN
  console.log(`${name}: ${size} of at most ${ceiling} bytes`)
  // A size that is not a number was not found.
  if (!(size > 0 && size <= ceiling)) process.exitCode = 1
}
