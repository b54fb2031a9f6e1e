/** What stands before the path of a URL. */
const origin = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/([^/?#]*)/

/** The path of a URL with all that follows it. */
export const targetOf = (url: string): string => url.replace(origin, '')

/** The host of a URL, with its port, in lower case; undefined where it names none. */
export const hostOf = (url: string): string | undefined =>
  origin.exec(url)?.[1]?.replace(/^.*@/, '').toLowerCase()

/** The URL without a scheme and host that have no value, or with a scheme where it has none. */
export function withKnownOrigin(url: string): string {
  const path = url.replace(/^(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/)?[^/?#{]*\{\{[^{}]*\}\}[^/?#]*/, '')
  if (path !== url || url.startsWith('/')) return path
  return origin.test(url) ? url : `https://${url}`
}
