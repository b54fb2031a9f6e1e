import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { families, loadDocuments } from '../../generator/documents.js'
import { quickJudge } from './judge.js'
import { mutantsOf } from './mutants.js'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    out: { type: 'string', default: '/tmp/m-out.json' },
  },
})
const documents = await loadDocuments()
const all = families.flatMap((family) => mutantsOf(family, documents[family]))
const chosen = all
  .filter(({ id, mutator }) => `${id} (${mutator})`.match(values.only))
  .filter((_, i) => i % Number(values.every) === 0)
const judge = await quickJudge(documents, 1)
const start = performance.now()
const out: [string, string, string][] = []
let n = 0
for (const mutant of chosen) {
  const killer = await judge(mutant)
  out.push([mutant.id, mutant.mutator, killer ?? ''])
  n++
  if (n % 50 === 0) {
    console.error(
      n,
      chosen.length,
      ((performance.now() - start) / n).toFixed(0),
      'ms each',
      out.filter((o) => o[2] === '').length,
    )
    writeFileSync(values.out, JSON.stringify(out))
  }
}
writeFileSync(values.out, JSON.stringify(out))
