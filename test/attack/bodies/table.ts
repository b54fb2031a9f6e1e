import { type Measured, measured } from './measured.js'
import { bodies } from './table-of-bodies.js'

/* `npx tsx test/attack/bodies/table.ts [part of a name]`: prints what each hostile body costs, as Markdown. */

const wanted = process.argv[2] ?? ''
const count = (value: number): string => Math.round(value).toLocaleString('en-US')

console.log('| body | bytes | time / JSON.parse | way | ms | answer | heap | growth at 4x |')
console.log('|---|--:|--:|---|--:|--:|--:|--:|')
for (const body of bodies.filter(({ name }) => name.includes(wanted))) {
  try {
    const all = measured(body)
    for (const each of all) console.log(row(body.name, each, all))
  } catch (error) {
    console.log(`| ${body.name} | ${String(error).slice(0, 300)} |`)
  }
}

function row(name: string, each: Measured, all: readonly Measured[]): string {
  const [way = '', ratio = 0] = Object.entries(each.ratios).sort(([, a], [, b]) => b - a)[0] ?? []
  const [, before, last] = all
  const growth = each === last && before ? (last.time / before.time).toFixed(1) : ''
  const numbers = [each.time.toFixed(1), ...[each.answerBytes, each.heapBytes].map(count)]
  return `| ${[name, count(each.bytes), ratio.toFixed(1), way, ...numbers, growth].join(' | ')} |`
}
