const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/
const userinfo = /^(?:[\w.~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*$/
const host = /^(?:[\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/
const addressLiteral = /^\[(?:[0-9A-Fa-f:.]+|[vV][0-9A-Fa-f]+\.[\w.~!$&'()*+,;=:-]+)\]$/
const port = /^\d*$/
const path = /^(?:[\w.~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*$/
const query = /^(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*$/

/**
 * An absolute URI with a scheme, by the grammar of RFC 3986; with http and https it names a host
 * (RFC 9110). Time is linear in the length.
 */
export function isUri(text: string): boolean {
  const start = scheme.exec(text)
  if (start === null) return false
  const [beforeFragment, fragment = ''] = splitOnce(text.slice(start[0].length), '#')
  const [hierarchy, queryPart = ''] = splitOnce(beforeFragment, '?')
  if (!query.test(queryPart) || !query.test(fragment)) return false
  const needsHost = /^https?:/i.test(text)
  if (!hierarchy.startsWith('//')) return !needsHost && path.test(hierarchy)
  const pathStart = hierarchy.indexOf('/', 2)
  const authority = hierarchy.slice(2, pathStart === -1 ? undefined : pathStart)
  if (!isAuthority(authority, needsHost)) return false
  return pathStart === -1 || path.test(hierarchy.slice(pathStart))
}

function isAuthority(text: string, needsHost: boolean): boolean {
  const at = text.indexOf('@')
  if (at !== -1 && !userinfo.test(text.slice(0, at))) return false
  const hostAndPort = text.slice(at + 1)
  const colon = hostAndPort.indexOf(':', hostAndPort.indexOf(']'))
  const hostPart = colon === -1 ? hostAndPort : hostAndPort.slice(0, colon)
  if (colon !== -1 && !port.test(hostAndPort.slice(colon + 1))) return false
  if (needsHost && hostPart === '') return false
  return host.test(hostPart) || addressLiteral.test(hostPart)
}

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator)
  return index === -1 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}
