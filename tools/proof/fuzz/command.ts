import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { bases, type CaseRequest } from '../../../test/conformance/load-cases.js'
import { edits, mutate } from './mutate.js'

const requestDocument = fc
  .tuple(fc.constantFrom(...Object.keys(bases)), edits)
  .map(([name, changes]) => {
    // The facts are the server's own: errors in them are not the command's.
    const { facts: _, ...document } = structuredClone(bases[name]) as CaseRequest &
      Record<string, unknown>
    mutate(document, changes)
    return textOf(document)
  })

/** The JSON of a value; a deep document where it cannot be written. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return deep('{"body":', '1', '}', 100_000)
  }
}

const deep = (open: string, inner: string, close: string, depth: number): string =>
  open.repeat(depth) + inner + close.repeat(depth)

const damaged = fc
  .tuple(requestDocument, fc.nat(), fc.string({ maxLength: 3, unit: 'binary' }), fc.nat(40))
  .map(([text, at, inserted, dropped]) => {
    const start = at % (text.length + 1)
    return text.slice(0, start) + inserted + text.slice(start + dropped)
  })

const yaml = fc
  .array(
    fc.constantFrom(
      ...['operation: testCampaign', 'body:', '  a: &a [1]', '  b: *a', '---', '- x', '  <<: *a'],
      ...[
        '  "": 1',
        '  ? [1]',
        '  : 2',
        '\tx',
        '  ! x',
        '  !!js/function x',
        '%YAML 1.2',
        '{',
        '|',
      ],
      ...['  __proto__: {a: 1}', '  at: 2026-05-01', '  n: 0o17', '  .inf: .nan', '  *b : 1'],
    ),
    { maxLength: 12 },
  )
  .map((lines) => lines.join('\n'))

/** Kinds of documents by the end of their file's name. */
export const documentKinds = {
  'request.json': requestDocument,
  'damaged.json': damaged,
  'damaged.yaml': damaged,
  'lines.yaml': yaml,
  'random.json': fc.string({ maxLength: 200, unit: 'binary' }),
  'bytes.json': fc.uint8Array({ maxLength: 50 }),
  'bytes.yaml': fc.uint8Array({ maxLength: 50 }),
  'deep.json': fc
    .constantFrom<[string, string, string]>(['[', '', ']'], ['{"a":', '1', '}'], ['[', '', ''])
    .map(([open, inner, close]) => deep(open, inner, close, 100_000)),
  'deep.yaml': fc
    .constantFrom<[string, string, string]>(['[', '', ']'], ['{a: ', '1', '}'], ['- ', 'x', ''])
    .map(([open, inner, close]) => deep(open, inner, close, 20_000)),
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Checks `ofEachKind` documents of each kind in one call of the command, and one on standard input. */
export function holdCommand(seed: number, ofEachKind: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'campaign-contract-'))
  try {
    const names: string[] = []
    for (const [kind, arbitrary] of Object.entries(documentKinds)) {
      const documents = fc.sample<string | Uint8Array>(arbitrary, { seed, numRuns: ofEachKind })
      for (const [index, text] of documents.entries()) {
        const name = `${index}-${kind}`
        writeFileSync(join(folder, name), text)
        names.push(name)
      }
    }
    const [first = ''] = fc.sample(damaged, { seed, numRuns: 1 })
    // Named one by one: of a folder, the command skips what is no request.
    const paths = names.map((name) => join(folder, name))
    assertReport(run(paths), names)
    assertReport(run(['-'], first), ['<stdin>'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(files: string[], input = '') {
  const flags = ['check', '--operation', 'testCampaign', '--format', 'json']
  const command = ['--import', 'tsx', 'src/cli/main.ts', ...flags, ...files]
  return spawnSync(process.execPath, command, { cwd: root, input, maxBuffer: 2 ** 30 })
}

/** Asserts that every file has a result and that stderr is empty. */
function assertReport({ status, stdout, stderr }: ReturnType<typeof run>, names: string[]): void {
  if (stderr.length > 0)
    throw new Error(`the command complains: ${stderr.toString().slice(0, 500)}`)
  if (status === null || status > 2) throw new Error(`the command ends with ${status}`)
  const { files } = JSON.parse(stdout.toString()) as { files: FileResult[] }
  for (const { file, error } of files) {
    if (error?.message.includes('an error in campaign-contract')) {
      throw new Error(`${file}: ${error.message}`)
    }
  }
  const missing = names.filter((name) => !files.some(({ file }) => file.endsWith(name)))
  if (missing.length > 0) throw new Error(`no result for ${missing.join(', ')}`)
}

interface FileResult {
  file: string
  error?: { message: string }
}
