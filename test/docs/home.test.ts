import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../cli/command.js'

const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const { homepage, repository, bugs, dependencies = {} } = JSON.parse(read('package.json'))
const home: string = repository.url.replace(/^git\+|\.git$/g, '')

it('names the repository of package.json everywhere', () => {
  expect(homepage).toBe(`${home}#readme`)
  expect(bugs).toBe(`${home}/issues`)
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  const named = ['README.md', ...pages.map((name) => `docs/${name}`)].flatMap((name) =>
    [...read(name).matchAll(/(?:github\.com\/|uses: )(\S+?\/campaign-contract)\b/g)].map(
      ([, of]) => of,
    ),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(new Set(named)).toEqual(new Set([new URL(home).pathname.slice(1)]))
})

it('has no dependencies', () => {
  expect(dependencies).toEqual({})
})
