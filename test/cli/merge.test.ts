import { EventEmitter } from 'node:events'
import { readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { packageFacts } from '../../src/cli/host/package-facts.js'
import { campaignContract, folderOf } from './command.js'
import { lines, offering, stop } from './lines/rows.js'

const actions = ['STOP', 'Stop', 'PAUSE', 'Pause', 'RESUME', 'STOP']
const dump = lines(actions.map((action, key) => stop({ key, action })))

/** Returns a folder with a dump and the reports of its shards. */
async function sharded(
  shards: readonly string[],
  args: readonly string[] = [],
  content = dump,
): Promise<string> {
  const cwd = folderOf({ 'dump.ndjson': content })
  for (const shard of shards) {
    const output = ['--format', 'summary', '--output', `ndjson=${shard.replace('/', '-')}.ndjson`]
    const shardArgs = ['check', 'dump.ndjson', '--shard', shard, ...args, ...output]
    const { stderr } = await campaignContract(shardArgs, { cwd })
    expect(stderr).toBe('')
  }
  return cwd
}

const merge = (cwd: string, reports: readonly string[], ...args: readonly string[]) =>
  campaignContract(['merge', ...reports, ...args], { cwd })

const twoOfTwo = ['1-2.ndjson', '2-2.ndjson']

describe('check --shard', () => {
  test.each<[args: string[], message: string]>([
    ...[
      '0/2',
      '3/2',
      '1',
      '1/0',
      '1/',
      '/2',
      '-1/2',
      '1.5/2',
      'a/b',
      '1/2/3',
      ' 1/2',
      '1/9999999',
    ].map(
      (shard) =>
        [
          ['--shard', shard],
          `--shard ${shard}: must be <shard>/<shards> with a shard from 1 to the number of shards, such as 2/4`,
        ] as [string[], string],
    ),
    [['--partition-key'], '--partition-key needs --shard'],
    ...[
      ['--resume', '5'],
      ['--watch'],
      ['--max-errors', '5'],
      ['--baseline', 'baseline.json'],
      ['--update-baseline'],
      ['--curl', 'curl https://api.example.com/v5/campaigns'],
    ].map(
      (flags) =>
        [
          ['--shard', '1/2', ...flags],
          `--shard and ${flags[0]} cannot be combined: a shard is a part of a run`,
        ] as [string[], string],
    ),
    [['--shard', '1/2', '-'], 'with --shard, standard input needs --lines'],
  ])('reports a usage error: %j', async (args, message) => {
    const cwd = folderOf({ 'dump.ndjson': dump })
    const outcome = await campaignContract(['check', 'dump.ndjson', ...args], { cwd })
    expect(outcome).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` })
  })

  it('checks each line in one shard, with its own number', async () => {
    const cwd = await sharded(['1/3', '2/3', '3/3'])
    const found = ['1-3', '2-3', '3-3'].map((name) =>
      readFileSync(join(cwd, `${name}.ndjson`), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line).document),
    )
    expect(found).toEqual([[1, 2, 3], [4], [5, 6]])
  })

  it('checks a compressed or small file in one shard', async () => {
    const requests = Array.from({ length: 20 }, (_, at) => [
      `${at}.yaml`,
      'operation: changeCampaignStatus\nbody: {action: STOP}\n',
    ])
    const cwd = folderOf(Object.fromEntries(requests))
    const of = async (shard: string) => {
      const { stdout } = await campaignContract(
        ['check', '.', '--shard', shard, '--format', 'json'],
        { cwd },
      )
      return JSON.parse(stdout).files.map(({ file }: { file: string }) => file)
    }
    const shards = [await of('1/3'), await of('2/3'), await of('3/3')]
    expect(shards.flat().sort()).toEqual(requests.map(([name]) => name).sort())
    for (const files of shards) expect(files).not.toEqual([])
  })

  it('compares rows only within a shard, and says so', async () => {
    const twice = lines([stop({ key: 1 }), stop({ key: 2 }), stop({ key: 1, action: 'PAUSE' })])
    const cwd = await sharded(['1/2', '2/2'], [], twice)
    const { code, stdout } = await merge(cwd, twoOfTwo)
    expect(code).toBe(0)
    expect(stdout).toContain(
      'Rows of different shards were not compared with each other; --partition-key compares all rows of a file\n',
    )
  })

  it('with --partition-key, compares all rows of a file', async () => {
    const twice = lines([
      stop({ key: 1 }),
      offering('summer', { key: 2 }),
      ...[3, 4, 5, 6, 7, 8].map((key) => offering('summer', { key })),
      stop({ key: 1, action: 'PAUSE' }),
    ])
    const shards = ['1/3', '2/3', '3/3']
    const cwd = await sharded(shards, ['--partition-key'], twice)
    const reports = shards.map((shard) => `${shard.replace('/', '-')}.ndjson`)
    const { stdout } = await merge(cwd, reports, '--format', 'json')
    const { files, summary } = JSON.parse(stdout)
    const found = files.flatMap(({ document, violations }: never) =>
      (violations as { rule: string; message: string }[]).map(({ rule, message }) => [
        document,
        rule,
        message.match(/on line (\d+)\.$/)?.[1],
      ]),
    )
    expect(found).toEqual([
      ...[3, 4, 5, 6, 7, 8].map((document) => [document, 'offering/name-taken', '2']),
      [9, 'idempotency/conflict', '1'],
    ])
    expect(summary.notes).toBeUndefined()
  })
})

describe('merge reports', () => {
  const errorOf = async (cwd: string, reports: readonly string[]) => {
    const { code, stdout, stderr } = await merge(cwd, reports, '--output', 'json=merged.json')
    expect([code, stdout]).toEqual([2, ''])
    return stderr.replace(/^error: /, '').trimEnd()
  }

  it('a shard that is missing', async () => {
    const cwd = await sharded(['1/3', '3/3'])
    expect(await errorOf(cwd, ['1-3.ndjson', '3-3.ndjson'])).toBe('shard 2 of 3 missing')
    expect(await errorOf(cwd, ['1-3.ndjson'])).toBe('shards 2, 3 of 3 missing')
  })

  it('very many missing shards, of which it names some', async () => {
    const cwd = await sharded(['1/999'])
    expect(await errorOf(cwd, ['1-999.ndjson'])).toMatch(
      /^shards 2, 3, .*, 21 and 978 more of 999 missing$/,
    )
  })

  it('a shard that is given twice', async () => {
    const cwd = await sharded(['1/2', '2/2'])
    writeFileSync(join(cwd, 'again.ndjson'), readFileSync(join(cwd, '1-2.ndjson')))
    expect(await errorOf(cwd, [...twoOfTwo, 'again.ndjson'])).toBe(
      'shard 1/2 is given more than once: 1-2.ndjson, again.ndjson',
    )
  })

  it('another number of shards', async () => {
    const cwd = await sharded(['1/2', '2/3'])
    expect(await errorOf(cwd, ['1-2.ndjson', '2-3.ndjson'])).toBe(
      '2-3.ndjson has another number of shards than 1-2.ndjson (3, 2)',
    )
  })

  test.each([
    ['--quiet'],
    ['--partition-key'],
    ['--service', 'ACME'],
    ['--rule', 'auth/*=off'],
    ['--max-warnings', '5'],
    ['--max-line-bytes', '100'],
  ])('other options: %s', async (...args) => {
    const cwd = await sharded(['1/2'])
    const other = await sharded(['2/2'], args)
    renameSync(join(other, '2-2.ndjson'), join(cwd, '2-2.ndjson'))
    expect(await errorOf(cwd, twoOfTwo)).toBe(
      '2-2.ndjson was made with other options than 1-2.ndjson',
    )
  })

  it('another file', async () => {
    const cwd = await sharded(['1/2'])
    const other = await sharded(['2/2'], [], `${dump}\n`)
    renameSync(join(other, '2-2.ndjson'), join(cwd, '2-2.ndjson'))
    expect(await errorOf(cwd, twoOfTwo)).toBe(
      '2-2.ndjson was made for other files, or files of other sizes, than 1-2.ndjson',
    )
  })

  it('another version', async () => {
    const cwd = await sharded(['1/2', '2/2'])
    const path = join(cwd, '2-2.ndjson')
    const { version } = packageFacts()
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(`"version":"${version}"`, '"version":"9.9.9"'))
    expect(await errorOf(cwd, twoOfTwo)).toBe(
      `2-2.ndjson was made by another version than 1-2.ndjson (9.9.9, ${version})`,
    )
  })

  test.each([
    ['between two rows', (text: string) => text.indexOf('\n') + 1],
    ['within a row', (text: string) => text.indexOf('\n') + 40],
    ['within the summary', (text: string) => text.length - 9],
  ])('a report that was cut off %s', async (_, end) => {
    const cwd = await sharded(['1/2', '2/2'])
    const path = join(cwd, '2-2.ndjson')
    truncateSync(path, end(readFileSync(path, 'utf8')))
    expect(await errorOf(cwd, twoOfTwo)).toBe(
      '2-2.ndjson: is incomplete, because shard 2/2 did not end; run it again',
    )
  })

  it('a shard that a signal stopped', async () => {
    const cwd = await sharded(['2/2'])
    const signals = new EventEmitter()
    const args = ['check', 'dump.ndjson', '--shard', '1/2', '--format', 'ndjson']
    const onOutput = () => signals.emit('SIGTERM')
    const { stdout } = await campaignContract(args, { cwd, signals, onOutput })
    writeFileSync(join(cwd, '1-2.ndjson'), stdout)
    expect(await errorOf(cwd, twoOfTwo)).toBe(
      'shard 1/2 was stopped by SIGTERM (1-2.ndjson); run it again',
    )
  })

  it('a report that lost a row', async () => {
    const cwd = await sharded(['1/2', '2/2'])
    const path = join(cwd, '2-2.ndjson')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.slice(text.indexOf('\n') + 1))
    expect((await merge(cwd, twoOfTwo, '--format', 'json')).stderr).toBe(
      'error: 2-2.ndjson has 1 row instead of 2; it was changed or cut\n',
    )
  })

  test.each([
    ['an empty file', '', 'is not a complete report of a shard (check --shard --format ndjson)'],
    [
      'another file',
      'a: b\n',
      'is not a complete report of a shard (check --shard --format ndjson)',
    ],
    [
      'the report of a whole run',
      '{"schemaVersion":1,"summary":{}}\n',
      'is the report of a whole run, not of a shard (check --shard)',
    ],
  ])('%s', async (_, text, message) => {
    const cwd = folderOf({ 'a.ndjson': text })
    expect(await errorOf(cwd, ['a.ndjson'])).toBe(`a.ndjson: ${message}`)
  })

  it('a file that is missing, and standard input', async () => {
    expect(await errorOf(folderOf({}), ['none.ndjson', '-'])).toBe(
      'none.ndjson: file or folder not found; <stdin>: reports must be files',
    )
  })

  it('an output that is one of the reports', async () => {
    const cwd = await sharded(['1/1'])
    const before = readFileSync(join(cwd, '1-1.ndjson'), 'utf8')
    const { code, stderr } = await merge(cwd, ['1-1.ndjson'], '--output', 'json=1-1.ndjson')
    expect([code, stderr]).toEqual([2, expect.stringContaining('1-1.ndjson')])
    expect(readFileSync(join(cwd, '1-1.ndjson'), 'utf8')).toBe(before)
  })
})
