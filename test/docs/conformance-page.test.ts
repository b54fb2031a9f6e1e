import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { bases, requestOf, topics } from '../conformance/load-cases.js'
import { blocks, docs, type Page, root } from './markdown.js'

const page = docs.find(({ path }) => path === 'docs/conformance-cases.md') as Page

/** Returns the first cells of the tables of a section. */
function explained(heading: string): string[] {
  const section = page.text.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^\| (`.*?) \|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((name) => !name.startsWith('`{'))
    .map((name) => name.replaceAll('`', ''))
}

const definitions = (name: string) =>
  JSON.parse(readFileSync(join(root, `conformance/${name}.schema.json`), 'utf8')).$defs
const { case: ofCase, options, expect: verdict } = definitions('cases')
const { given, workspace, earlierCall, request } = definitions('bases')
const members = ({ properties }: { properties: object }) => Object.keys(properties)

it('shows an existing case with its base and request', () => {
  const [shown, base, made] = blocks(page, 'yaml').map((text) => parse(text))
  const cases = topics.flatMap((topic) => topic.cases)
  expect(cases.find(({ id }) => id === shown.id)).toEqual(shown)
  expect(bases[shown.base]).toEqual(base)
  expect(requestOf(shown)).toEqual(made)
})

it.each([
  ['A case', members(ofCase)],
  ['The request', members(request)],
  ['Options', members(options)],
  ['The verdict', members(verdict)],
])('%s: explains exactly the members of the format', (heading, known) => {
  expect(explained(heading).sort()).toEqual(known.sort())
})

it('explains exactly the members of `given`', () => {
  const known = [
    ...members(given).filter((name) => name !== 'workspace'),
    ...members(workspace).map((name) => `workspace.${name}`),
    ...members(earlierCall).map((name) => `idempotency.${name}`),
  ]
  const names = explained('Facts').filter((name) => name !== 'fingerprint')
  expect(names.sort()).toEqual(known.sort())
})
