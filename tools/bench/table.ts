import { mapValues } from '../generate/structural.js'

/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, string | number>>

/** Result of a part of the benchmark: rows under one title, with the same columns. */
export interface Table {
  title: string
  rows: readonly Row[]
}

/** Prints each table as soon as it is measured. */
export function print(tables: Iterable<Table>): void {
  for (const { title, rows } of tables) {
    console.log(`\n${title}`)
    console.table(rows.map((row) => mapValues(row, rounded)))
  }
}

const rounded = (cell: string | number): string | number =>
  typeof cell === 'string' || Number.isInteger(cell) ? cell : Number(cell.toPrecision(3))
