import { pathToFileURL } from 'node:url'
import { buildOf } from './build-of-commit.js'
import { inFreshProcesses, root } from './fresh-process.js'
import { spreadOf } from './median.js'
import { forms, requests } from './requests.js'
import type { Row, Table } from './table.js'

/*
 * Measures a check relative to an earlier commit. The current build is also compared with itself,
 * to tell noise from a change.
 */

export const comparedWith = (revision: string) =>
  function* comparison(processes: number): Generator<Table> {
    const { commit, core, remove } = buildOf(revision)
    try {
      const now = `${pathToFileURL(root)}dist/index.js`
      const builds = [pathToFileURL(core).href, now, now]
      const rows = requests.flatMap(({ name }) =>
        forms.map((form) => rowOf(processes, name, form, builds)),
      )
      yield { title: `a check now, compared with ${commit.slice(0, 12)}`, rows }
    } finally {
      remove()
    }
  }

function rowOf(processes: number, request: string, form: string, builds: string[]): Row {
  const what = [request, form, ...builds]
  const runs = inFreshProcesses<number[]>(processes, 'comparison-process.ts', what)
  const change = spreadOf(runs.map(([ratio = 0]) => ratio))
  const noise = spreadOf(runs.map(([, ratio = 0]) => ratio))
  return {
    ...{ request, form },
    ...{ 'now / before': change.median, least: change.least, most: change.most },
    ...{ 'now / now': noise.median, 'its least': noise.least, 'its most': noise.most },
  }
}
