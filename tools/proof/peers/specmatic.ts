import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGateway } from './gateway.js'
import { runCommand } from './run-command.js'
import { writeSpecmaticDocuments } from './specmatic-documents.js'
import { normalized, type Tool } from './tool.js'

/* Specmatic: contract tests from examples and schemas, valid and invalid ones. */

const { version } = createRequire(import.meta.url)('./node_modules/specmatic/package.json')
const jar = fileURLToPath(new URL('node_modules/specmatic/specmatic.jar', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'peers-specmatic-'))

const env = {
  basicAuth: Buffer.from('workspace:key').toString('base64'),
  SPECMATIC_GENERATIVE_TESTS: 'true',
  SPECMATIC_DISABLE_TELEMETRY: 'true',
  EXTENSIBLE_SCHEMA: 'true',
  MAX_TEST_REQUEST_COMBINATIONS: '1',
}

const text = (xml: string): string =>
  xml
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#10;', '\n')
    .replaceAll('&amp;', '&')

/** The failed tests of a JUnit file, with their reasons. */
function failuresOf(junit: string): string[] {
  return [...junit.matchAll(/<testcase [^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/testcase>/g)]
    .filter(([, , inner]) => /<(failure|error) /.test(inner ?? ''))
    .map(([, name = '', inner = '']) => {
      const test = text(name).replace(/^.*contractTest\(\) > /, '')
      const message = text(/message="([^"]*)"/.exec(inner)?.[1] ?? '')
      const reasons = message.match(/>> \S+|Specification expected[^\n]*|Expected [^\n]*/g) ?? []
      return `${normalized(test).slice(0, 500)} | ${normalized([...new Set(reasons)].join('; '))}`
    })
}

async function run(origin: string) {
  const { address, server, requests } = await startGateway(origin)
  const reportFolder = join(folder, 'junit')
  rmSync(reportFolder, { recursive: true, force: true })
  try {
    const args = ['-XX:TieredStopAtLevel=1', '-Xmx2g', '-jar', jar, 'test']
    const files = writeSpecmaticDocuments(folder)
    await runCommand(
      'java',
      [...args, `--testBaseURL=${address}`, `--junitReportDir=${reportFolder}`, ...files],
      { cwd: folder, seconds: 180, env },
    )
    const junit = readFileSync(join(reportFolder, 'TEST-junit-jupiter.xml'), 'utf8')
    return { reports: new Set(failuresOf(junit)), requests: requests() }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

export const specmatic: Tool = {
  name: 'Specmatic',
  version,
  setUp:
    'both documents with named examples that exist on the server, credentials, generative tests (valid and invalid variations of each example), extensible schemas; each request gets a fresh state and Idempotency-Key',
  run,
  end: () => rmSync(folder, { recursive: true, force: true }),
}
