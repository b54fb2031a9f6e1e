import { groupBy } from '../../src/conformance/grouping.js'
import { rules as ruleEntries } from '../../tools/docs/rule-cells.js'
import { entryPoints } from './entry-points.js'
import { anchorOf, titleOf } from './markdown-text.js'
import { pageOf, urlOf } from './page-paths.js'
import { readmeSections } from './readme-sections.js'
import { read } from './repository.js'
import { sources } from './sources.js'

export interface Item {
  text: string
  /** Also of a group: without, VitePress makes it a button that contains another. */
  link: string
  collapsed?: boolean
  items?: Item[]
}

const itemOf = (source: string): Item => ({
  text: titleOf(read(source)),
  link: urlOf(pageOf(source)),
})

const ruleIndex = 'docs/rules.md'

const start = urlOf(pageOf('README.md'))

/** Returns the pages by task: the sections of the README with the pages that they link to. */
export function guides(): Item[] {
  const listed = new Set<string>(['README.md'])
  const sections = readmeSections(read('README.md'))
    .filter(({ heading }) => heading !== '')
    .map(({ heading, pages }) => {
      const fresh = pages.filter((page) => sources.includes(page) && !listed.has(page))
      for (const page of fresh) listed.add(page)
      return { text: heading, link: `${start}#${anchorOf(heading)}`, items: fresh.map(itemOf) }
    })
  const others = sources.filter((source) => !listed.has(source) && !source.startsWith('examples/'))
  sections
    .at(-1)
    ?.items.push(
      ...others.map(itemOf),
      { text: 'Coverage', link: '/coverage.html' },
      { text: 'API reference', link: '/api/' },
    )
  return [{ text: 'Get started', link: start }, ...sections]
}

/**
 * Returns the navigation of rules by path: the groups in the order of the index, and on the pages of a
 * group its rules alone. All rules on every page would take a phone half a second to start.
 */
export function rules(): Record<string, Item[]> {
  const groups = groupBy([...ruleEntries.keys()], (id) => id.replace(/\/.*$/, ''))
  const groupItem = (group: string): Item => ({ text: group, link: `/rules/#${group}` })
  return Object.fromEntries([
    ['/rules/', [{ ...itemOf(ruleIndex), items: [...groups.keys()].map(groupItem) }]],
    ...[...groups].map(([group, those]) => [
      `/rules/${group}/`,
      [itemOf(ruleIndex), { ...groupItem(group), items: those.map(ruleItem) }],
    ]),
  ])
}

const ruleItem = (id: string): Item => ({
  text: id.replace(/^.*\//, ''),
  link: `/rules/${id}.html`,
})

/** Returns the pages of the API reference; the operations are one group. */
export function apiReference(): Item[] {
  const items = entryPoints().map(({ specifier }) => ({
    text: specifier.replace(/^campaign-contract(?=\/)/, ''),
    link: `/api/${specifier}.html`,
  }))
  const isOperation = ({ text }: Item) => text.startsWith('/operations/')
  return [
    { text: 'API reference', link: '/api/' },
    ...items.filter((item) => !isOperation(item)),
    { text: '/operations', link: '/api/', collapsed: true, items: items.filter(isOperation) },
  ]
}
