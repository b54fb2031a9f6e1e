import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createGate } from '../../src/adapters/gate/gate.js'
import { configuration } from '../../src/cli/config/options.js'
import { readConfig } from '../../src/cli/config/read-config.js'
import { campaignContract } from '../cli/command.js'
import { blocks, docs, type Page, readme, root } from './markdown.js'

const pageAt = (name: string) => docs.find(({ path }) => path === `docs/${name}.md`) as Page
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Returns the names in the first column of the tables that begin with a heading. */
function listed(name: string, heading: string): string[] {
  const tables = pageAt(name).text.split(`\n| ${heading} |`).slice(1)
  return tables.flatMap((table) =>
    [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`(?:--)?([\w.$-]+)[^`]*`/g)].map(([, each = '']) => each),
    ),
  )
}

/** Returns the long flags that the help of a command lists. */
async function flagsOf(command: string): Promise<string[]> {
  const { stdout } = await campaignContract([command, '--help', '--all'])
  return [...stdout.matchAll(/^ +(?:-\w, )?--([\w-]+)/gm)].map(([, flag = '']) => flag)
}

/** Flags that every command has. */
const shared = ['config', 'no-config', 'help']

function optionsOfAdapters(): string[] {
  try {
    createGate({ '': 0 } as object)
  } catch (error) {
    const [, known = ''] = /Known: (.*)\.$/.exec((error as Error).message) ?? []
    return known.split(', ')
  }
  return []
}

const optionsOfConfiguration = () =>
  Object.entries(configuration.members).flatMap(([name, kind]) =>
    kind.members !== undefined && ['serve', 'conform'].includes(name)
      ? [name, ...Object.keys(kind.members).map((inner) => `${name}.${inner}`)]
      : [name],
  )

const propertiesOf = (schema: string) =>
  Object.keys(JSON.parse(read(`generated/schemas/${schema}.json`)).properties)

const action = parse(read('action.yml'))
const hooks: { id: string }[] = parse(read('.pre-commit-hooks.yaml'))

test.each<[page: string, heading: string, names: () => readonly string[] | Promise<string[]>]>([
  ['servers/reference', 'option', optionsOfAdapters],
  ['configuration', 'option', optionsOfConfiguration],
  ['conformance-reference', 'option', async () => (await flagsOf('conform')).filter(isOwn)],
  ['sandbox-reference', 'option', async () => (await flagsOf('serve')).filter(isOwn)],
  ['workspace', 'member', () => propertiesOf('workspace').filter((name) => name !== '$schema')],
  ['ci', 'input', () => Object.keys(action.inputs)],
  ['ci', 'output', () => Object.keys(action.outputs)],
  ['ci', 'hook', () => hooks.map(({ id }) => id)],
])('docs/%s.md lists each %s that exists, and no other', async (page, heading, names) => {
  expect(listed(page, heading).sort()).toEqual([...(await names())].sort())
})

const isOwn = (flag: string) => !shared.includes(flag)

test.each([
  ['check', 'check'],
  ['bulk', 'check'],
  ['fix', 'fix'],
])('docs/%s.md lists flags of %s that exist', async (page, command) => {
  const flags = await flagsOf(command)
  expect(listed(page, 'flag').filter((name) => !flags.includes(name))).toEqual([])
})

test('the configurations in the docs and the README are valid', () => {
  const page = pageAt('configuration')
  const shown = [
    ...[...blocks(page, 'yaml'), ...blocks(readme, 'yaml')].map((text) => parse(text)),
    ...blocks(page, 'json').map((text) => JSON.parse(text)),
  ]
  expect(shown.length).toBeGreaterThan(3)
  for (const value of shown) {
    const file = { name: page.path, folder: '', value, positionOf: () => undefined }
    expect(readConfig(file)).toEqual(value)
  }
})

test('the docs name this version and this repository', () => {
  const { version, repository } = JSON.parse(read('package.json'))
  const name = new URL(repository.url.replace('git+', '')).pathname.slice(1).replace('.git', '')
  const uses = [readme, ...docs].flatMap(({ text }) => [
    ...text.matchAll(
      /(?:uses: |github\.com\/)(\S+\/campaign-contract)(?:\.git)?[@#](\S+?)`?\b\.?$/gm,
    ),
  ])
  expect(uses.length).toBeGreaterThan(1)
  for (const [, used, tag] of uses) expect([used, tag]).toEqual([name, `v${version}`])
})
