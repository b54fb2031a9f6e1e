import { firstParagraph } from './markdown-text.js'
import { pageOf, urlOf } from './page-paths.js'
import { readmeSections } from './readme-sections.js'

/** Returns the home page: the beginning of the README, and a card for each of its other sections. */
export function homePage(readme: string): string {
  const [intro, ...sections] = readmeSections(readme)
  const [first = '', ...rest] = firstParagraph(intro?.text ?? '').split(/(?<=\.) /)
  const frontmatter = {
    layout: 'home',
    title: first.replace(/\.$/, ''),
    titleTemplate: 'campaign-contract',
    description: first,
    hero: {
      name: 'campaign-contract',
      text: first,
      tagline: rest.join(' '),
      actions: [
        { theme: 'brand', text: 'Get started', link: urlOf(pageOf('README.md')) },
        { theme: 'alt', text: 'Open the playground', link: '/playground/' },
        { theme: 'alt', text: 'Every rule', link: '/rules/' },
      ],
    },
    features: sections.map((section) => ({
      title: section.heading,
      details: firstParagraph(section.text).split(/(?<=\.) (?=[A-Z])/)[0],
      link: urlOf(pageOf(section.pages[0] ?? 'README.md')),
    })),
  }
  const example = (intro?.text ?? '').replace(/^# .+\n+[^\n]+(?:\n[^\n]+)*\n/, '')
  return `---\n${JSON.stringify(frontmatter)}\n---\n\n${example}`
}
