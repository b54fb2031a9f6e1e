import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPages, type HtmlFacts } from '../../site/build/check/check-pages.js'
import { otherHosts } from '../../site/build/check/other-hosts.js'
import { withoutStyles, withPolicy } from '../../site/build/finish/content-security-policy.js'
import { withPreload } from '../../site/build/finish/preload.js'
import { serviceWorker } from '../../site/build/finish/service-worker.js'
import { root } from '../docs/markdown.js'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

describe('the policy', () => {
  const html =
    '<head><meta charset="utf-8"><script id="a">one()</script><script src="/b.js"></script></head>'
  const policy = /<meta charset="utf-8"><meta [^>]*content="([^"]+)">/.exec(withPolicy(html))?.[1]

  it('is the first element after the encoding', () => {
    expect(policy).toMatch(/^default-src 'none'; /)
  })

  it('allows inline scripts by their hashes alone', () => {
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf('one()')}';`)
    expect(policy).not.toMatch(/unsafe|\*|http/)
  })

  it('makes style attributes useless, which are removed from elements alone', () => {
    expect(withoutStyles('<p id="a" style="top:0">b style="c"</p>')).toBe(
      '<p id="a">b style="c"</p>',
    )
  })
})

describe('the check of a built site', () => {
  const sound: HtmlFacts = {
    ids: new Set(['top']),
    links: [],
    loaded: [],
    policy: "default-src 'none'; script-src 'self'",
    scripts: [],
    forbidden: [],
  }
  const problemsOf = (facts: Partial<HtmlFacts>, base = '/') =>
    checkPages({
      base,
      pages: new Map([
        ['guide/a.html', { ...sound, ...facts }],
        ['guide/index.html', sound],
      ]),
      files: new Set(['guide/a.html', 'guide/index.html', 'b c.svg']),
    })

  it.each([
    ['a page', '/guide/a.html'],
    ['a folder', '/guide/'],
    ['a relative page', './a.html'],
    ['an anchor', 'a.html#top'],
    ['its own anchor', '#top'],
    ['a query', 'a.html?b'],
    ['an escaped file', '/b%20c.svg'],
    ['another host', 'https://example.com/missing'],
    ['a state of the playground', '/guide/#v1=abc'],
  ])('accepts a link to %s', (_name, link) => {
    expect(problemsOf({ links: [link] })).toEqual([])
  })

  it.each([
    ['a missing page', '/missing.html'],
    ['a missing folder', '/guide/b/'],
    ['a missing anchor', 'a.html#bottom'],
    ['a missing own anchor', '#bottom'],
    ['a page outside the site', '../../../etc/a.html'],
    ['a script', 'javascript:alert(1)'],
  ])('rejects a link to %s', (_name, link) => {
    expect(problemsOf({ links: [link] })).toEqual([expect.stringContaining(link)])
  })

  it('knows the path of the site on its host', () => {
    expect(problemsOf({ links: ['/docs/guide/'] }, '/docs/')).toEqual([])
    expect(problemsOf({ links: ['/guide/'] }, '/docs/')).toHaveLength(1)
  })

  it.each<[string, Partial<HtmlFacts>]>([
    ['loads from another host', { loaded: ['//cdn.example.com/a.js'] }],
    ['loads a missing file', { loaded: ['/missing.js'] }],
    ['has no policy', { policy: undefined }],
    ['allows by default', { policy: "script-src 'self'" }],
    ['allows eval', { policy: `${sound.policy} 'unsafe-eval'` }],
    ['allows inline code', { policy: `${sound.policy} 'unsafe-inline'` }],
    ['allows any host', { policy: `${sound.policy} *` }],
    ['allows a host', { policy: `${sound.policy} https://example.com` }],
    ['has a script that the policy lacks', { scripts: ['one()'] }],
    ['has an inline style', { forbidden: ['style of <p>'] }],
  ])('rejects a page that %s', (_name, facts) => {
    expect(problemsOf(facts)).toHaveLength(1)
  })

  it('finds the other hosts of a style sheet', () => {
    const css = '@import "https://a.example/x.css"; b{background:url(//c.example/d)} e{f:url(/g)}'
    expect(otherHosts(css)).toEqual(['https://a.example/x.css', '//c.example/d'])
  })
})

describe('the service worker', () => {
  const template = readFileSync(join(root, 'site/public/service-worker.js'), 'utf8')
  const of = (content: string) =>
    serviceWorker(template, [
      ['a.html', Buffer.from(content)],
      ['b.js', Buffer.from('b')],
    ])

  it('lists every file with the hash of its content', () => {
    const list = JSON.parse(/^const files = (.+)$/m.exec(of('a'))?.[1] ?? '')
    expect(Object.keys(list)).toEqual(['a.html', 'b.js'])
    expect(list['b.js']).toBe(createHash('sha256').update('b').digest('hex').slice(0, 16))
  })

  it('differs if and only if a file differs', () => {
    expect(of('a')).toBe(of('a'))
    expect(of('a')).not.toBe(of('c'))
  })
})

it('loads a script and its imports while the page starts, with the base of the site', () => {
  const html = '<head><link rel="modulepreload" href="/base/assets/chunks/a.js"></head>'
  const script = 'import{a}from"./a.js";import"../b.js";const later=()=>import("./c.js")'
  const links = withPreload(html, 'assets/chunks/mount.js', () => script)
  expect([...links.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/base/assets/chunks/a.js',
    '/base/assets/b.js',
    '/base/assets/chunks/mount.js',
  ])
})
