import { expect, it, vi } from 'vitest'
import { logWriter } from '../../src/cli/commands/serve/log/log-writer.js'

const writing = () => {
  const stdout = {
    written: [] as string[],
    writableNeedDrain: false,
    write: (text: unknown) => stdout.written.push(String(text)),
  }
  return { stdout, ...logWriter(stdout, (requests) => `${requests} omitted\n`) }
}

it('gathers texts into one write', async () => {
  const { stdout, add } = writing()
  for (const text of ['a\n', 'b\n', 'c\n']) add(() => text)
  expect(stdout.written).toEqual([])
  await vi.waitFor(() => expect(stdout.written).toEqual(['a\nb\nc\n']))
  add(() => 'd\n')
  await vi.waitFor(() => expect(stdout.written).toEqual(['a\nb\nc\n', 'd\n']))
})

it('prints what is waiting at the end', () => {
  const { stdout, add, end } = writing()
  add(() => 'a\n')
  end()
  end()
  expect(stdout.written).toEqual(['a\n'])
})

it('omits texts without formatting them while the output is full, and prints their number', () => {
  const { stdout, add, end } = writing()
  add(() => 'a\n')
  stdout.writableNeedDrain = true
  add(() => expect.fail('It must not be formatted.'))
  end()
  expect(stdout.written).toEqual([])
  stdout.writableNeedDrain = false
  add(() => 'b\n')
  end()
  expect(stdout.written).toEqual(['2 omitted\nb\n'])
})
