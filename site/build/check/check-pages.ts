import { createHash } from 'node:crypto'
import { posix } from 'node:path'

/** What the checks read from a page. */
export interface HtmlFacts {
  ids: Set<string>
  /** Targets of links that a reader follows. */
  links: string[]
  /** URLs that the page loads by itself. */
  loaded: string[]
  policy: string | undefined
  /** Inline scripts, by their text. */
  scripts: string[]
  /** Elements and attributes that the policy forbids. */
  forbidden: string[]
}

/** A built site: its pages by path, and the paths of all files. */
export interface BuiltSite {
  /** The path of the site on its host, with slashes at both ends. */
  base: string
  pages: ReadonlyMap<string, HtmlFacts>
  files: ReadonlySet<string>
}

/** Returns the problems of all pages: broken links and anchors, other hosts, gaps in the policy. */
export const checkPages = (site: BuiltSite): string[] =>
  [...site.pages].flatMap(([path, facts]) => [
    ...facts.links.flatMap((link) => brokenLink(site, path, link)),
    ...facts.loaded.flatMap((url) => brokenLoad(site, path, url)),
    ...weakPolicy(path, facts),
  ])

const isExternal = (link: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(link)

function brokenLink(site: BuiltSite, path: string, link: string): string[] {
  if (isExternal(link)) {
    return /^(?:https?|mailto):/i.test(link) ? [] : [`${path}: the link ${link} is not allowed`]
  }
  const [target = '', anchor = ''] = link.split('#')
  const file = fileOf(site, path, target)
  if (file === undefined) return [`${path}: ${link} does not exist`]
  const page = site.pages.get(file)
  // The playground keeps its state in the fragment.
  if (anchor === '' || page === undefined || anchor.startsWith('v1=')) return []
  return page.ids.has(decodeURIComponent(anchor)) ? [] : [`${path}: ${link} has no such anchor`]
}

function brokenLoad(site: BuiltSite, path: string, url: string): string[] {
  if (isExternal(url)) return [`${path}: loads ${url} from another host`]
  return fileOf(site, path, url) === undefined ? [`${path}: ${url} does not exist`] : []
}

/** Returns the file that a relative or absolute link leads to. */
function fileOf({ base, files }: BuiltSite, path: string, link: string): string | undefined {
  const from = posix.join(base, path)
  const [target = ''] = link.split('?')
  const whole = target === '' ? from : posix.resolve(posix.dirname(from), target)
  const isFolder = target.endsWith('/')
  if (!`${whole}/`.startsWith(base)) return undefined
  const inside = decodeURIComponent(whole.slice(base.length))
  const file = isFolder ? posix.join(inside, 'index.html') : inside
  return files.has(file) ? file : undefined
}

const forbiddenSources = ["'unsafe-eval'", "'unsafe-inline'", "'wasm-unsafe-eval'", '*', 'http']

function weakPolicy(path: string, { policy, scripts, forbidden }: HtmlFacts): string[] {
  if (policy === undefined) return [`${path}: has no Content-Security-Policy`]
  const missing = scripts
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .filter((hash) => !policy.includes(hash))
  return [
    ...(policy.startsWith("default-src 'none'") ? [] : [`${path}: the policy allows by default`]),
    ...forbiddenSources
      .filter((source) => policy.split(/[\s;]+/).some((each) => each.startsWith(source)))
      .map((source) => `${path}: the policy contains ${source}`),
    ...missing.map((hash) => `${path}: the policy lacks the inline script ${hash}`),
    ...forbidden.map((what) => `${path}: ${what} is not allowed by the policy`),
  ]
}
