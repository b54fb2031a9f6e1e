import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNames } from '../../src/cli/formats/format-names.js'
import { campaignContract, type Files, folderOf } from './command.js'
import { offering, stop } from './lines/rows.js'
import { requests } from './requests.js'

/** Formats of files that are the same after a merge; `pretty` also shows lines of the checked files. */
const formats = formatNames.filter((format) => format !== 'pretty')

interface Case {
  files: Files
  input?: string
  args?: readonly string[]
}

/** Returns the outputs and the exit code of a command, without what differs by run. */
async function outputsOf(args: readonly string[], cwd: string, input = '') {
  const folder = folderOf({})
  const outputs = formats.flatMap((format) => ['--output', `${format}=${join(folder, format)}`])
  const { code, stderr } = await campaignContract([...args, ...outputs], { cwd, input })
  const texts = formats.map((format) => {
    const text = readFileSync(join(folder, format), 'utf8')
    return [
      format,
      text.replace(/(response_id(?:\W|quot)+)[\da-f-]{36}/g, '$1').replace(duration, ''),
    ]
  })
  return { code, stderr, texts: Object.fromEntries(texts) as Record<string, string> }
}

const duration = / \([\d.]+ m?s\)$/gm

/** Checks each shard, and returns the folder of the reports. */
async function reportsOf({ files, input, args = ['.'] }: Case, count: number): Promise<string> {
  const cwd = folderOf(files)
  const reports = folderOf({})
  // The order of the reports must not matter.
  for (let index = count; index > 0; index--) {
    const output = `ndjson=${join(reports, `${count - index}.ndjson`)}`
    const shard = [...args, '--shard', `${index}/${count}`, '--output', output]
    const { code, stderr } = await campaignContract(['check', ...shard], {
      cwd,
      input: input ?? '',
    })
    expect([code, stderr]).toEqual([expect.toBeOneOf([0, 1, 2]), ''])
  }
  return reports
}

const quiet = (args: readonly string[]) => args.filter((arg) => arg === '--quiet')

const withoutRoot = <Outputs>(outputs: Outputs): Outputs =>
  JSON.parse(JSON.stringify(outputs).replace(/file:\/\/[^"\\]+/g, ''))

const row = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ key: fc.nat(6), action: fc.constantFrom('STOP', 'PAUSE', 'Stop') })
      .map(stop),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('summer', 'winter', 'x'), fc.nat(9))
      .map(([name, key]) => offering(name, { key, user: 'shop' })),
  },
  fc.constantFrom(
    '',
    '  ',
    '\ufeff',
    '\u2003',
    '{',
    '{}',
    'null',
    '{"operation":"getCampaign"}',
    '{"operation":"getCampagn"}',
    '"\ud800"',
  ),
)
const dump = fc
  .tuple(fc.array(row, { maxLength: 30 }), fc.constantFrom('\n', '\r\n'), fc.constantFrom('', '\n'))
  .map(([rows, lineBreak, end]) => rows.join(lineBreak) + end)
const configuration = `
exceptions:
- {rule: structure, target: action, values: [Stop], reason: old}
- {rule: structure, target: name, reason: never}
overrides:
- {files: [b], rules: {auth/*: off}, exceptions: [{rule: structure, target: x, reason: b}]}
`
const file = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('a.ndjson', 'b/c.jsonl', 'd.ndjson'), dump) },
  fc.tuple(
    fc.constantFrom('a.ndjson.gz', 'b.jsonl.gz'),
    dump.map((text) => gzipSync(text)),
  ),
  fc.tuple(
    fc.constantFrom('e.yaml', 'b/f.yaml', 'g.yaml'),
    fc.constantFrom(...Object.values(requests)),
  ),
  fc.constantFrom<[string, string]>(
    ['unrelated.ndjson', '{"a":1}\n{"a":2}\n'],
    ['unrelated.json', '{"a": 1}'],
    ['u/package.json', '{"name": "a"}'],
    ['campaign-contract.config.yaml', configuration],
    ['b/other.http', 'GET https://a.example/other\n'],
    ['other.http', 'GET https://a.example/other\n'],
    ['many.yaml', '---\noperation: changeCampaignStatus\nbody: {action: Stop}\n'.repeat(3)],
  ),
)
const files = fc.array(file, { maxLength: 5 }).map((entries): Files => Object.fromEntries(entries))

/** Rules that compare rows; without `--partition-key`, rows of two shards are not compared. */
const perRow = ['--rule', 'idempotency/conflict=off', '--rule', 'offering/name-taken=off']
const flags = fc.record({
  byKey: fc.boolean(),
  quiet: fc.boolean(),
  others: fc.constantFrom([], ['--max-warnings', '0'], ['--max-line-bytes', '300']),
  lines: fc.boolean(),
  paths: fc.constantFrom(['.'], ['.', 'none.yaml'], ['b', 'u', '*.ndjson']),
})

describe('merged reports of shards are those of one run', () => {
  it('for random files', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        files,
        dump,
        flags,
        fc.integer({ min: 1, max: 5 }),
        async (given, input, { byKey, lines, paths, ...flags }, count) => {
          const args = [
            ...paths,
            ...(lines ? ['-', '--lines'] : []),
            ...(flags.quiet ? ['--quiet'] : []),
            ...flags.others,
            ...(byKey ? [] : perRow),
          ]
          const shardArgs = byKey ? [...args, '--partition-key'] : args
          const whole = await outputsOf(['check', ...args], folderOf(given), input)
          const reports = await reportsOf({ files: given, input, args: shardArgs }, count)
          const merged = await outputsOf(['merge', reports, ...quiet(args)], folderOf(given))
          expect(withoutRoot(merged)).toEqual(withoutRoot(whole))
        },
      ),
      { numRuns: 25 },
    )
  })

  it('for a long stream, whose size is unknown', async () => {
    const padding = ' '.repeat(50_000)
    const rows = Array.from({ length: 100 }, (_, key) =>
      stop({ key, action: key % 3 === 0 ? 'Stop' : 'STOP' }).replace('{', `{${padding}`),
    )
    const args = ['-', '--lines', ...perRow]
    const given = { files: {}, input: rows.join('\n'), args }
    const whole = await outputsOf(['check', ...args], folderOf({}), given.input)
    const reports = await reportsOf(given, 3)
    expect(withoutRoot(await outputsOf(['merge', reports], folderOf({})))).toEqual(
      withoutRoot(whole),
    )
    const sizes = ['0', '1', '2'].map(
      (name) => readFileSync(join(reports, `${name}.ndjson`), 'utf8').split('\n').length,
    )
    for (const size of sizes) expect(size).toBeGreaterThan(10)
  })
})
