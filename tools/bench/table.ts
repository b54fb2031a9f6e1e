/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, string | number>>

/** Result of a part of the benchmark: rows under one title, with the same columns. */
export interface Table {
  title: string
  rows: readonly Row[]
}

/** Prints each table as soon as it is measured. */
export function print(tables: Iterable<Table>): void {
  for (const table of tables) console.log(`\n${textOf(table)}`)
}

/** Returns the table as text, with numbers aligned right. */
function textOf({ title, rows }: Table): string {
  const columns = Object.keys(rows[0] ?? {}).map((name) => {
    const cells = rows.map((row) => row[name] ?? '')
    const width = Math.max(...[name, ...cells.map(shown)].map((text) => text.length))
    const isNumeric = cells.every((cell) => typeof cell === 'number')
    const pad = (text: string) => (isNumeric ? text.padStart(width) : text.padEnd(width))
    return [name, ...cells.map(shown)].map(pad)
  })
  const lines = [-1, ...rows.keys()].map((row) =>
    `  ${columns.map((cells) => cells[row + 1]).join('  ')}`.trimEnd(),
  )
  return [title, ...lines].join('\n')
}

const shown = (cell: string | number): string => {
  if (typeof cell === 'string') return cell
  if (Number.isInteger(cell)) return cell.toLocaleString('en-US')
  return Math.abs(cell) < 0.1 ? cell.toPrecision(2) : cell.toFixed(2)
}
