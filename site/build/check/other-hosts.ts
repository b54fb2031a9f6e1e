/** Returns the URLs with a host that a style sheet loads. */
export const otherHosts = (css: string): string[] =>
  [...css.matchAll(/(?:url\(\s*|@import\s+)["']?((?:https?:)?\/\/[^"')\s;]+)/g)].map(
    ([, url = '']) => url,
  )
