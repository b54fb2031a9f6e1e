import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { forms, requests } from '../../test/benchmark-requests.js'
import { buildOf } from './build-of-commit.js'
import { inFreshProcesses, root } from './fresh-process.js'
import { spreadOf } from './median.js'
import { print, type Row } from './table.js'
import { ratioOf } from './turns.js'

/*
 * `npm run bench:compare [-- <commit>] [--processes <count>]`: a check now, relative to an earlier
 * commit. The current build is also compared with itself, to tell noise from a change.
 */

const { values, positionals } = parseArgs({
  options: { processes: { type: 'string', default: '5' } },
  allowPositionals: true,
})

const { commit, core, remove } = buildOf(positionals[0] ?? 'HEAD~1')
try {
  const now = `${pathToFileURL(root)}dist/index.js`
  const builds = [pathToFileURL(core).href, now, now]
  const rows = requests.flatMap(({ name }) => forms.map((form) => rowOf(name, form, builds)))
  print([{ title: `a check now, compared with ${commit.slice(0, 12)}`, rows }])
} finally {
  remove()
}

function rowOf(request: string, form: string, builds: string[]): Row {
  const what = [request, form, ...builds]
  const runs = inFreshProcesses(Number(values.processes), 'compare', what)
  const change = spreadOf(runs.map((samples) => ratioOf(samples, 'now', 'before')))
  const noise = spreadOf(runs.map((samples) => ratioOf(samples, 'now again', 'now')))
  return {
    request,
    form,
    'now / before': change.median,
    least: change.least,
    most: change.most,
    'now / now': noise.median,
    'its least': noise.least,
    'its most': noise.most,
  }
}
