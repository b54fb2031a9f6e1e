import { groupBy } from '../../src/conformance/grouping.js'
import { rules as ruleEntries } from '../../tools/docs/rule-cells.js'
import { entryGroups, entryPoints } from './entry-points.js'
import { titleOf } from './markdown-text.js'
import { pageOf, urlOf } from './page-paths.js'
import { read } from './repository.js'

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

/** Groups of pages with the texts that name them. `docs/reference.md` lists the other pages. */
const pagesByGroup: Record<string, Record<string, string>> = {
  'In my code': {
    'Without a framework': 'docs/validate.md',
    Express: 'docs/servers/express.md',
    Fastify: 'docs/servers/fastify.md',
    Hono: 'docs/servers/hono.md',
    Koa: 'docs/servers/koa.md',
    Nest: 'docs/servers/nestjs.md',
    'Fetch API': 'docs/servers/fetch.md',
    'All servers': 'docs/servers.md',
    Clients: 'docs/clients.md',
  },
  'My payload files': {
    'Files in CI': 'docs/ci.md',
    'Your own rules': 'docs/plugins.md',
    Workspace: 'docs/workspace.md',
    Exceptions: 'docs/exceptions.md',
    'Large dumps': 'docs/bulk.md',
  },
  'My tests': {
    Matchers: 'docs/matchers.md',
    Sandbox: 'docs/sandbox.md',
    'Test a server': 'docs/conformance.md',
  },
  Reference: {
    'All pages': 'docs/reference.md',
    Rules: ruleIndex,
    Facts: 'docs/facts.md',
    Configuration: 'docs/configuration.md',
  },
}

/** Returns the pages by task. A group leads to its first page. */
export function guides(): Item[] {
  const sections = Object.entries(pagesByGroup).map(([text, pages]) => {
    const items = Object.entries(pages).map(([text, page]) => ({ text, link: urlOf(pageOf(page)) }))
    return { text, link: items[0]?.link ?? '', items }
  })
  return [{ text: 'Get started', link: urlOf(pageOf('README.md')) }, ...sections]
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

/** Returns the pages of the API reference by purpose; the operations are one group. */
export function apiReference(): Item[] {
  const itemOf = (specifier: string): Item => ({
    text: specifier.replace(/^campaign-contract(?:\/operations)?(?=\/)/, ''),
    link: `/api/${specifier}.html`,
  })
  const groups = Object.entries(entryGroups).map(([text, group]) => {
    const items = Object.keys(group).map(itemOf)
    return { text, link: items[0]?.link ?? '', items }
  })
  const operations = entryPoints()
    .map(({ specifier }) => specifier)
    .filter((specifier) => specifier.includes('/operations/'))
  return [
    { text: 'API reference', link: '/api/' },
    ...groups,
    { text: '/operations', link: '/api/', collapsed: true, items: operations.map(itemOf) },
  ]
}
