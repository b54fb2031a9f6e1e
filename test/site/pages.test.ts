import { describe, expect, it } from 'vitest'
import { homePage } from '../../site/build/home.js'
import { rewriteLinks } from '../../site/build/links.js'
import { anchorOf, firstParagraph, joinCode, titleOf } from '../../site/build/markdown-text.js'
import { pageOf, urlOf } from '../../site/build/page-paths.js'
import { readmeSections } from '../../site/build/readme-sections.js'
import { readme } from '../docs/markdown.js'

it.each([
  ['README.md', 'start.md', '/start.html'],
  ['SECURITY.md', 'security.md', '/security.html'],
  ['docs/json-output.md', 'json-output.md', '/json-output.html'],
  ['docs/rules/README.md', 'rules/index.md', '/rules/'],
  ['docs/rules/geofence/number-format.md', 'rules/geofence/number-format.md'],
  ['examples/servers/README.md', 'examples/servers/index.md', '/examples/servers/'],
])('%s is the page %s', (source, page, url = `/${page.replace(/md$/, 'html')}`) => {
  expect(pageOf(source)).toBe(page)
  expect(urlOf(page)).toBe(url)
})

describe('a link', () => {
  const onSite = ['README.md', 'SECURITY.md', 'docs/check.md', 'docs/rules/README.md']
  const onlyInRepository = ['docs/a.svg', 'examples/servers/options.ts', 'src']
  const places = {
    isOnSite: (path: string) => onSite.includes(path) || path === 'docs/a.svg',
    exists: (path: string) => [...onSite, ...onlyInRepository].includes(path),
    repositoryUrl: 'https://example.com/repository',
  }
  const rewrite = (text: string, source: string) => rewriteLinks(text, source, places)

  it.each([
    ['to a page beside it', 'docs/facts.md', '[a](check.md)', '[a](./check.md)'],
    ['to an anchor there', 'docs/facts.md', '[a](check.md#b)', '[a](./check.md#b)'],
    ['from a rule', 'docs/rules/a/b.md', '[a](../../check.md)', '[a](../../check.md)'],
    ['to an index', 'docs/check.md', '[a](rules/README.md)', '[a](./rules/index.md)'],
    ['out of docs', 'docs/check.md', '[a](../SECURITY.md)', '[a](./security.md)'],
    ['into docs', 'README.md', '[`a`](docs/check.md)', '[`a`](./check.md)'],
    ['to a picture', 'README.md', '![a](docs/a.svg)', '![a](/a.svg)'],
    ['to a file', 'docs/x.md', '[a](../src)', '[a](https://example.com/repository/blob/HEAD/src)'],
    ['to another host', 'docs/x.md', '[a](https://example.org/b.md)'],
    ['within its page', 'docs/x.md', '[a](#b)'],
    ['in code', 'docs/x.md', '`[a](missing.md)`\n\n```md\n[a](missing.md)\n```'],
  ])('%s', (_name, source, text, want = text) => {
    expect(rewrite(text, source)).toBe(want)
  })

  it('that leads nowhere fails the build', () => {
    expect(() => rewrite('[a](missing.md)', 'docs/x.md')).toThrow(/docs\/x.md: missing.md/)
  })
})

it('reads titles and first paragraphs as plain text', () => {
  const page =
    '<!-- a -->\n\n# The `a` [page](b.md)\n\n```sh\nc\n```\n\nThe *first*\n`paragraph`.\n\nNext.'
  expect(titleOf(page)).toBe('The a page')
  expect(firstParagraph(page)).toBe('The first paragraph.')
})

it('joins code that is broken between lines, but not blocks', () => {
  const block = '```\na\nb\n```'
  expect(joinCode(`The flag \`--a\n<b>\` is new.\n\n${block}`)).toBe(
    `The flag \`--a <b>\` is new.\n\n${block}`,
  )
})

it.each([
  ['1. One violation, or `many`', '1-one-violation-or-many'],
  ['What may change?', 'what-may-change'],
])('the anchor of “%s” is the one of GitHub', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor)
})

describe('the home page', () => {
  const home = homePage(readme.text)
  const { hero, cards } = JSON.parse(/^---\n(.+)\n---\n/.exec(home)?.[1] ?? '')

  it('begins like the README, with its example', () => {
    expect(readme.text.replaceAll(/\s+/g, ' ')).toContain(`${hero.text} ${hero.tagline}`)
    for (const block of readmeSections(readme.text)[0]?.text.match(/^```[\s\S]*?^```$/gm) ?? []) {
      expect(home).toContain(block)
    }
  })

  it('has a card for every section of the README, and for CI', () => {
    const headings = [...readme.text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    const titles = cards.map(({ title }: { title: string }) => title)
    expect(titles.sort()).toEqual([...headings, 'In CI'].sort())
    for (const { details, link } of cards) {
      expect(details).not.toMatch(/[[\]`]/)
      expect(link).toMatch(/^\/[\w-]+(?:\.html|\/)$/)
    }
  })
})
