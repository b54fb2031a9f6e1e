import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { everythingIn, operationsIn } from './bundle.js'
import { excessesOf, type Sizes } from './size-ceilings.js'

/*
 * `tsx tools/bench/check-size.ts <folder>`: fails if the package built in a folder exceeds
 * `size-ceilings.json`, minified and compressed.
 */

const dist = resolve(process.argv[2] ?? 'dist')
const ceilings: Sizes = JSON.parse(
  readFileSync(new URL('size-ceilings.json', import.meta.url), 'utf8'),
)
const operations = Object.values(operationsIn(dist)).map(({ gzip }) => gzip)
const sizes: Sizes = {
  everything: everythingIn(dist).gzip,
  // The largest operation.
  ...(operations.length > 0 && { 'one operation': Math.max(...operations) }),
}

const excesses = excessesOf(sizes, ceilings)
for (const excess of excesses) console.error(excess)
if (excesses.length > 0) process.exitCode = 1
else
  for (const [name, size] of Object.entries(sizes))
    console.log(`${name}: ${size} of ${ceilings[name]} bytes`)
