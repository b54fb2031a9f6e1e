import type { SearchResult } from 'minisearch'

/** A section of a page as the index has it: `titles` are those above it, of which the first is the page's. */
interface Section {
  id: string
  title: string
  titles: string[]
  text: string
}

/** A page with the sections that have the words, the best first. */
export interface PageHits {
  title: string
  link: string
  /** Parts of the best section's text; those at odd indices match. */
  excerpt: string[]
  sections: { title: string; link: string }[]
}

const most = 12
const mostSections = 4

/** Groups the hits of a search by page. */
export function hitsByPage(results: readonly SearchResult[]): PageHits[] {
  const pages = new Map<string, (SearchResult & Section)[]>()
  for (const result of results as (SearchResult & Section)[]) {
    const page = result.id.replace(/#.*/, '')
    const hits = pages.get(page)
    if (hits !== undefined) hits.push(result)
    else if (pages.size < most) pages.set(page, [result])
  }
  return [...pages].map(([link, hits]) => ({
    link,
    title: plain(hits[0]?.titles[0] ?? hits[0]?.title ?? ''),
    excerpt: excerptOf(hits),
    sections: hits
      .filter(({ titles }) => titles.length > 0)
      .slice(0, mostSections)
      .map(({ title, id }) => ({ title: plain(title), link: id })),
  }))
}

/** Returns the surroundings of the first match, of the first section whose text has one. */
function excerptOf(hits: readonly (SearchResult & Section)[]): string[] {
  const terms = [...new Set(hits.flatMap(({ terms }) => terms))].map(escaped)
  const pattern = new RegExp(`(${terms.join('|')})`, 'i')
  const text =
    hits.map(({ text }) => text).find((each) => pattern.test(each)) ?? hits[0]?.text ?? ''
  const start = Math.max(0, text.search(pattern) - 60)
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1
  const cut = text.slice(from, from + 200)
  const excerpt = `${from > 0 ? '… ' : ''}${from + 200 < text.length ? cut.replace(/\S*$/, '…') : cut}`
  return excerpt.split(new RegExp(pattern, 'gi'))
}

const escaped = (term: string) => term.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')

/** Titles in the index are HTML without elements. */
const plain = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
