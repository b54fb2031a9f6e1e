import { describe, expect, test } from 'vitest'
import { InputError } from '../../src/cli/documents/input-error.js'
import { readText } from '../../src/cli/documents/read-text.js'
import { folderOf } from './command.js'

async function* chunks(...parts: (string | number[])[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part as string)
}

const problemOf = async (source: Parameters<typeof readText>[0]) => {
  const problem = await readText(source).catch((error) => error)
  expect(problem).toBeInstanceOf(InputError)
  return problem as InputError
}

describe('readText', () => {
  test('reads a file', async () => {
    const folder = folderOf({ 'a.yaml': 'für 東京 👍' })
    expect(await readText(`${folder}/a.yaml`)).toBe('für 東京 👍')
  })

  test.each([
    ['nothing', [], ''],
    ['one chunk', ['ab'], 'ab'],
    ['chunks that split a character', ['a', [0xc3], [0xa9], 'b'], 'aéb'],
    ['chunks after a byte order mark', [[0xef, 0xbb], [0xbf], '{}'], '{}'],
    ['a second byte order mark, which is text', ['\ufeff\ufeffa'], '\ufeffa'],
  ])('reads a stream of %s', async (_what, parts, text) => {
    expect(await readText(chunks(...parts))).toBe(text)
  })
})

describe('readText rejects', () => {
  test.each([
    ['ENOENT', 'file not found'],
    ['EACCES', 'permission denied'],
    ['EPERM', 'permission denied'],
    ['EISDIR', 'is a folder'],
    ['EIO', 'what the system says'],
    [undefined, 'what the system says'],
  ])('a file system error: %s', async (code, message) => {
    const broken = async function* () {
      yield Buffer.from('a')
      throw Object.assign(new Error('what the system says'), { code })
    }
    const problem = await problemOf(broken())
    expect([problem.message, problem.position]).toEqual([message, undefined])
  })

  test('a missing file or a folder', async () => {
    const folder = folderOf({ 'a.yaml': '' })
    expect((await problemOf(`${folder}/b.yaml`)).message).toBe('file not found')
    expect((await problemOf(folder)).message).toBe('is a folder')
  })

  test.each([
    ['little endian', [0xff, 0xfe, 0x61, 0x00]],
    ['big endian', [0xfe, 0xff, 0x00, 0x61]],
    ['the mark alone', [0xff, 0xfe]],
  ])('UTF-16: %s', async (_what, bytes) => {
    const { message, position } = await problemOf(chunks(bytes))
    expect([message, position]).toEqual(['not UTF-8 but UTF-16; save it as UTF-8', undefined])
  })

  const invalid = (byte: string) => `not UTF-8: invalid byte 0x${byte}`
  const ends = 'not UTF-8: ends in the middle of a character'

  test.each<[string, (string | number[])[], string, line: number, column: number]>([
    ['a byte first', [[0xff], 'abc'], invalid('ff'), 1, 1],
    ['half a mark of UTF-16', [[0xff, 0x61]], invalid('ff'), 1, 1],
    ['the other half', [[0xfe, 0xfe]], invalid('fe'), 1, 1],
    ['a byte in the middle', ['ab', [0x80], 'cd'], invalid('80'), 1, 3],
    ['a byte last', ['abc', [0xc0]], invalid('c0'), 1, 4],
    ['a byte in a later line', ['a\nb\r\ncd', [0xe9], 'f\n'], invalid('e9'), 3, 3],
    ['after characters of all lengths', ['aé東👍', [0xfe]], invalid('fe'), 1, 6],
    ['a surrogate', ['a', [0xed, 0xa0, 0x80]], invalid('ed'), 1, 2],
    ['a letter of another encoding', ['a', [0xe9], 'b', [0xff]], invalid('e9'), 1, 2],
    ['a byte after a byte order mark', ['\ufeffa', [0xff]], invalid('ff'), 1, 2],
    ['a byte after one within the text', ['a\ufeffb', [0xff]], invalid('ff'), 1, 4],
    ['a byte after two of them', ['\ufeff\ufeff', [0xff]], invalid('ff'), 1, 2],
    ['the end within two bytes', ['a', [0xc3]], ends, 1, 2],
    ['the end within four bytes', ['ab\n', [0xf0, 0x9f, 0x91]], ends, 2, 1],
  ])('invalid UTF-8: %s', async (_what, parts, message, line, column) => {
    const problem = await problemOf(chunks(...parts))
    expect([problem.message, problem.position]).toEqual([message, { line, column }])
  })
})
