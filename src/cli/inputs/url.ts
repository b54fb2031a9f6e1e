import { attempt } from '../../core/base/attempt.js'
import { type Region, visible } from '../documents/position.js'
import type { LocatedText } from './located-text.js'

/** The part of a URL before its path. */
const origin = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/([^/?#]*)/

/** Returns the host and port of a URL in lower case; undefined without a host. */
export const hostOf = (url: string): string | undefined =>
  origin.exec(url)?.[1]?.replace(/^.*@/, '').toLowerCase()

/** The credentials of a URL, after its scheme. */
export const userInfo = /^((?:[A-Za-z][A-Za-z0-9+.-]*:\/\/)?)[^/?#@{}]*@/

/** Removes credentials and an unresolved scheme and host from a URL; adds a missing scheme. */
export function withKnownOrigin(written: string): string {
  const url = written.replace(userInfo, '$1')
  const path = url.replace(/^(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/)?[^/?#{]*\{\{[^{}]*\}\}[^/?#]*/, '')
  if (path !== url || url.startsWith('/')) return path
  return origin.test(url) ? url : `https://${url}`
}

/** Returns the region of a parameter's value, or of the whole URL without it. */
export function regionOfParameter(
  name: string,
  value: string | undefined,
  url: string,
  written: LocatedText,
): Region {
  const part = value === undefined ? queryPart(name, url) : segment(value, url)
  // The start of a URL may be replaced: its scheme, host and credentials.
  const added = written.text.length - url.length
  const isWritten = part !== undefined && part.start + added >= 0
  const { start, end } = isWritten ? part : { start: -added, end: url.length }
  const { line, column } = written.positionAt(end + added)
  return visible({ ...written.positionAt(start + added), endLine: line, endColumn: column })
}

/** A part of a URL: offsets, with an exclusive end. */
interface UrlPart {
  start: number
  end: number
}

/** Returns the value of a query parameter, or all of it if the value is empty. */
function queryPart(name: string, url: string): UrlPart | undefined {
  const { 0: target = '' } = url.split('#', 1)
  const query = target.indexOf('?')
  if (query === -1) return undefined
  let at = query + 1
  for (const pair of target.slice(at).split('&')) {
    const sign = pair.indexOf('=')
    const [found] = new URLSearchParams(pair).keys()
    const valueAt = sign === -1 || sign === pair.length - 1 ? 0 : sign + 1
    if (found === name) return { start: at + valueAt, end: at + pair.length }
    at += pair.length + 1
  }
  return undefined
}

/** Returns the last segment of the path with this decoded value. */
function segment(value: string, url: string): UrlPart | undefined {
  const [path = ''] = url.split(/[?#]/, 1)
  let end = path.length
  while (end > 0) {
    const start = path.lastIndexOf('/', end - 1) + 1
    if (decoded(path.slice(start, end)) === value) return { start, end }
    end = start - 1
  }
  return undefined
}

/** Returns the text without percent-escapes; as it is if they are malformed. */
export const decoded = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text
