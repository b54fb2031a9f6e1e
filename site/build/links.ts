import { posix } from 'node:path'
import { outsideCode } from './markdown-text.js'
import { pageOf } from './page-paths.js'

interface Places {
  /** Sources that the site has as pages or pictures, by their paths from the root. */
  isOnSite: (path: string) => boolean
  /** Files and folders of the repository. */
  exists: (path: string) => boolean
  repositoryUrl: string
  websiteUrl: string
}

/**
 * Rewrites the relative links of a page, which are written for the repository: to the page of the
 * target if the site has it, and otherwise to the file in the repository. Throws if there is neither. A
 * link to the website becomes one within it.
 */
export function rewriteLinks(markdown: string, source: string, places: Places): string {
  const rewrite = (link: string): string => {
    if (link.startsWith(places.websiteUrl)) return `/${link.slice(places.websiteUrl.length)}`
    if (/^(?:[a-z]+:|#)/.test(link)) return link
    const [path = '', anchor] = link.split('#')
    const target = posix.join(posix.dirname(source), path)
    if (!places.exists(target)) throw new Error(`${source}: ${link} does not exist`)
    if (!places.isOnSite(target)) return `${places.repositoryUrl}/blob/HEAD/${target}`
    if (!target.endsWith('.md')) return `/${pageOf(target)}`
    const page = posix.relative(posix.dirname(pageOf(source)), pageOf(target))
    const relative = page.startsWith('.') ? page : `./${page}`
    return anchor === undefined ? relative : `${relative}#${anchor}`
  }
  // A link may have code as its text, so the target alone is matched.
  return outsideCode(markdown, (text) =>
    text.replaceAll(/\]\(([^)\s]+)\)/g, (_, link: string) => `](${rewrite(link)})`),
  )
}
