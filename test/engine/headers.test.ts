import { describe, expect, it } from 'vitest'
import { type HeadersInput, readHeaders } from '../../src/core/contract/request.js'

function read(input: unknown) {
  const headers = readHeaders(input as HeadersInput)
  return Object.fromEntries(headers.present().map((name) => [name, headers.get(name)]))
}

describe('headers', () => {
  it.each<[what: string, input: unknown, wanted: Record<string, string>]>([
    ['by lower-case name', { 'X-A': '1', 'x-b': '2' }, { 'x-a': '1', 'x-b': '2' }],
    ['in a Fetch object', new Headers({ 'X-A': ' 1 ' }), { 'x-a': '1' }],
    ['a list of values is joined', { a: ['1', '2'] }, { a: '1, 2' }],
    ['names that differ in case alone are one', { 'x-a': '1', 'X-A': '2' }, { 'x-a': '1, 2' }],
    ['three of them', { 'x-a': '1', 'X-A': '2', 'X-a': '3' }, { 'x-a': '1, 2, 3' }],
    ['without spaces and tabs around', { a: ' \t 1 \t2\t ' }, { a: '1 \t2' }],
    ['of spaces alone are absent', { a: ' \t ', b: '', c: ['', ''].slice(1) }, {}],
    ['with other white space within their value', { a: '\u00a01\n' }, { a: '\u00a01\n' }],
    ['that are no text are absent', { a: undefined, b: null, c: 7, d: {} }, {}],
  ])('%s', (_what, input, wanted) => {
    expect(read(input)).toEqual(wanted)
  })

  it('ignores names that are not strings', () => {
    const odd = { forEach: (visit: (value: string, name: unknown) => void) => visit('1', 7) }
    expect(read(odd)).toEqual({})
  })
})
