import { withCharts } from './charts/benchmark-charts.js'
import { homePage } from './home.js'
import { rewriteLinks } from './links.js'
import { firstParagraph, joinCode } from './markdown-text.js'
import { pageOf } from './page-paths.js'
import { exists, read, repositoryUrl } from './repository.js'
import { withPlaygroundLinks } from './rule-examples.js'
import { sources } from './sources.js'
import { drawStateDiagrams } from './states/state-diagrams.js'

const places = {
  isOnSite: (path: string) => sources.includes(path) || path.startsWith('docs/screens/'),
  exists,
  repositoryUrl,
}

/** Writes every page: those from the repository, and those of the site alone. */
export async function writePages(write: (path: string, text: string) => void): Promise<void> {
  for (const source of sources) write(pageOf(source), await pageFrom(source))
  write('index.md', rewriteLinks(homePage(read('README.md')), 'README.md', places))
  write('playground/index.md', read('site/playground/index.md'))
}

async function pageFrom(source: string): Promise<string> {
  const markdown = joinCode(rewriteLinks(read(source), source, places))
  return withDescription(await withAdditions(source, markdown))
}

/** Adds what a page has on the site alone: drawn diagrams, charts and links to the playground. */
async function withAdditions(source: string, markdown: string): Promise<string> {
  if (source === 'docs/states.md') return drawStateDiagrams(markdown)
  if (source === 'docs/benchmark.md') return withCharts(markdown)
  const rule = /^docs\/rules\/(.+\/.+)\.md$/.exec(source)?.[1]
  return rule === undefined ? markdown : withPlaygroundLinks(markdown, rule)
}

const withDescription = (markdown: string): string =>
  `---\ndescription: ${JSON.stringify(firstParagraph(markdown))}\n---\n\n${markdown}`
