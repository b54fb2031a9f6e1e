import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { type ConformanceReport, runConformance } from '../../src/conformance/index.js'
import { readFixtures } from '../../src/conformance/world/fixtures.js'
import { recordResult } from './record-result.js'

/*
 * `npm run proof:third-party`: counts the findings of the conformance suite in third-party servers; docs/conformance.md says what each finding was when it was checked by hand.
 */

const seed = 1
/** Requests that are generated for each operation. */
const generated = 20

const servers = {
  prism: '@stoplight/prism-cli',
  'express-server': 'express-openapi-validator',
} as const

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const require = createRequire(path('third-party/package.json'))

interface Started {
  address: string
  process: ChildProcess
}

/** Starts a server that prints its address. */
function start(name: string): Promise<Started> {
  const program = path(`third-party/${name}/main.ts`)
  const server = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => server.kill())
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)))
    server.stdout.once('data', (chunk: Buffer) =>
      resolve({ address: chunk.toString().trim(), process: server }),
    )
  })
}

async function tried(name: string): Promise<ConformanceReport> {
  const { address, process } = await start(name)
  try {
    const fixtures = readFixtures(
      parse(readFileSync(path(`third-party/${name}/fixtures.yaml`), 'utf8')),
    )
    return await runConformance({
      ...{ target: address, fixtures, seed, cases: generated },
      ...{ rateLimits: true, longestWait: 1 },
    })
  } finally {
    process.removeAllListeners('exit')
    process.kill()
  }
}

/** How often each name is among them. */
function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

function summary({ requests, cases, generated, sequences, findings }: ConformanceReport) {
  return {
    ...{ requests, cases, generated, sequences },
    levels: counted(findings.map(({ level }) => level)),
    kinds: counted(findings.map(({ kind }) => kind)),
    rules: counted(findings.map(({ subject }) => subject)),
    findings: findings.map(({ key, level, count, message, cases }) => ({
      ...{ key, level, count },
      // A message may quote values that the server generated.
      message: message.replace(/[0-9a-f]{24}|[0-9a-f-]{36}/g, '…'),
      case: cases[0],
    })),
  }
}

const results: Record<string, object> = {}
for (const [name, software] of Object.entries(servers)) {
  console.log(name)
  const { version } = require(`${software}/package.json`)
  results[name] = { software: `${software} ${version}`, ...summary(await tried(name)) }
}
recordResult('third-party', { seed, servers: results })
