/** The scheme and authority of a URL. */
const origin = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]*/

/** Returns the path of a URL with its query: some servers provide only these. */
export const targetOf = (url: string): string =>
  url.startsWith('/') ? url : url.replace(origin, '')

/** Returns the query of a URL with its `?`; '' if it has none. */
export const searchOf = (url: string): string => /^[^?#]*(\?[^#]*)?/.exec(url)?.[1] ?? ''

/** The query of a URL, without the fragment, which clients do not send. */
const query = /^[^?#]*\?([^#]*)/

/** Returns the query parameters by name; a repeated one has an array of its values. */
export function readQuery(target: string): Record<string, string | string[]> {
  if (!target.includes('?')) return {}
  const read = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(query.exec(target)?.[1])) {
    const before = read.get(name)
    if (before === undefined) read.set(name, value)
    else if (typeof before === 'string') read.set(name, [before, value])
    else before.push(value)
  }
  return Object.fromEntries(read)
}
/** Returns whether a method is HEAD: validated like GET, but its response has no body. */
export const isHead = (method: string): boolean => method.toUpperCase() === 'HEAD'
