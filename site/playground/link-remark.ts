/** Many programs cut links that are longer. */
const practicalLength = 8000

/** Returns what to say about a link that was copied; that it is too long for practical use, too. */
export const linkRemark = ({ length }: string): string =>
  length > practicalLength
    ? `Copied. The link has ${length.toLocaleString('en')} characters; many programs cut such a link.`
    : 'Copied.'
