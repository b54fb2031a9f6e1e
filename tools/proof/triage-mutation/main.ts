import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import type { OperationName } from '../../../generated/operations.js'
import { count, newSeed } from '../options.js'
import { recordResult } from '../record-result.js'
import { Corpus, type Outcome, type TriageModule, worst } from './corpus.js'
import { type Mutant, mutantsOf } from './mutants.js'

/*
 * `npm run proof:triage-mutation`: changes the generated triage in one place at a time, and counts the
 * changes that the comparison of `npm run proof:triage` detects with fewer bodies. A change that only
 * sets more bits makes checks slower and changes no verdict. What survives is listed in the results.
 */

const { bodies, seed, every, only } = new Command()
  .option('--bodies <count>', 'odd bodies of each operation and set of names', count, 3000)
  .option('--seed <seed>', 'seed of the generators', count, newSeed())
  .option('--every <count>', 'test each second, third, ... mutant only', count, 1)
  .option('--only <text>', 'test only mutants with this text in their ids; record nothing')
  .parse()
  .opts<{ bodies: number; seed: number; every: number; only?: string }>()

/** Operations with the most rules, with stored drafts, and of the other document. */
const operations: OperationName[] = ['testCampaign', 'updateCampaign', 'createOffering']

const file = new URL('../../../generated/triage.js', import.meta.url)
const text = readFileSync(file, 'utf8')
const evaluate = await evaluator()

/** Returns a function that runs a changed text of the module. */
async function evaluator(): Promise<(text: string) => TriageModule> {
  const imported: Record<string, unknown> = {}
  for (const [, names = '', path = ''] of text.matchAll(/^import \{ (.*) \} from '(.*)'$/gm)) {
    const module = await import(new URL(path, file).href)
    for (const name of names.split(', ')) imported[name] = module[name]
  }
  const exported = [...text.matchAll(/^export function (\w+)/gm)].map(([, name]) => name)
  return (changed) => {
    const code = changed.replaceAll(/^import .*$/gm, '').replaceAll(/^export /gm, '')
    const run = new Function(...Object.keys(imported), `${code}\nreturn { ${exported.join(', ')} }`)
    return run(...Object.values(imported))
  }
}

console.log(`seed ${seed}`)
const corpora = operations.flatMap((operation) =>
  ['the default names', 'other names'].map(
    (variation) => new Corpus(operation, variation, bodies, seed),
  ),
)

function outcomeOf({ roots, start, end, replacement }: Mutant): Outcome {
  const changed = evaluate(text.slice(0, start) + replacement + text.slice(end))
  const outcomes: Outcome[] = []
  for (const corpus of corpora) {
    if (!roots.some((root) => root.startsWith(corpus.operation))) continue
    outcomes.push(corpus.outcomeOf(changed))
    if (outcomes.includes('detected')) break
  }
  return worst(outcomes)
}

console.log(`${corpora.reduce((sum, { size }) => sum + size, 0)} bodies`)

const mutants = mutantsOf(text, operations)
  .filter(({ id }) => id.includes(only ?? ''))
  .filter((_, index) => index % every === 0)
const byOutcome: Record<Outcome, string[]> = { detected: [], more: [], fewer: [], same: [] }
for (const [index, mutant] of mutants.entries()) {
  byOutcome[outcomeOf(mutant)].push(mutant.id)
  if (index % 100 === 99) console.error(`${index + 1} of ${mutants.length}`)
}

const figures = {
  mutants: mutants.length,
  detected: byOutcome.detected.length,
  setsMoreBits: byOutcome.more.length,
  survived: byOutcome.fewer.length + byOutcome.same.length,
}
console.log(figures)
for (const outcome of ['fewer', 'same'] as const) {
  for (const id of byOutcome[outcome]) console.log(`survived (${outcome} bits): ${id}`)
}
if (only === undefined) {
  recordResult('triage-mutation', {
    seed,
    bodies: corpora.reduce((sum, { size }) => sum + size, 0),
    operations,
    ...figures,
    survivedWithFewerBits: byOutcome.fewer,
    survivedWithSameBits: byOutcome.same,
  })
}
