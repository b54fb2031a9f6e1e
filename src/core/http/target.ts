/** What stands before the path of a URL. */
const origin = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]*/

/** The path of a URL with its query, which is all that some servers give. */
export const targetOf = (url: string): string => url.replace(origin, '')

/** Returns the query of a URL with its `?`; '' where it has none. */
export const searchOf = (url: string): string => /^[^?#]*(\?[^#]*)?/.exec(url)?.[1] ?? ''

/** What stands between path and fragment, which never reaches a server. */
const query = /^[^?#]*\?([^#]*)/

/** Query parameters by name; one that is repeated has all its values. */
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
