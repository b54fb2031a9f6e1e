/** Quotes a text for a POSIX shell. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Quotes a text for a POSIX shell if it needs quotes. */
export const shellArgument = (text: string): string =>
  /^[\w.:/-]+$/.test(text) ? text : shellQuoted(text)
