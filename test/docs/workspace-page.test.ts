import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { campaignContract, folderOf } from '../cli/command.js'
import { blocks, docs, type Page, root } from './markdown.js'

const page = docs.find(({ path }) => path === 'docs/workspace.md') as Page
const [file = ''] = blocks(page, 'yaml')
const name = 'campaign-contract.workspace.yaml'
const example = readFileSync(join(root, 'examples/workspace', name), 'utf8')

/** Returns a text without its first line, which names the schema relative to its folder. */
const withoutSchema = (text: string) => text.slice(text.indexOf('\n'))

describe('docs/workspace.md', () => {
  it('shows the example, which is valid', async () => {
    expect(withoutSchema(file)).toBe(withoutSchema(example))
    const { code, stdout } = await campaignContract(['workspace', 'check'], {
      cwd: folderOf({ [name]: file }),
    })
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `valid       ${name}\n\n1 file: 1 valid, 0 invalid, 0 unreadable\n`,
    })
  })

  it('names every member', () => {
    const rows = [...page.text.matchAll(/^\| (`[^|]+) \|/gm)].map(([, names]) => names)
    const listed = rows.flatMap((names = '') =>
      [...names.matchAll(/`(\w+)`/g)].map(([, each]) => each),
    )
    const { properties } = JSON.parse(
      readFileSync(join(root, 'generated/schemas/workspace.json'), 'utf8'),
    )
    expect(['$schema', ...listed].sort()).toEqual(Object.keys(properties).sort())
  })

  const commands = blocks(page, 'sh').map((text) =>
    text
      .trim()
      .split(/ (?:> )?/)
      .slice(2),
  )

  it('shows the output of `workspace check`', async () => {
    const [command = []] = commands
    const invalid = 'tgas: [tag_winter]\ntemplates: [tpl_banner]\n'
    const { stdout } = await campaignContract(command, { cwd: folderOf({ [name]: invalid }) })
    expect(stdout).toBe(blocks(page, 'text')[0])
  })

  it('shows the output of `check`', async () => {
    const [, command = []] = commands
    const request = 'operation: updateOffering\nbody: {tags: [tag_winter, tag_sumer]}\n'
    const cwd = folderOf({ [name]: file, 'requests/tags.yaml': request })
    const { stdout } = await campaignContract(command, { cwd })
    expect(stdout.startsWith(blocks(page, 'text')[1] ?? ' ')).toBe(true)
  })

  it('prints a schema with the names of the workspace', async () => {
    const [command = [], operation = ''] = [commands.at(-1)?.slice(0, 2), commands.at(-1)?.[1]]
    const { stdout } = await campaignContract(command, { cwd: folderOf({ [name]: file }) })
    expect(operation).toBe('createOffering')
    expect(stdout).toContain('"Winter sale"')
  })
})
