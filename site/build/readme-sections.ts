import { posix } from 'node:path'

export interface Section {
  heading: string
  text: string
  /** Markdown files of the repository that the section links to, in order, each once. */
  pages: string[]
}

/** Splits the README into its sections of level 2; the text before the first has no heading. */
export const readmeSections = (readme: string): Section[] =>
  readme.split(/^(?=## )/m).map((text) => ({
    heading: /^## (.+)$/m.exec(text)?.[1] ?? '',
    text,
    pages: [
      ...new Set(
        [...text.matchAll(/\]\(([^)\s#]+\.md)(?:#[^)\s]*)?\)/g)].map(([, path = '']) =>
          posix.normalize(path),
        ),
      ),
    ],
  }))
