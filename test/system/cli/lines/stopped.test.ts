import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import { signalExitCodes } from '../../../../src/cli/results/exit-code.js'
import { campaignContract, folderOf } from '../../../cli/command.js'
import { checked } from '../../../cli/inputs/checked.js'
import { lines, stop } from '../../../cli/lines/rows.js'
import { shown } from '../../../cli/report.js'

const valid = (key: number) => stop({ key })
const invalid = (key: number) => stop({ key, action: 'Stop' })
const rows = [valid(1), invalid(2), valid(3), invalid(1), '{', invalid(6), valid(7)]
const files = { 'a.ndjson': lines(rows) }

describe('--max-errors', () => {
  test('stops the run and prints where to resume', async () => {
    const { report, code } = await checked(files, ['a.ndjson', '--max-errors', '2'])
    expect(report.files.map((file) => shown(file)[0])).toEqual([
      'valid',
      'invalid',
      'valid',
      'invalid',
    ])
    const resume = Buffer.byteLength(lines(rows.slice(0, 3))) + 1
    expect(report.summary).toMatchObject({ requests: 4, stopped: { by: 'max-errors', resume } })
    expect(code).toBe(1)

    const rest = await checked(files, ['a.ndjson', '--resume', String(resume)])
    expect(rest.shown.map(([outcome]) => outcome)).toEqual(['unreadable', 'invalid', 'valid'])
    expect(rest.report.files.map(({ document }) => document)).toEqual([5, 6, 7])
  })

  test('counts hidden valid requests before the stop', async () => {
    const { report } = await checked(files, ['a.ndjson', '--max-errors', '2', '--quiet'])
    expect(report.summary).toMatchObject({ requests: 4, right: 2, wrong: 2 })
    const resume = String(report.summary.stopped?.resume)
    const rest = await checked(files, ['a.ndjson', '--resume', resume, '--quiet'])
    expect(rest.report.summary).toMatchObject({ requests: 3, right: 1, wrong: 1, unusable: 1 })
  })

  test('is reported in pretty', async () => {
    const args = ['check', 'a.ndjson', '--max-errors', '1', '--quiet']
    const { stdout } = await campaignContract(args, { cwd: folderOf(files) })
    expect(stdout).toMatch(/\nstopped early: 1 request with errors; continue with --resume \d+\n$/)
  })

  test('counts over all files, without an offset for several', async () => {
    const both = { 'a.ndjson': lines([invalid(1)]), 'b.ndjson': lines([invalid(1), invalid(2)]) }
    const { report } = await checked(both, ['.', '--max-errors', '2'])
    expect(report.summary).toMatchObject({ requests: 2, stopped: { by: 'max-errors' } })
    expect(report.summary.stopped).not.toHaveProperty('resume')
  })
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops the run, which then has failed',
  async (signal) => {
    const signals = new EventEmitter()
    const running = campaignContract(['check', 'a.ndjson', '--format', 'json'], {
      cwd: folderOf(files),
      signals,
      onOutput: () => signals.emit(signal),
    })
    const { code, stdout } = await running
    const { summary } = JSON.parse(stdout)
    expect(summary).toMatchObject({ requests: 1, stopped: { by: signal, resume: 1 } })
    expect(code).toBe(signalExitCodes[signal])
    expect(signals.listenerCount(signal)).toBe(0)
  },
)

test('handles a signal while it skips lines', async () => {
  const signals = new EventEmitter()
  const text = `${valid(1)}\n`.repeat(20_000)
  const resume = text.length - 1
  const cwd = folderOf({ 'a.ndjson': text })
  const args = ['check', 'a.ndjson', '--resume', String(resume), '--threads', '1']
  const running = campaignContract([...args, '--format', 'json'], { cwd, signals })
  const received = setInterval(() => {
    if (signals.emit('SIGINT')) clearInterval(received)
  })
  const { code, stdout } = await running
  expect(JSON.parse(stdout).summary).toMatchObject({
    requests: 0,
    stopped: { by: 'SIGINT', resume },
  })
  expect(code).toBe(130)
})

describe('--resume', () => {
  test('continues after a line that is too long', async () => {
    const text = `${valid(1)}\n"${'x'.repeat(2 ** 25)}"`
    const resume = String(valid(1).length + 2)
    const { report, code } = await checked({ 'a.ndjson': text }, ['a.ndjson', '--resume', resume])
    expect(report).toMatchObject({ files: [], summary: { files: 1, requests: 0 } })
    expect(code).toBe(0)
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('after %i rows completes the run', async (count) => {
    const whole = await checked(files, ['a.ndjson'])
    const before = Buffer.byteLength(lines(rows.slice(0, count)).trimStart())
    const rest = await checked(files, ['a.ndjson', '--resume', String(before)])
    expect(rest.report.files).toEqual(whole.report.files.slice(count))
  })

  test.each<[string, string[], string]>([
    [
      'a file that is not line-based',
      ['b.json'],
      '--resume needs exactly one line-based file (.ndjson, .jsonl or --lines)',
    ],
    [
      'two files',
      ['a.ndjson', 'b.json'],
      '--resume needs exactly one line-based file (.ndjson, .jsonl or --lines)',
    ],
  ])('rejects %s', async (_, names, message) => {
    const cwd = folderOf({ ...files, 'b.json': '{}' })
    const { code, stderr } = await campaignContract(['check', ...names, '--resume', '1'], { cwd })
    expect({ code, stderr }).toEqual({ code: 2, stderr: `error: ${message}\n` })
  })

  test('reports an offset after the end', async () => {
    const { shown, code } = await checked(files, ['a.ndjson', '--resume', '999999'])
    expect(shown).toEqual([['unreadable', 'the file ends before byte 999999 (--resume)']])
    expect(code).toBe(2)
  })
})
