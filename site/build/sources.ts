import { markdownIn } from './repository.js'

/** Markdown files of the repository that are pages of the site, by their paths from the root. */
export const sources: readonly string[] = [
  ...['README.md', 'SECURITY.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
  ...markdownIn('docs'),
  ...markdownIn('examples'),
]
