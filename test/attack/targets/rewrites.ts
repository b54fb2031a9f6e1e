/** The path that some servers rewrite to `/v5` before they route. */
export const alias = '/alias'

/** Rewrites the alias to the path of the contract. */
export const fromAlias = (url: string): string =>
  url.startsWith(`${alias}/`) ? `/v5${url.slice(alias.length)}` : url

/** Lower-cases the path of a URL and leaves its query. */
export const withLowerCasePath = (url: string): string =>
  url.replace(/^[^?#]*/, (path) => path.toLowerCase())
