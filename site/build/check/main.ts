import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../repository.js'
import { checkPages } from './check-pages.js'
import { htmlFacts } from './html-facts.js'
import { otherHosts } from './other-hosts.js'

/*
 * `npm run site:check`: checks the built site. Every link and anchor within it must exist, every page
 * must have the strict policy, and nothing may be loaded from another host.
 */
const folder = join(root, 'site/dist')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => statSync(join(folder, path)).isFile())
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8')

const pages = new Map(
  files.filter((path) => path.endsWith('.html')).map((path) => [path, htmlFacts(textOf(path))]),
)
const problems = [
  ...checkPages({ base: process.env.SITE_BASE ?? '/', pages, files: new Set(files) }),
  ...files
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => otherHosts(textOf(path)).map((url) => `${path}: loads ${url}`)),
]
const links = [...pages.values()].reduce((sum, page) => sum + page.links.length, 0)
for (const problem of problems) console.error(problem)
console.log(`${pages.size} pages, ${links} links, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
