/**
 * Sends 20,000 mutated requests to every server, and prints broken promises and cases to decide
 * manually. Usage: `npx tsx test/attack/targets/main.ts [--count 20000] [--seed 1]
 * [--server <part of a name>]`.
 */
import { parseArgs } from 'node:util'
import { fuzzServer, shortestProblems } from './fuzz-server.js'
import { servers } from './servers/all.js'
import { tallyOf } from './tally.js'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    server: { type: 'string', default: '' },
  },
})
const options = { seed: Number(values.seed), count: Number(values.count) }
console.log(`seed ${options.seed}, ${options.count} requests per server`)

let failed = 0
for (const server of servers.filter(({ name }) => name.includes(values.server))) {
  const start = performance.now()
  const { attempts, faults, startError } = await fuzzServer(server, options)
  const problems = attempts.filter(({ problems: { length } }) => length > 0)
  failed += problems.length
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`\n${server.name}: ${problems.length} failed of ${attempts.length} in ${seconds} s`)
  if (startError !== undefined) console.log(`  did not start: ${startError.message}`)
  if (faults.length > 0) console.log(`  ${faults.length} internal errors, such as ${faults[0]}`)
  for (const line of tallyOf(server, attempts)) console.log(`  ${line}`)
  for (const message of shortestProblems(attempts)) console.log(message)
}
process.exitCode = failed === 0 ? 0 : 1
