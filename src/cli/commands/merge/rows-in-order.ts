import { InputError } from '../../documents/input-error.js'
import { plural } from '../../formats/plural.js'
import { compareAt } from '../../results/tally.js'
import { type Report, type Row, rowsOf } from './read-report.js'

/** The next row of a report, and its position in the run. */
interface Head {
  rows: AsyncGenerator<Row>
  row: Row
  at: number[]
}

/** Yields the rows of all reports in the order of one run. Keeps one row of each. */
export async function* rowsInOrder(reports: readonly Report[]): AsyncGenerator<Row> {
  const heads: Head[] = []
  try {
    for (const report of reports) {
      const rows = countedRows(report)
      const head = await nextOf(rows)
      if (head !== undefined) heads.push(head)
    }
    while (heads.length > 0) {
      const first = heads.reduce((one, other) => (compareAt(one.at, other.at) <= 0 ? one : other))
      yield first.row
      const next = await nextOf(first.rows)
      if (next === undefined) heads.splice(heads.indexOf(first), 1)
      else Object.assign(first, next)
    }
  } finally {
    for (const { rows } of heads) await rows.return(undefined)
  }
}

async function nextOf(rows: AsyncGenerator<Row>): Promise<Head | undefined> {
  const { value: row } = await rows.next()
  return row === undefined ? undefined : { rows, row, at: [row.shard.file, row.offset ?? 0] }
}

/** Throws an InputError when rows are missing. */
async function* countedRows({ name, path, shard }: Report): AsyncGenerator<Row> {
  let rows = 0
  for await (const row of rowsOf(path)) {
    rows += 1
    yield row
  }
  if (rows === shard.rows) return
  throw new InputError(
    `${name} has ${plural(rows, 'row')} instead of ${shard.rows}; it was changed or cut`,
  )
}
