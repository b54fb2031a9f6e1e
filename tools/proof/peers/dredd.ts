import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentOf, exampleOf, type Json, names, withoutExtensions } from './documents.js'
import { startGateway } from './gateway.js'
import { runCommand } from './run-command.js'
import { normalized, type Tool } from './tool.js'

/* Dredd sends a request for each documented response; it reads OpenAPI 3.0, so the version is changed. */

const { version } = createRequire(import.meta.url)('./node_modules/dredd/package.json')
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'peers-dredd-'))

/** Returns a document as Dredd reads it: version 3.0, one example of each parameter. */
function dreddDocument(name: (typeof names)[number]): Json {
  const document = withoutExtensions(documentOf(name))
  document.openapi = '3.0.3'
  for (const parameter of Object.values<Json>(document.components.parameters)) {
    parameter.example = exampleOf(document, parameter)
    delete parameter.examples
  }
  return document
}

/** Returns the failed transactions of its output, with the messages that belong to them. */
function failuresOf(output: string): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal.
  const lines = output.replace(/\u001b\[\d+m/g, '').split('\n')
  let transaction = ''
  const failures: string[] = []
  for (const line of lines) {
    const started = /^(?:pass|fail|error|skip): (.* duration)/.exec(line)
    if (started) transaction = started[1] ?? ''
    else if (/^(fail|error): /.test(line)) failures.push(normalized(`${transaction}: ${line}`))
  }
  return failures
}

async function run(origin: string) {
  const { address, server, requests } = await startGateway(origin)
  const reports = new Set<string>()
  try {
    for (const name of names) {
      const document = join(folder, `${name}.json`)
      writeFileSync(document, JSON.stringify(dreddDocument(name)))
      const hooks = ['--hookfiles', path('dredd-hooks.cjs'), '--inline-errors', '--no-color']
      const output = await runCommand(
        path('node_modules/.bin/dredd'),
        [document, address, ...hooks, '--loglevel', 'error'],
        { cwd: folder, seconds: 120 },
      )
      if (process.env.DEBUG) console.log(output)
      for (const failure of failuresOf(output)) reports.add(failure)
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
  return { reports, requests: requests() }
}

export const dredd: Tool = {
  name: 'Dredd',
  version,
  setUp:
    'both documents as OpenAPI 3.0, with examples that exist on the server; hooks add credentials and make the requests that 400, 401, 403, 404 and 415 need; each request gets a fresh state and Idempotency-Key',
  run,
  end: () => rmSync(folder, { recursive: true, force: true }),
}
