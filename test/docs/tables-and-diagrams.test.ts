import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { blocks, docs, type Page, root } from './markdown.js'

const pageAt = (path: string) => docs.find((page) => page.path === path) as Page

/** Returns the cells of every row of every table. */
const rows = ({ text }: Page): string[][] =>
  [...text.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) =>
    row.split(/(?<!\\)\|/).map((cell) => cell.trim()),
  )

it.each(docs.map((page) => [page.path, page] as const))(
  'has no empty cells in %s',
  (_path, page) => {
    expect(rows(page).filter((cells) => cells.includes(''))).toEqual([])
  },
)

describe('the diagrams of the states', () => {
  const families = ['offerings', 'campaigns'] as const
  const diagrams = blocks(pageAt('docs/states.md'), 'mermaid')

  it.each(families.map((family, index) => [family, index] as const))('%s', (family, index) => {
    const [first, ...lines] = (diagrams[index] ?? '').trimEnd().split('\n')
    expect(first).toBe('stateDiagram-v2')
    const declared = lines.flatMap(
      (line) => line.match(/^ {2}(?:state ".*" as )?(\w+)$/)?.[1] ?? [],
    )
    const drawn = lines.flatMap((line) => {
      const [, from, to] = line.match(/^ {2}(\[\*\]|\w+) --> (\w+) : [^:;{}`]+$/) ?? []
      return from === undefined ? [] : [[from, to] as const]
    })
    expect(declared.length + drawn.length).toBe(lines.length)
    const named = drawn.flat().filter((state) => state !== '[*]' && !declared.includes(state ?? ''))
    expect(named).toEqual([])
    const { 'x-states': contract } = parse(
      readFileSync(join(root, `openapi/${family}.yaml`), 'utf8'),
    )
    expect(declared).toEqual(expect.arrayContaining(Object.keys(contract.states)))
    const arrows = contract.transitions.flatMap(({ from }: { from: string[] }) =>
      from.length === 0 ? ['[*]'] : from,
    )
    expect(drawn).toHaveLength(arrows.length)
  })

  it('exist for both families', () => {
    expect(diagrams).toHaveLength(families.length)
  })
})
