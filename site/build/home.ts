import { firstParagraph } from './markdown-text.js'
import { pageOf, urlOf } from './page-paths.js'
import { readmeSections, type Section } from './readme-sections.js'

interface Card {
  title: string
  details: string
  link: string
}

/**
 * Returns the home page: the beginning of the README with its example, and a card for each of its other
 * sections and for CI.
 */
export function homePage(readme: string): string {
  const [intro, ...sections] = readmeSections(readme)
  const [first = '', ...rest] = firstParagraph(intro?.text ?? '').split(/(?<=\.) /)
  const cards = sections.map(cardOf)
  const frontmatter = {
    layout: 'HomePage',
    sidebar: false,
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
      ],
    },
    cards: [...cards.slice(0, -1), ciCard(readme), ...cards.slice(-1)],
  }
  const example = (intro?.text ?? '').replace(/^# .+\n+[^\n]+(?:\n[^\n]+)*\n/, '')
  return `---\n${JSON.stringify(frontmatter)}\n---\n\n${example}`
}

function cardOf({ heading, text, pages }: Section): Card {
  const [details = ''] = firstParagraph(text).split(/(?<=\.) (?=[A-Z])/)
  return { title: heading, details, link: urlOf(pageOf(pages[0] ?? 'README.md')) }
}

/** Returns the card of CI, which has a sentence of the README instead of a section. */
function ciCard(readme: string): Card {
  const [, title, details = '', page = ''] =
    /^(In CI), ([^.]+\.) \[CI\]\(([^)]+)\)/m.exec(readme) ?? []
  if (title === undefined) throw new Error('README.md has no sentence about CI')
  const sentence = details.charAt(0).toUpperCase() + details.slice(1)
  return { title, details: sentence, link: urlOf(pageOf(page)) }
}
