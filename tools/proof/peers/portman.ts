import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentOf, type Json, names, withoutExtensions } from './documents.js'
import { startGateway } from './gateway.js'
import { portmanConfig } from './portman-config.js'
import { runCommand } from './run-command.js'
import { normalized, type Tool } from './tool.js'

/* Portman generates a Postman collection with tests from a document; Newman runs it. */

const require = createRequire(import.meta.url)
const { version } = require('./node_modules/@apideck/portman/package.json')
const newman = require('newman')
const newmanVersion = require('./node_modules/newman/package.json').version
const bin = (name: string) => fileURLToPath(new URL(`node_modules/.bin/${name}`, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'peers-portman-'))
let collections: string[] | undefined

/** Generates the collection of each document. */
async function generate(): Promise<string[]> {
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify(portmanConfig))
  const files: string[] = []
  for (const name of names) {
    const document = join(folder, `${name}.json`)
    const output = join(folder, `${name}-collection.json`)
    writeFileSync(document, JSON.stringify(withoutExtensions(documentOf(name))))
    const args = ['-l', document, '-c', config, '-o', output, '-t', 'true']
    await runCommand(bin('portman'), args, { cwd: folder, seconds: 180 })
    files.push(output)
  }
  return files
}

/** Runs a collection in this process, and returns the failed tests. */
function failuresOf(collection: string, address: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    newman.run(
      {
        collection: JSON.parse(readFileSync(collection, 'utf8')),
        envVar: [{ key: 'baseUrl', value: address }],
        timeoutRequest: 10_000,
        timeout: 180_000,
      },
      (error: Error | null, summary: Json) =>
        error
          ? reject(error)
          : resolve(
              summary.run.failures.map(({ source, error }: Json) =>
                normalized(`${source?.name}: ${error?.test ?? error?.name}: ${error?.message}`),
              ),
            ),
    )
  })
}

async function run(origin: string) {
  collections ??= await generate()
  const { address, server, requests } = await startGateway(origin)
  const reports = new Set<string>()
  try {
    for (const collection of collections) {
      for (const failure of await failuresOf(collection, address)) reports.add(failure)
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return { reports, requests: requests() }
}

export const portman: Tool = {
  name: 'Portman and Newman',
  version: `${version}, ${newmanVersion}`,
  setUp:
    'both documents with examples that exist on the server; all contract tests; variations of each operation: no, wrong and restricted credentials, no and a malformed Idempotency-Key, an unknown id, fuzzed bodies; each request gets a fresh state and Idempotency-Key',
  run,
  end: () => rmSync(folder, { recursive: true, force: true }),
}
