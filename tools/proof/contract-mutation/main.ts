import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { families, loadDocuments } from '../../generate/documents.js'
import { recordResult } from '../record-result.js'
import { mutantsOf } from './mutants.js'
import type { Mutant } from './place.js'
import { type Notice, quickCheck } from './quick-check.js'
import { explained, figures, type TestedMutant } from './report.js'
import { wholeSuite } from './whole-suite.js'

/**
 * `npm run proof:contract-mutation`: changes the OpenAPI documents in one place at a time and counts
 * the changes that the tests notice. Descriptions, titles, summaries, sources, reasons and examples
 * only explain, so they are not changed.
 *
 *   --only <text>     mutants whose id or kind matches this regular expression; writes no figures
 *   --every <n>       each n-th of them
 *   --quick           do not run all tests on each survivor
 *   --seed <n>        of the property tests that run in this process
 *   --details <file>  also write the test that noticed each mutant, one per line; mutants that the
 *                     file lists from an earlier run are not tested again
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

const known = noticedEarlier(values.details)
const check = await quickCheck(documents, seed)
const tested: TestedMutant[] = []
for (const mutant of chosen) {
  const earlier = known.get(mutant.id)
  const notice = earlier ?? (await check(mutant))
  tested.push({ mutant, notice })
  if (earlier === undefined) note(mutant, notice)
  if (tested.length % 100 === 0) console.error(`${tested.length} of ${chosen.length}`)
  if (notice === undefined) console.error(`not noticed: ${mutant.id}`)
}

if (!values.quick) {
  const survivors = tested.filter(({ notice }) => notice === undefined)
  console.error(`${survivors.length} are left for the whole of the tests`)
  const suite = wholeSuite(documents)
  const byMutant = new Map(tested.map((each) => [each.mutant, each]))
  for (const [mutant, notice] of suite.test(survivors.map((each) => each.mutant))) {
    const own = byMutant.get(mutant)
    if (own !== undefined) own.notice = notice
    if (notice !== undefined) note(mutant, notice)
  }
  suite.close()
}

const result = figures(tested, reasons)
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

function noticedEarlier(file: string | undefined): Map<string, Notice> {
  const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const rows = lines.map((line) => line.split('\t'))
  return new Map(rows.flatMap(([id = '', , notice = '']) => (notice === '' ? [] : [[id, notice]])))
}

function note({ id, mutator }: Mutant, notice: Notice): void {
  if (values.details === undefined) return
  const shown = (notice ?? '').replaceAll(/\s+/g, ' ')
  appendFileSync(values.details, `${[id, mutator, shown].join('\t')}\n`)
}
