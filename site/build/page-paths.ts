import { posix } from 'node:path'

/**
 * Returns the page of a Markdown file, as a path from the root of the site: the pages of `docs/` are
 * at the root, and the README of a folder is its index.
 */
export function pageOf(source: string): string {
  if (source === 'README.md') return 'start.md'
  if (source === 'docs/rules.md') return 'rules/index.md'
  const path = source.replace(/^docs\//, '')
  if (posix.basename(path) === 'README.md') return `${posix.dirname(path)}/index.md`
  return path.includes('/') ? path : path.toLowerCase()
}

/** Returns the URL of a page from the root of the site. */
export const urlOf = (page: string): string =>
  `/${page.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html')}`
