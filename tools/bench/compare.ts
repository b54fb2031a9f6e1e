import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSync } from 'esbuild'
import { forms, requests } from '../../test/benchmark-requests.js'
import { inFreshProcesses, root } from './fresh-process.js'
import { spreadOf } from './median.js'
import { print, type Row } from './table.js'
import { ratioOf } from './turns.js'

/*
 * `npm run bench:compare [-- <commit>] [--processes <count>]`: a check now, relative to an earlier
 * commit. The core of now is also compared with itself, to tell noise from a change.
 */

const { values, positionals } = parseArgs({
  options: { processes: { type: 'string', default: '5' } },
  allowPositionals: true,
})

const commit = positionals[0] ?? 'HEAD~1'
const folder = mkdtempSync(join(tmpdir(), 'campaign-contract-'))
try {
  const archive = join(folder, 'before.tar')
  execFileSync('git', ['archive', '-o', archive, commit, 'src/core', 'generated'], { cwd: root })
  execFileSync('tar', ['xf', archive, '-C', folder])
  const now = coreOf(root, 'now.mjs')
  const builds = [coreOf(folder, 'before.mjs'), now, now]
  const rows = requests.flatMap(({ name }) => forms.map((form) => rowOf(name, form, builds)))
  print([{ title: `a check now, compared with ${commit}`, rows }])
} finally {
  rmSync(folder, { recursive: true })
}

/** Bundles the core of a tree, with the dependencies of now. */
function coreOf(tree: string, name: string): string {
  const outfile = join(folder, name)
  buildSync({
    entryPoints: [join(tree, 'src/core/index.ts')],
    nodePaths: [join(root, 'node_modules')],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  })
  return outfile
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
