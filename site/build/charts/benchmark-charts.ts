import { read } from '../repository.js'
import { type Bar, barChart } from './bar-chart.js'

type Row = Record<string, string | number>
interface Part {
  date: string
  machine: { node: string; processor: string; cores: number }
  processes: number
  figures: Record<string, Row[]>
}

interface Chart {
  part: string
  figure: string
  title: string
  value: string
  show: (value: number) => string
}

const ratio = (value: number) => value.toFixed(2)
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`
const milliseconds = (value: number) => `${value.toFixed(0)} ms`

/** The figure whose programs are all ours. */
const ownSizes = 'bytes of the library'

/** The charts in the order of the page. */
const charts: readonly Chart[] = [
  ...['A', 'B', 'C'].map((request) => ({
    part: 'speed',
    figure: `whole requests, ${request}, valid`,
    title: `Time to validate the whole request ${request}, as a multiple of JSON.parse`,
    value: 'ratio',
    show: ratio,
  })),
  {
    part: 'speed',
    figure: 'bodies, A, valid',
    title: 'Time to validate the body of A, as a multiple of JSON.parse',
    value: 'ratio',
    show: ratio,
  },
  ...['Express', 'Fastify', 'Hono', 'Koa'].map((framework) => ({
    part: 'adapters',
    figure: `${framework}, A, valid`,
    title: `Time of request A on ${framework}, as a multiple of the framework alone`,
    value: 'ratio',
    show: ratio,
  })),
  {
    part: 'cold-start',
    figure: 'until the whole of A is validated',
    title: 'Processor time until a fresh Node has validated the whole request A',
    value: 'milliseconds',
    show: milliseconds,
  },
  {
    part: 'size',
    figure: ownSizes,
    title: 'Compressed size of the library, and of each operation alone',
    value: 'gzip',
    show: kilobytes,
  },
  {
    part: 'size',
    figure: 'bytes of programs that validate the bodies A, B and C',
    title: 'Compressed size of programs that validate the bodies of A, B and C',
    value: 'gzip',
    show: kilobytes,
  },
]

/** Returns the charts of the recorded results, as Markdown. */
export function benchmarkCharts(): string {
  const parts: Record<string, Part | undefined> = JSON.parse(read('tools/proof/results/bench.json'))
  const figures = charts.map(({ part, figure, title, value, show }) => {
    const rows = parts[part]?.figures[figure]
    if (rows === undefined) throw new Error(`bench.json has no figure “${figure}” in ${part}`)
    const bars = rows.map((row) => barOf(row, value, show, figure))
    return `<figure class="figure">\n<figcaption>${title}</figcaption>\n${barChart(title, bars)}\n</figure>`
  })
  const { date, machine, processes } = parts.speed as Part
  return [
    '## Charts',
    `Recorded on ${date} with ${machine.node} on ${machine.cores} cores (${machine.processor}), in ${processes} fresh processes. The bar is the median, the line from least to most. Shorter is better.`,
    ...figures,
  ].join('\n\n')
}

function barOf(row: Row, member: string, show: (value: number) => string, figure: string): Bar {
  const name = String(row.contender ?? row.server ?? row.program)
  const value = Number(row[member])
  return {
    name,
    lacks: String(row.lacks ?? ''),
    value,
    ...(row.least !== undefined && { least: Number(row.least), most: Number(row.most) }),
    shown: show(value),
    isOurs: name.startsWith('campaign-contract') || figure === ownSizes,
  }
}

/** Adds the charts below the results of the benchmark page. */
export const withCharts = (markdown: string): string =>
  markdown.replace(/^(?=## What the peers do not do$)/m, () => `${benchmarkCharts()}\n\n`)
