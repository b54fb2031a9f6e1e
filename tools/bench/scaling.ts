import { library } from './contenders.js'
import { inFreshProcesses } from './fresh-process.js'
import { largeRequests } from './large-requests.js'
import { longTexts } from './long-texts.js'
import { median, spreadOf } from './median.js'
import type { Row, Table } from './table.js'

/*
 * Measures large bodies and long texts. `npm run bench:linear` tests whether time grows linearly;
 * this measures the time of the largest inputs.
 */

export async function* scaling(processes: number): AsyncGenerator<Table> {
  for (const [title, requests] of Object.entries(largeRequests)) {
    yield { title, rows: requests.map(({ name }) => rowOfRequest(processes, title, name)) }
  }
  const names = longTexts(await library()).map(({ name }) => name)
  yield { title: '1 MB in one text', rows: names.map((name) => rowOfText(processes, name)) }
}

/** A ratio of 1 is `JSON.parse` of the same body. */
function rowOfRequest(processes: number, title: string, name: string): Row {
  const what = ['request', title, name]
  const runs = inFreshProcesses<number[]>(processes, 'scaling-process.ts', what)
  const ratios = spreadOf(runs.map(([parse = 0, check = 0]) => check / parse))
  const { median: ratio, least, most } = ratios
  return {
    body: name,
    ratio,
    least,
    most,
    milliseconds: median(runs.map(([, check]) => inMilliseconds(check))),
  }
}

function rowOfText(processes: number, name: string): Row {
  const runs = inFreshProcesses<number[]>(processes, 'scaling-process.ts', ['text', name])
  const {
    median: milliseconds,
    least,
    most,
  } = spreadOf(runs.map(([check]) => inMilliseconds(check)))
  return { text: name, milliseconds, least, most }
}

const inMilliseconds = (nanoseconds = 0): number => nanoseconds / 1e6
