import fc from 'fast-check'
import { campaignContract, folderOf, type Setting } from '../../../test/cli/command.js'
import { bases, type CaseRequest } from '../../../test/conformance/load-cases.js'
import { textOf } from './assertions.js'
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
      ...['  "": 1', '  ? [1]', '  : 2', '\tx', '  ! x', '  !!js/function x', '%YAML 1.2', '{'],
      ...['  __proto__: {a: 1}', '  at: 2026-05-01', '  n: 0o17', '  .inf: .nan', '  *b : 1', '|'],
    ),
    { maxLength: 12 },
  )
  .map((lines) => lines.join('\n'))

/** Kinds of documents by the end of their file's name. */
const documentKinds = {
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

/** Checks `ofEachKind` documents of each kind in one call of the command, and one on standard input. */
export async function holdCommand(seed: number, ofEachKind: number): Promise<void> {
  const files = Object.entries(documentKinds).flatMap(([kind, arbitrary]) =>
    fc
      .sample<string | Uint8Array>(arbitrary, { seed, numRuns: ofEachKind })
      .map((content, index) => [`${index}-${kind}`, Buffer.from(content as string)] as const),
  )
  const names = files.map(([name]) => name)
  // Named one by one: of a folder, the command skips what is no request.
  await assertReport(names, names, { cwd: folderOf(Object.fromEntries(files)) })
  const [input = ''] = fc.sample(damaged, { seed, numRuns: 1 })
  await assertReport(['-'], ['<stdin>'], { input })
}

/** Asserts that every file has a result and that stderr is empty. */
async function assertReport(files: string[], names: string[], setting: Setting): Promise<void> {
  const flags = ['check', '--operation', 'testCampaign', '--format', 'json']
  const { code, stdout, stderr } = await campaignContract([...flags, ...files], setting)
  if (stderr !== '') throw new Error(`the command complains: ${stderr.slice(0, 500)}`)
  if (code === null || code > 2) throw new Error(`the command ends with ${code}`)
  const results = (JSON.parse(stdout) as { files: FileResult[] }).files
  for (const { file, error } of results) {
    if (error?.message.includes('an error in campaign-contract')) {
      throw new Error(`${file}: ${error.message}`)
    }
  }
  const missing = names.filter((name) => !results.some(({ file }) => file.endsWith(name)))
  if (missing.length > 0) throw new Error(`no result for ${missing.join(', ')}`)
}

interface FileResult {
  file: string
  error?: { message: string }
}
