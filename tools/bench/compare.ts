import { Argument, Command } from 'commander'
import { count } from '../proof/options.js'
import { comparedWith } from './comparison.js'
import { type PartOptions, run } from './part.js'

/* `npm run bench:compare`: the comparison with an earlier commit alone, and with any. */

const program = new Command('npm run bench:compare --')
  .description('Compares what a check costs now with what it cost in a commit.')
  .addArgument(new Argument('[commit]').default('HEAD~1'))
  .option('--processes <count>', 'how many fresh processes', count)
  .option('--write', 'keep the figures in tools/proof/results/bench.json')
  .parse()
const [commit] = program.processedArgs as [string]

const comparison = { name: 'comparison', processes: 5, measure: comparedWith(commit) }
await run(comparison, program.opts<PartOptions>())
