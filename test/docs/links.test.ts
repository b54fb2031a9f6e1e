import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { pages, root } from './markdown.js'

/** Returns the anchors of a page's headings, as GitHub generates them. */
const anchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const withoutCode = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '')

it('has no broken links within the repository', () => {
  const links = pages.flatMap(({ path, text }) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ path, link })),
  )
  const broken = links.filter(({ path, link }) => {
    if (/^https?:/.test(link)) return false
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? path : join(dirname(path), file)
    if (!existsSync(join(root, target))) return true
    return (
      anchor !== undefined && !anchors(readFileSync(join(root, target), 'utf8')).includes(anchor)
    )
  })
  expect(broken).toEqual([])
  expect(links.length).toBeGreaterThan(100)
})
