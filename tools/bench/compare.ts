import { Argument, Command } from 'commander'
import { count } from '../proof/options.js'
import { comparedWith } from './comparison.js'
import { type PartOptions, run } from './part.js'

/* Runs `npm run bench:compare [commit]`: the part `comparison` alone. */

const program = new Command('npm run bench:compare --')
  .description('Compares the speed of a check with an earlier commit.')
  .addArgument(new Argument('[commit]').default('HEAD~1'))
  .option('--processes <count>', 'number of fresh processes', count)
  .option('--write', 'store the figures in tools/proof/results/bench.json')
  .parse()
const [commit] = program.processedArgs as [string]

const comparison = { name: 'comparison', processes: 5, measure: comparedWith(commit) }
await run(comparison, program.opts<PartOptions>())
