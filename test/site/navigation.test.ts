import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiReference, guides, type Item, rules } from '../../site/build/navigation.js'
import { pageOf, urlOf } from '../../site/build/page-paths.js'
import { createContract } from '../../src/core/index.js'
import { docs, root } from '../docs/markdown.js'

const linksOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ link, items: inner }) => (inner === undefined ? [link] : linksOf(inner)))

it('lists every guide once', () => {
  const links = linksOf(guides())
  expect(new Set(links).size).toBe(links.length)
  const pages = docs.map(({ path }) => path).filter((path) => !/^docs\/rules\/.+\//.test(path))
  for (const path of [...pages, 'SECURITY.md', 'CHANGELOG.md']) {
    expect(links).toContain(urlOf(pageOf(path)))
  }
})

it('lists every rule once, on the pages of its group', () => {
  const ids = Object.entries(rules()).flatMap(([path, items]) => {
    const group = path.replace(/^\/rules\/|\/$/g, '')
    const links = linksOf(items).filter((link) => link.endsWith('.html'))
    return links.map((link) => {
      expect(link).toMatch(new RegExp(`^/rules/${group}/[\\w-]+\\.html$`))
      return link.replace(/^\/rules\/|\.html$/g, '')
    })
  })
  const contract = new Set<string>(createContract().rules.map(({ id }) => id))
  expect(ids.sort()).toEqual([...contract].sort())
})

it('lists every entry point of the package with code', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = Object.keys(exports).filter((name) => typeof exports[name] === 'object')
  const links = linksOf(apiReference())
  for (const name of names) {
    const module = name.replace('.', 'campaign-contract').replace('*', 'createCampaign')
    expect(links).toContain(`/api/${module}.html`)
  }
})
