import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/* Reads a file and parses each of its lines; tells how many seconds that took. */

const [file = ''] = process.argv.slice(2)
const start = performance.now()
for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
  JSON.parse(line)
}
console.log((performance.now() - start) / 1000)
