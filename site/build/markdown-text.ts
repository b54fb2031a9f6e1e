/** Blocks of code, and code within a paragraph, which may continue on the next line. */
const code = /(^```[\s\S]*?^```$|`(?:[^`\n]|\n(?!\n))+`)/m

/** Applies a change to the text of a Markdown page, but not to its code. */
export const outsideCode = (markdown: string, change: (text: string) => string): string =>
  markdown
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')

/** Joins the lines of code within paragraphs: VitePress reads a line that starts with `<` as HTML. */
export const joinCode = (markdown: string): string =>
  markdown
    .split(code)
    .map((part, index) =>
      index % 2 === 1 && !part.startsWith('```') ? part.replaceAll(/\n */g, ' ') : part,
    )
    .join('')

/** Returns Markdown as plain text: without links, marks of code and emphasis. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the first level-1 heading. */
export const titleOf = (markdown: string): string => {
  const title = /^# (.+)$/m.exec(markdown)?.[1]
  if (title === undefined) throw new Error(`a page has no title: ${markdown.slice(0, 80)}`)
  return plainText(title)
}

/** Returns the first paragraph after the title, as plain text. */
export const firstParagraph = (markdown: string): string =>
  plainText(
    markdown
      .replace(/^[\s\S]*?^#+ .+$/m, '')
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .split(/\n{2,}/)
      .find((part) => /^[\p{L}`[]/u.test(part.trim())) ?? '',
  )

/** Returns the anchor of a heading, as GitHub generates it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
