import { expect, test } from 'vitest'
import { guides } from '../../site/build/navigation.js'
import { pageOf, urlOf } from '../../site/build/page-paths.js'
import { docs } from './markdown.js'

test('the sidebar or the reference leads to each page of the docs', () => {
  const links = guides().flatMap(({ link, items = [] }) => [link, ...items.map(({ link }) => link)])
  expect(links.length).toBeLessThan(30)
  const reference = docs.find(({ path }) => path === 'docs/reference.md')?.text ?? ''
  const lost = docs
    .map(({ path }) => path)
    .filter((path) => !links.includes(urlOf(pageOf(path))))
    .filter((path) => !reference.includes(`(${path.replace('docs/', '')})`))
  expect(lost).toEqual([])
})
