import { expect, test } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import { type AdapterOptions, readGateOptions } from '../../src/adapters/gate/gate-options.js'
import { docs, type Page } from './markdown.js'

const page = docs.find(({ path }) => path === 'docs/servers.md') as Page
const [, section = ''] = page.text.split('\n## Options\n')
const [table = ''] = section.split('\n## ')
const rows = [...table.matchAll(/^\| `(\w+)` \| (.*?) \| (.*?) \| (.*) \|$/gm)].map(
  ([, name = '', type = '', initial = '', meaning = '']) => ({ name, type, initial, meaning }),
)

/** Returns the error for the options. */
function errorOf(options: object): string {
  try {
    createGate(options as AdapterOptions)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('lists exactly the existing options, in their order', () => {
  const [, known = ''] = /Known options: (.*)\.$/.exec(errorOf({ '': 0 })) ?? []
  expect(rows.map(({ name }) => name)).toEqual(known.split(', '))
})

test.each(rows.map((row) => [row.name, row] as const))('says the type of %s', (name, { type }) => {
  // No option can be a symbol.
  expect(errorOf({ [name]: Symbol('invalid') })).toBe(`Option \`${name}\` must be ${type}.`)
})

test('says the defaults', () => {
  const defaults = readGateOptions({})
  for (const { name, initial } of rows) {
    const value = defaults[name as keyof typeof defaults]
    const isWritten = typeof value === 'number' || typeof value === 'string'
    if (isWritten)
      expect([name, initial.replaceAll('`', '').split(',')[0]]).toEqual([name, `${value}`])
  }
  expect(readGateOptions({ leaseSeconds: 1 }).storeTimeoutSeconds).toBe(0.5)
})

test('links every option to its section', () => {
  for (const { meaning } of rows) expect(meaning).toMatch(/\]\((#[\w-]+|validate\.md)\)/)
})
