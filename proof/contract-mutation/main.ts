import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { families, loadDocuments } from '../../generator/documents.js'
import { recordResult } from '../record-result.js'
import { quickJudge } from './judge.js'
import { mutantsOf } from './mutants.js'
import { explained, figures, type Judged } from './report.js'
import { wholeSuite } from './whole-suite.js'

/**
 * `npm run proof:contract-mutation`: changes the OpenAPI documents in one place after the other and
 * counts which of the changes the tests notice. Descriptions, titles, summaries, sources, reasons
 * and examples are not changed, for they only explain.
 *
 *   --only <text>     mutants whose id or kind matches this regular expression; writes no figures
 *   --every <n>       each n-th of them
 *   --quick           leave out what runs the whole of the tests on each survivor
 *   --seed <n>        of the property tests that run in this process
 *   --details <file>  also write what noticed each mutant
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20251120' },
    details: { type: 'string' },
  },
})
const seed = Number(values.seed)

const documents = await loadDocuments()
const all = families.flatMap((family) => mutantsOf(family, documents[family]))
const reasons = explained(all)
const wanted = new RegExp(values.only)
const chosen = all
  .filter(({ id, mutator }) => wanted.test(`${id} (${mutator})`))
  .filter((_, index) => index % Number(values.every) === 0)

const judge = await quickJudge(documents, seed)
const judged: Judged[] = []
for (const mutant of chosen) {
  judged.push({ mutant, notice: await judge(mutant) })
  if (judged.length % 100 === 0) console.error(`${judged.length} of ${chosen.length}`)
  if (judged.at(-1)?.notice === undefined) console.error(`not noticed: ${mutant.id}`)
}

if (!values.quick) {
  const survivors = judged.filter(({ notice }) => notice === undefined)
  console.error(`${survivors.length} are left for the whole of the tests`)
  const suite = wholeSuite(documents)
  const byMutant = new Map(judged.map((each) => [each.mutant, each]))
  for (const [mutant, notice] of suite.judge(survivors.map((each) => each.mutant))) {
    const known = byMutant.get(mutant)
    if (known !== undefined) known.notice = notice
  }
  suite.close()
}

const result = figures(judged, reasons)
if (values.details !== undefined) {
  const lines = judged.map(({ mutant, notice }) => [mutant.id, mutant.mutator, notice ?? ''])
  writeFileSync(values.details, lines.map((cells) => `${cells.join('\t')}\n`).join(''))
}
if (values.only === '') {
  recordResult('contract-mutation', {
    seed,
    mutantsInAll: all.length,
    wholeSuite: !values.quick,
    ...result,
  })
}
console.log(JSON.stringify({ ...result, explanations: undefined }, null, 2))
if (result.survivors.length > 0 || result.wronglyExplained.length > 0) process.exitCode = 1
