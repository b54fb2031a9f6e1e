import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { count } from '../proof/options.js'
import { recordResult } from '../proof/record-result.js'
import { forms, requests } from './requests.js'

/*
 * `npm run bench`: what a check costs beside `JSON.parse` of the same body, and beside the peers.
 * Contenders take turns in one process; what is told is the median over fresh processes, and from
 * where to where they were apart.
 */

const { processes, write } = new Command()
  .option('--processes <count>', 'how many fresh processes', count, 5)
  .option('--write', 'keep the figures in proof/results/bench.json')
  .parse()
  .opts<{ processes: number; write?: true }>()

/** What one process tells of a contender. */
interface Measured {
  contender: string
  lacks: string
  nanoseconds: number
}

interface Row {
  contender: string
  /** What it does less than the library. */
  lacks: string
  /** Median over the processes; 1 is `JSON.parse` of the same body. */
  ratio: number
  least: number
  most: number
}

const root = fileURLToPath(new URL('..', import.meta.url))
const script = fileURLToPath(new URL('measure.ts', import.meta.url))

/** One process; `JSON.parse` comes first. */
function measured(...what: string[]): Measured[] {
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, ...what], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}

function rowsOf(...what: string[]): Row[] {
  const runs = Array.from({ length: processes }, () => measured(...what))
  const [, ...contenders] = runs[0] ?? []
  return contenders.map(({ contender, lacks }, index) => {
    const ratios = runs
      .map(([parse, ...others]) => (others[index]?.nanoseconds ?? 0) / (parse?.nanoseconds ?? 1))
      .sort((a, b) => a - b)
    const [least = 0, most = 0] = [ratios[0], ratios.at(-1)]
    return { contender, lacks, ratio: ratios[ratios.length >> 1] as number, least, most }
  })
}

const figures: Record<string, Row[]> = {}
for (const what of ['bodies', 'whole requests']) {
  for (const { name } of requests) {
    for (const [form, order] of [
      ...forms.map((each) => [each, 'same'] as const),
      ['valid', 'shuffled'] as const,
    ]) {
      const title = `${what}, ${name}, ${form}${order === 'same' ? '' : ', keys in any order'}`
      const rows = rowsOf(what, name, form, order)
      figures[title] = rows
      console.log(`\n${title}`)
      for (const { contender, lacks, ratio, least, most } of rows) {
        const spread = `${least.toFixed(2)} to ${most.toFixed(2)}`.padEnd(16)
        console.log(`  ${ratio.toFixed(2).padStart(7)}  ${contender.padEnd(30)} ${spread} ${lacks}`)
      }
    }
  }
}

if (write) {
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length }
  recordResult('bench', { machine, processes, figures })
}
