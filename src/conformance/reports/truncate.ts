/** Default length of a text in a report. */
const maxLength = 4000

/** Truncates a text, and returns the number of omitted characters. */
export function truncate(text: string, limit = maxLength): { shown: string; omitted: number } {
  if (text.length <= limit) return { shown: text, omitted: 0 }
  const splitsSurrogates = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(limit - 1, limit + 1))
  const shown = text.slice(0, splitsSurrogates ? limit - 1 : limit)
  return { shown, omitted: text.length - shown.length }
}
