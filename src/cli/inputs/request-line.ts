import { InputError } from '../documents/input-error.js'
import type { PositionAt } from '../documents/position.js'
import { didYouMean } from '../host/nearest-name.js'
import type { Line } from './http-blocks.js'

const methods = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT'.split(' ')

/** Kinds of requests that clients of editors also send. */
const others = new Set('LIST QUERY GRAPHQL GRPC RSOCKET WEBSOCKET'.split(' '))

/** Parses the method and URL of a request line; the default method is GET. */
export function requestLine(
  { text, offset }: Line,
  positionAt: PositionAt,
): [method: string, url: Line] {
  const [start = '', written] = /^\s*(?:([A-Za-z]+)[ \t]+)?/.exec(text) ?? []
  const rest = text.slice(start.length).trimEnd()
  const version = rest.lastIndexOf(' HTTP/')
  const url = version === -1 ? rest : rest.slice(0, version).trimEnd()
  const method = (written ?? 'GET').toUpperCase()
  const isKnown = methods.includes(method) || others.has(method)
  const position = () => positionAt(offset + text.length - text.trimStart().length)
  if (!isKnown && isUrl(url)) {
    const message = `unknown method \`${method.slice(0, 40)}\`.${didYouMean(method, methods)}`
    throw new InputError(message, position())
  }
  if (!isKnown || (written === undefined && !isUrl(url))) {
    const message = 'not a request; write a method and a URL, and ### between requests'
    throw new InputError(message, position())
  }
  return [method, { text: url, offset: offset + start.length }]
}

/** Returns whether a text may be a URL; a URL with a variable may contain blanks. */
const isUrl = (text: string): boolean =>
  /^(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/|\/|\{\{)/.test(text) || isHostAndPath(text)

const isHostAndPath = (text: string): boolean =>
  !/\s/.test(text) && text.slice(1).search(/[.:/]/) !== -1
