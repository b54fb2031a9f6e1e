import { parseArgs } from 'node:util'
import { adapters } from './adapters.js'
import { coldStart } from './cold-start.js'
import { size } from './size.js'
import { speed } from './speed.js'
import { print, type Table } from './table.js'

/* `npm run bench [-- parts] [--processes <count>]`: all parts of the benchmark, or the named ones. */

type Measure = (processes: number) => Iterable<Table>

/** Each part with its default number of fresh processes. */
const parts: Readonly<Record<string, [Measure, number]>> = {
  speed: [speed, 5],
  'cold-start': [coldStart, 15],
  size: [size, 1],
  adapters: [adapters, 5],
}

const { values, positionals } = parseArgs({
  options: { processes: { type: 'string' } },
  allowPositionals: true,
})
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const part = parts[name]
  if (part === undefined) throw new Error(`no part ${name}: ${Object.keys(parts).join(', ')}`)
  const [measure, processes] = part
  print(measure(Number(values.processes ?? processes)))
}
