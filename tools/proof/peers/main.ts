import { readFileSync } from 'node:fs'
import { recordResult } from '../record-result.js'
import { every, sample, startServer } from './server.js'
import type { Tool } from './tool.js'

/*
 * `npm run proof:peers -- [tool …]`: runs other conformance tools against the server of
 * `seeded-bugs/` without a bug, and with each bug of a sample. A bug is found if the tool reports
 * something that it reports in none of its runs without a bug. Tools that are not named keep their
 * recorded results.
 */

const tools: Readonly<Record<string, () => Promise<Tool>>> = {
  prism: async () => (await import('./prism.js')).prism,
  specmatic: async () => (await import('./specmatic.js')).specmatic,
  portman: async () => (await import('./portman.js')).portman,
  dredd: async () => (await import('./dredd.js')).dredd,
}
/** Runs without a bug, since some tools generate other values each time. */
const runsWithoutBug = 3

interface Row {
  bug: string
  set: string
  found: boolean
  seconds: number
  /** Why the tool did not finish. */
  failed?: string
}

async function runOnce(tool: Tool, bug?: string) {
  const { origin, child } = await startServer(bug)
  const start = performance.now()
  try {
    const { reports, requests } = await tool.run(origin)
    return { reports, requests, seconds: secondsSince(start) }
  } finally {
    child.kill()
  }
}

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 100) / 10

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function runTool(tool: Tool) {
  const known = new Set<string>()
  const alarms: number[] = []
  let requests = 0
  for (let run = 0; run < runsWithoutBug; run += 1) {
    const result = await runOnce(tool)
    for (const report of result.reports) known.add(report)
    alarms.push(result.reports.size)
    requests = result.requests
  }
  console.log(`${tool.name} ${tool.version}: ${requests} requests, ${alarms} false alarms`)
  const rows: Row[] = []
  for (const { id, set } of sample()) {
    const start = performance.now()
    try {
      const { reports, seconds } = await runOnce(tool, id)
      const found = [...reports].some((report) => !known.has(report))
      rows.push({ bug: id, set, found, seconds })
    } catch (error) {
      const failed = error instanceof Error ? error.message : String(error)
      rows.push({ bug: id, set, found: false, seconds: secondsSince(start), failed })
    }
    console.log(JSON.stringify(rows.at(-1)))
  }
  tool.end?.()
  return {
    ...{ version: tool.version, setUp: tool.setUp, requests },
    bugs: rows.length,
    found: rows.filter(({ found }) => found).length,
    falseAlarms: median(alarms),
    medianSeconds: median(rows.map(({ seconds }) => seconds)),
    rows,
  }
}

function recorded(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(new URL('../results/peers.json', import.meta.url), 'utf8')).tools
  } catch {
    return {}
  }
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(tools)
for (const name of chosen) {
  const tool = await tools[name]?.()
  if (tool === undefined) throw new Error(`Unknown tool ${name}.`)
  const result = await runTool(tool)
  const rule = `every ${every}th MUST bug of each set, in list order, beginning with the first`
  recordResult('peers', { sample: rule, tools: { ...recorded(), [tool.name]: result } })
}
process.exit()
