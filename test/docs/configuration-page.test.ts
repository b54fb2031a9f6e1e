import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { configuration } from '../../src/cli/config/options.js'
import { readConfig } from '../../src/cli/config/read-config.js'
import { campaignContract } from '../cli/command.js'
import { blocks, docs, type Page, readme, root } from './markdown.js'

const page = docs.find(({ path }) => path === 'docs/configuration.md') as Page
const rows = [...page.text.matchAll(/^\| `([\w.$]+)` \| .* \| (.*?) ?\|$/gm)]

const taken = (value: unknown) =>
  readConfig({ name: page.path, path: '', folder: '', value, positionOf: () => undefined })

describe('docs/configuration.md', () => {
  test('lists exactly the existing options', () => {
    const sections = ['serve', 'conform']
    const wanted = Object.entries(configuration.members).flatMap(([name, [kind]]) =>
      kind.is === 'members' && sections.includes(name)
        ? [name, ...Object.keys(kind.members).map((inner) => `${name}.${inner}`)]
        : [name],
    )
    expect(rows.map(([, name]) => name).sort()).toEqual(wanted.sort())
  })

  test('names existing flags', async () => {
    for (const [, name = '', flag = ''] of rows) {
      if (!/^`--[\w-]+`$/.test(flag)) {
        expect(['none', 'the arguments']).toContain(flag)
        continue
      }
      const command = name === 'statusPath' ? 'conform' : /^(\w+)\./.exec(name)?.[1]
      const { stdout } = await campaignContract([command ?? 'check', '--help'])
      expect(stdout).toMatch(new RegExp(`^ +${flag.replaceAll('`', '')} `, 'm'))
    }
  })

  test('shows valid configurations', () => {
    const shown = [
      ...blocks(page, 'yaml').map((text) => parse(text)),
      ...blocks(page, 'json').map((text) => JSON.parse(text)),
    ]
    expect(shown).toHaveLength(4)
    for (const config of shown) expect(taken(config)).toEqual(config)
    expect(() => taken({ ...shown[0], file: 'a' })).toThrow('Did you mean `files`?')
  })

  test('names the schema of the package', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(exports['./schemas/*.json']).toBe('./generated/schemas/*.json')
    expect(
      JSON.parse(readFileSync(join(root, 'generated/schemas/config.json'), 'utf8')),
    ).toHaveProperty('$defs')
  })
})

test('shows a valid configuration in the README', () => {
  const [text = ''] = blocks(readme, 'yaml')
  expect(taken(parse(text))).toEqual(parse(text))
})
