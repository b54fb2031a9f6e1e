import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { guides } from '../../site/build/navigation.js'
import { pageOf, urlOf } from '../../site/build/page-paths.js'
import { docs } from './markdown.js'

const linksIn = (name: string): string[] => {
  const { path, text } = docs.find(({ path }) => path === `docs/${name}.md`) ?? expect.fail(name)
  return [...text.matchAll(/\]\(([\w/-]+\.md)/g)].map(([, link = '']) => join(dirname(path), link))
}

test('the sidebar, the reference or the guide of plugins leads to each page of the docs', () => {
  const sidebar = guides().flatMap(({ link, items = [] }) => [
    link,
    ...items.map((item) => item.link),
  ])
  const listed = [...linksIn('reference'), ...linksIn('plugins')]
  const lost = docs
    .map(({ path }) => path)
    .filter((path) => !listed.includes(path) && !sidebar.includes(urlOf(pageOf(path))))
  expect(lost).toEqual([])
  expect(sidebar.length).toBeLessThan(30)
})
