import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { campaignContract } from '../../cli/command.js'
import { blocks, docs, type Page, root } from '../../docs/markdown.js'
import { action, runAction } from '../ci/action.js'

const page = docs.find(({ path }) => path === 'docs/ci.md') as Page
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const hooks = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8'))

/** Returns the rows of the table that begins with this cell. */
const rowsOf = (first: string): string[][] => {
  const [, table = ''] = page.text.split(`\n| ${first} |`)
  const [rows = ''] = table.split('\n\n')
  return rows
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim().replaceAll(/^`|`$/g, '')))
    .map((cells) => cells.slice(1, -1))
}

describe('the tables of the action', () => {
  it('list its inputs with their defaults', () => {
    const inputs = Object.entries(action.inputs).map(([name, input]) => {
      const { description, required, default: usual } = input
      return [name, description, required ? 'required' : usual || 'none']
    })
    expect(rowsOf('input')).toEqual(inputs)
  })

  it('list its outputs', () => {
    const outputs = Object.entries(action.outputs).map(([name, { description }]) => [
      ...[name, description],
    ])
    expect(rowsOf('output')).toEqual(outputs)
  })
})

it('lists the command of each hook', () => {
  expect(rowsOf('hook')).toEqual(
    hooks.map(({ id, entry }: { id: string; entry: string }) => [id, entry]),
  )
})

describe('the YAML of the page', () => {
  const documents = blocks(page, 'yaml').map((block) => parse(block))

  it('uses existing inputs of the action, and passes valid files', () => {
    const [step, ...others] = documents
      .flatMap(({ jobs = {} }) => Object.values<{ steps: Step[] }>(jobs))
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses.startsWith('OWNER/'))
    expect(others).toEqual([])
    expect(step?.uses).toBe(`OWNER/campaign-contract@v${version}`)
    expect(Object.keys(action.inputs)).toEqual(
      expect.arrayContaining(Object.keys(step?.with ?? {})),
    )
    const valid = 'operation: changeCampaignStatus\nbody: {action: STOP}\n'
    const { code, log } = runAction(step?.with ?? {}, {
      'requests/a.yaml': valid,
      'payloads/b/c.yaml': valid,
      'facts.yaml': '{}',
    })
    expect({ code, log }).toEqual({
      code: 0,
      log: expect.stringMatching(/^\d files?: \d valid, 0 invalid, 0 unreadable\n$/),
    })
  })

  it('names existing hooks', () => {
    const repositories = documents.flatMap(({ repos = [] }) => repos)
    const [own] = repositories.filter(({ repo }) => repo !== 'local')
    expect(own.rev).toBe(`v${version}`)
    for (const { id } of own.hooks) expect(hooks).toContainEqual(expect.objectContaining({ id }))
  })
})

interface Step {
  uses: string
  with?: Record<string, string>
}

it('defines the local hook like the published one', () => {
  const [local] = blocks(page, 'yaml')
    .flatMap((block) => parse(block).repos ?? [])
    .filter(({ repo }) => repo === 'local')
    .flatMap((repository) => repository.hooks)
  const [{ id, name, entry, types_or, require_serial }] = hooks
  expect(local).toEqual({
    ...{ id, name, types_or, require_serial },
    ...{ entry: `npx --no-install ${entry}`, language: 'system', files: '^requests/' },
  })
})

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish', 'powershell'])('matches the help for %s', async (shell) => {
    const { stdout } = await campaignContract(['completion', '--help'])
    const [block = ''] = blocks(page, shell)
    const last = block.trimEnd().split('\n').at(-1) as string
    expect(last).toContain(`campaign-contract completion ${shell}`)
    expect(stdout).toContain(last)
    expect(blocks(page, shell)).toHaveLength(1)
  })
})
