import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/* Prints the seconds needed to read a file and parse each of its lines. */

const [file = ''] = process.argv.slice(2)
const start = performance.now()
for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
  JSON.parse(line)
}
console.log((performance.now() - start) / 1000)
