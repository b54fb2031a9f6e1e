import { didYouMean } from '../../core/base/nearest.js'
import { InputError, orInputError } from '../documents/input-error.js'
import { positionsIn } from '../documents/position.js'
import { isAuthorization } from './authorization.js'
import { toBase64 } from './base64.js'
import { curlRequests } from './curl.js'
import { type HttpBlock, readHttpBlocks } from './http-blocks.js'
import type { Reader, ReadRequest } from './located-request.js'
import { joinedTexts, type LocatedText, sliced } from './located-text.js'
import { type Missing, namesIn, type ReasonFor, Variables } from './variables.js'
import { exchangeOf, type WrittenHeader, type WrittenRequest } from './written-request.js'

/** Reads an .http file of the HTTP clients of editors. */
export const readHttp: Reader = function* ({ text, environment = '' }) {
  const { blocks, variables: written } = readHttpBlocks(text, positionsIn(text))
  const variables = new Variables(written, () => reasonsIn(text, environment), hintFor)
  for (const block of blocks) {
    if (block instanceof InputError) yield { skipped: block }
    else if (/^\s*curl(?:\.exe)?\s/.test(block.whole.text)) {
      yield* curlRequests(block.whole, variables)
    } else yield requestIn(block, variables)
  }
}

/** Returns a function that says why a variable of the file has a value only when its requests are sent. */
function reasonsIn(text: string, environment: string): ReasonFor {
  const ofEnvironment = namesIn(environment, /"([^"\n]*)"\s*:/g)
  const exchanges = namesIn(text, /@name[ \t=]+([\w-]+)/g)
  const set = [
    /\.set\(\s*'([^'\n]*)'/g,
    /\.set\(\s*"([^"\n]*)"/g,
    /@prompt\s+(\S+)/g,
    /\bexports\.(\w+)\s*=/g,
  ].map((pattern) => namesIn(text, pattern))
  return (name) => {
    if (ofEnvironment.has(name)) return `variable \`${name}\` is defined in an environment file`
    if (exchanges.has(name.split('.', 1)[0])) {
      return `\`{{${name}}}\` has a value only when the request is sent`
    }
    const isSet = set.some((names) => names.has(name))
    return isSet ? `variable \`${name}\` is set when the file is run` : undefined
  }
}

/** Returns how to define a variable; names with `$` are those of the clients. */
const hintFor = (name: string): string =>
  name.startsWith('$') ? '' : `; add a line \`@${name} = <value>\``

function requestIn(block: HttpBlock, variables: Variables): ReadRequest {
  const read = orInputError(() => exchangeOf(writtenIn(block, variables), variables))
  if (read instanceof InputError) return { error: read }
  const headers = read.exchange.headers.map((header) =>
    isAuthorization(header) ? { ...header, value: encodedCredentials(header.value) } : header,
  )
  return { ...read, exchange: { ...read.exchange, headers } }
}

function writtenIn(
  { request: [first, ...more], headers, body }: HttpBlock,
  variables: Variables,
): WrittenRequest {
  const [method, target] = requestLine(first)
  return {
    method,
    url: joinedTexts([target, ...more.map(withoutVersion)], ''),
    headers: headers.map(headerOf),
    body: body && bodyOf(body, variables),
    whole: () => first.positionAt(0),
  }
}

const methods = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT'.split(' ')

/** Kinds of requests that clients of editors also send. */
const others = new Set('LIST QUERY GRAPHQL GRPC RSOCKET WEBSOCKET'.split(' '))

/** Parses the method and URL of a request line; the default method is GET. */
function requestLine(line: LocatedText): [method: string, url: LocatedText] {
  const [start = '', written] = /^\s*(?:([A-Za-z]+)[ \t]+)?/.exec(line.text) ?? []
  const url = withoutVersion(sliced(line, start.length))
  const method = (written ?? 'GET').toUpperCase()
  const isKnown = methods.includes(method) || others.has(method)
  const position = () => line.positionAt(line.text.length - line.text.trimStart().length)
  if (!isKnown && isUrl(url.text)) {
    const message = `unknown method \`${method.slice(0, 40)}\`.${didYouMean(method, methods)}`
    throw new InputError(message, position())
  }
  if (!isKnown || (written === undefined && !isUrl(url.text))) {
    const message = 'not a request; write a method and a URL, and ### between requests'
    throw new InputError(message, position())
  }
  return [method, url]
}

/** Returns a line of a URL without blanks around it, and without the version at its end. */
function withoutVersion(line: LocatedText): LocatedText {
  const start = line.text.length - line.text.trimStart().length
  const version = line.text.lastIndexOf(' HTTP/')
  const end = version === -1 ? line.text.length : version
  return sliced(line, start, line.text.slice(0, end).trimEnd().length)
}

/** Returns whether a text may be a URL; a URL with a variable may contain blanks. */
const isUrl = (text: string): boolean =>
  /^(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/|\/|\{\{)/.test(text) ||
  (!/\s/.test(text) && text.slice(1).search(/[.:/]/) !== -1)

function headerOf(line: LocatedText): WrittenHeader {
  const { text, positionAt } = line
  const colon = text.indexOf(':')
  // A name cannot start with a bracket: this line is the body. `{{` starts a variable.
  const isBody = /^\s*(?:\{(?!\{)|\[)/.test(text)
  if (colon === -1 || isBody) {
    const message = isBody
      ? 'the body must come after a blank line'
      : 'a header must have a colon; write a blank line before the body'
    const position = positionAt(text.search(/\S/))
    return {
      name: '',
      value: line,
      position: () => position,
      error: new InputError(message, position),
    }
  }
  const start = text.length - text.slice(colon + 1).trimStart().length
  const value = sliced(line, start, Math.max(start, text.trimEnd().length))
  return { name: text.slice(0, colon).trim(), value, position: () => positionAt(start) }
}

/** Encodes plain credentials, as these clients do. */
function encodedCredentials(value: string): string {
  const [, user, password] = /^Basic +([^\s:]+)(?: +|:)(\S+)$/i.exec(value) ?? []
  if (user === undefined || value.includes('{{')) return value
  return `Basic ${toBase64(`${user}:${password}`)}`
}

/** Returns the body; `< file` reads it from a file, and `<@ file` also replaces its variables. */
function bodyOf(written: LocatedText, variables: Variables): WrittenRequest['body'] {
  const [, at, name = ''] = /^<(@\w*)?\s+(\S.*)$/.exec(written.text) ?? []
  if (name === '') return written
  // Findings in another file point to the line that names it.
  const position = written.positionAt(0)
  return {
    files: [{ name: name.trim(), position }],
    read(textOf) {
      const text = { text: textOf(name.trim()), positionAt: () => position }
      const unknown: Missing = {}
      const body = at === undefined ? text : variables.replaced(text, unknown)
      if (unknown.error) throw unknown.error
      return body
    },
  }
}
