import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { families, loadDocuments } from '../../generate/documents.js'
import { recordResult } from '../record-result.js'
import { type Notice, quickJudge } from './judge.js'
import { mutantsOf } from './mutants.js'
import type { Mutant } from './place.js'
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
 *   --details <file>  also write what noticed each mutant, line by line; where the file has lines
 *                     of an earlier run, what was noticed then is taken as noticed
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
const judge = await quickJudge(documents, seed)
const judged: Judged[] = []
for (const mutant of chosen) {
  const earlier = known.get(mutant.id)
  const notice = earlier ?? (await judge(mutant))
  judged.push({ mutant, notice })
  if (earlier === undefined) note(mutant, notice)
  if (judged.length % 100 === 0) console.error(`${judged.length} of ${chosen.length}`)
  if (notice === undefined) console.error(`not noticed: ${mutant.id}`)
}

if (!values.quick) {
  const survivors = judged.filter(({ notice }) => notice === undefined)
  console.error(`${survivors.length} are left for the whole of the tests`)
  const suite = wholeSuite(documents)
  const byMutant = new Map(judged.map((each) => [each.mutant, each]))
  for (const [mutant, notice] of suite.judge(survivors.map((each) => each.mutant))) {
    const own = byMutant.get(mutant)
    if (own !== undefined) own.notice = notice
    if (notice !== undefined) note(mutant, notice)
  }
  suite.close()
}

const result = figures(judged, reasons)
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
  const told = (notice ?? '').replaceAll(/\s+/g, ' ')
  appendFileSync(values.details, `${[id, mutator, told].join('\t')}\n`)
}
