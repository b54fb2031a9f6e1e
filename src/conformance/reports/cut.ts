/** How much of a text a report shows. */
export const longestShown = 4000

/** The beginning of a text that is too long to be shown, and how many characters are left out. */
export function cut(text: string, limit = longestShown): { shown: string; leftOut: number } {
  if (text.length <= limit) return { shown: text, leftOut: 0 }
  const isBetweenHalves = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(limit - 1, limit + 1))
  const shown = text.slice(0, isBetweenHalves ? limit - 1 : limit)
  return { shown, leftOut: text.length - shown.length }
}
