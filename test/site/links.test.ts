import { expect, it } from 'vitest'
import { linkTarget } from '../../site/playground/links.js'

it.each([
  ['a page', 'rules/push/title.html', '/site/rules/push/title.html'],
  ['a page from the root', '/rules/', '/site/rules/'],
  ['an anchor', 'rules/x.html#why', '/site/rules/x.html#why'],
  ['another host', 'https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['another host without encryption', 'HTTP://example.com', 'http://example.com/'],
])('leads to %s', (_name, docs, target) => {
  expect(linkTarget(docs, '/site/')).toBe(target)
})

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVA\nSCRIPT:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  '\\\\example.com',
  '\t//example.com',
  '\t/example.com',
  '../elsewhere',
  'https://',
])('leads nowhere from %j', (docs) => {
  expect(linkTarget(docs, '/site/')).toBeUndefined()
})

it.each(['//example.com/x', '/\\example.com/x', '\t/example.com/x', '/\t/example.com/x'])(
  'does not lead from %j to another host',
  (docs) => {
    const target = linkTarget(docs, '/')
    expect(target === undefined || new URL(target, 'https://here.test').host === 'here.test').toBe(
      true,
    )
  },
)
