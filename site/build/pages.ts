import { rules } from '../../tools/docs/rule-cells.js'
import { loadDocuments } from '../../tools/generate/load-documents.js'
import { coveragePage } from './coverage/coverage-page.js'
import { homePage } from './home.js'
import { rewriteLinks } from './links.js'
import { firstParagraph, joinCode } from './markdown-text.js'
import { pageOf } from './page-paths.js'
import { exists, read, repositoryUrl, websiteUrl } from './repository.js'
import { ruleIndex } from './rules/rule-index.js'
import { rulePage } from './rules/rule-page.js'
import { sources } from './sources.js'
import { drawStateDiagrams } from './states/state-diagrams.js'

const places = {
  isOnSite: (path: string) => sources.includes(path) || path.startsWith('docs/screens/'),
  exists,
  repositoryUrl,
  websiteUrl,
}

/** Writes every page: those from the repository, and those of the site alone. */
export async function writePages(write: (path: string, text: string) => void): Promise<void> {
  for (const source of sources) write(pageOf(source), pageFrom(source))
  write('rules/index.md', ruleIndex())
  for (const id of rules.keys()) write(`rules/${id}.md`, withDescription(await rulePage(id)))
  write('coverage.md', withDescription(coveragePage(await loadDocuments())))
  write('index.md', await homePage())
  write('playground/index.md', read('site/playground/index.md'))
}

function pageFrom(source: string): string {
  const markdown = joinCode(rewriteLinks(withoutBadges(read(source)), source, places))
  return withDescription(source === 'docs/states.md' ? drawStateDiagrams(markdown) : markdown)
}

/** Pages of the site load no images of other hosts, and need no link to the site. */
const withoutBadges = (markdown: string): string =>
  markdown.replaceAll(/^\[(?:!|Website).*\n/gm, '')

const withDescription = (markdown: string): string =>
  `---\ndescription: ${JSON.stringify(firstParagraph(markdown))}\n---\n\n${markdown}`
