import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { recordResult } from '../proof/record-result.js'
import { type Row, type Table, textOf } from './table.js'

/** A part of the benchmark, with its default number of processes. */
export interface Part {
  name: string
  processes: number
  measure: (processes: number) => Iterable<Table> | AsyncIterable<Table>
}

export interface PartOptions {
  processes?: number
  write?: true
}

/** Measures, prints each table, and stores the figures on request. */
export async function run(part: Part, { processes = part.processes, write }: PartOptions) {
  const figures: Record<string, readonly Row[]> = {}
  for await (const table of part.measure(processes)) {
    console.log(`\n${textOf(table)}`)
    figures[table.title] = table.rows
  }
  if (write) recordPart(part.name, { processes, figures })
}

/** Replaces the figures of a part; keeps those of the others. */
function recordPart(name: string, figures: Record<string, unknown>): void {
  const file = new URL('../proof/results/bench.json', import.meta.url)
  const { date: _, ...parts } = JSON.parse(readFileSync(file, 'utf8'))
  const date = new Date().toISOString().slice(0, 10)
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length }
  recordResult('bench', { ...parts, [name]: { date, machine, ...figures } })
}
