import type { Position } from '../documents/position.js'
import type { LocatedText } from './located-text.js'

/** Returns the position of an index in a URL whose start was replaced. */
export const positionInEnd = (written: LocatedText, url: string, index: number): Position =>
  written.positionAt(Math.max(0, index + written.text.length - url.length))

/** The part of a URL before its path. */
const origin = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/([^/?#]*)/

/** Returns the host and port of a URL in lower case; undefined without a host. */
export const hostOf = (url: string): string | undefined =>
  origin.exec(url)?.[1]?.replace(/^.*@/, '').toLowerCase()

/** Removes an unresolved scheme and host from a URL; adds a missing scheme. */
export function withKnownOrigin(url: string): string {
  const path = url.replace(/^(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/)?[^/?#{]*\{\{[^{}]*\}\}[^/?#]*/, '')
  if (path !== url || url.startsWith('/')) return path
  return origin.test(url) ? url : `https://${url}`
}
