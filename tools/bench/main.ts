import { Argument, Command } from 'commander'
import { count } from '../proof/options.js'
import { adapters } from './adapters.js'
import { coldStart } from './cold-start.js'
import { comparedWith } from './comparison.js'
import { memory } from './memory.js'
import { type Part, type PartOptions, run } from './part.js'
import { plugins } from './plugins.js'
import { sandboxStart } from './sandbox-start.js'
import { scaling } from './scaling.js'
import { size } from './size.js'
import { speed } from './speed.js'

/* Runs `npm run bench [-- parts]`: all parts of the benchmark, or the named ones. */

const parts: readonly Part[] = [
  { name: 'speed', processes: 5, measure: speed },
  { name: 'cold-start', processes: 15, measure: coldStart },
  { name: 'size', processes: 1, measure: size },
  { name: 'scaling', processes: 5, measure: scaling },
  { name: 'memory', processes: 5, measure: memory },
  { name: 'plugins', processes: 5, measure: plugins },
  { name: 'adapters', processes: 5, measure: adapters },
  { name: 'sandbox-start', processes: 15, measure: sandboxStart },
  { name: 'comparison', processes: 5, measure: comparedWith('HEAD~1') },
]
const names = parts.map(({ name }) => name)

const program = new Command('npm run bench --')
  .description('Measures the library and its peers.')
  .addArgument(new Argument('[parts...]', 'all, unless named').choices(names))
  .option('--processes <count>', 'number of fresh processes', count)
  .option('--write', 'store the figures in tools/proof/results/bench.json')
  .parse()

for (const part of parts) {
  if (program.args.length > 0 && !program.args.includes(part.name)) continue
  console.log(`\n== ${part.name}`)
  await run(part, program.opts<PartOptions>())
}
