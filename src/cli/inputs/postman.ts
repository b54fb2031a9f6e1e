import { stripComments } from 'jsonc-parser'
import { InputError, orInputError } from '../documents/input-error.js'
import { listIn, memberOf, Part, textIn } from './json-parts.js'
import type { ExchangeResponse, Reader, ReadRequest } from './located-request.js'
import { type LocatedText, replacedIn } from './located-text.js'
import { namesIn, Variables } from './variables.js'
import { exchangeOf, type WrittenHeader, type WrittenRequest } from './written-request.js'

/** Reads a Postman collection of version 2. */
export const readPostman: Reader = function* ({ document }) {
  const top = Part.whole(document)
  const variables = variablesOf(top)
  for (const item of itemsOf(top)) {
    const read = orInputError(() => requestOf(item, variables))
    yield read instanceof InputError ? { error: read } : read
  }
}

function variablesOf(top: Part): Variables {
  const written = new Map<string, string>()
  for (const { value } of top.member('variable').items()) {
    const key = textIn(memberOf(value, 'key'))
    const text = scalarIn(memberOf(value, 'value'))
    if (key !== undefined && text !== undefined) written.set(key, text)
  }
  return new Variables(written, () => {
    // Scripts are JSON strings, in which double quotes are escaped.
    const set = namesIn(top.document.text, /\.set\(\s*(?:\\"|')([^'"\\\n]*)(?:\\"|')/g)
    return (name) =>
      set.has(name)
        ? `variable \`${name}\` is set when the collection is run`
        : `variable \`${name}\` has no value in the collection; an environment may have one`
  })
}

/** Returns a text, number or boolean as text. */
const scalarIn = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined

/** Maximum nesting of folders. */
const deepest = 100

/** Yields the items that are not folders, in text order. */
function* itemsOf(folder: Part, depth = 1): Generator<Part> {
  for (const item of folder.member('item').items()) {
    if (depth < deepest && Array.isArray(memberOf(item.value, 'item')))
      yield* itemsOf(item, depth + 1)
    else yield item
  }
}

function requestOf(item: Part, variables: Variables): ReadRequest {
  const read = sentIn(item.member('request'), variables)
  if (read === undefined) throw new InputError('missing `request` with `url`', item.start())
  const responses = item
    .member('response')
    .items()
    .flatMap((response) => responseOf(response, variables))
  return { ...read, exchange: { ...read.exchange, responses } }
}

function sentIn(request: Part, variables: Variables) {
  // A request may be just its URL.
  const url = urlOf(typeof request.value === 'string' ? request : request.member('url'))
  if (url === undefined) return undefined
  const { text: body, type } = bodyOf(request.member('body'))
  const header = request.member('header')
  const headers = sentHeaders(header)
  if (type !== undefined && !headers.some(({ name }) => /^content-type$/i.test(name))) {
    const position = request.member('body').start
    headers.push({ name: 'Content-Type', value: { text: type, positionAt: position }, position })
  }
  const method = request.member('method').text ?? 'GET'
  const { exchange, ...missing } = exchangeOf(
    { method, url, headers, body, whole: request.start },
    variables,
  )
  const single = withSingleSlash(exchange.url)
  const warning =
    single === exchange.url
      ? undefined
      : 'the base URL ends in a slash, so the path starts with two; checked without the second'
  const position = { ...exchange.position, headers: header.start }
  return {
    exchange: { ...exchange, url: single, position, hasPlaceholders: true, warning },
    ...missing,
  }
}

/** Removes the second slash before a path, which the end of a base URL leaves. */
const withSingleSlash = (url: string): string =>
  url.replace(/^((?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]*)?)\/{2,}/, '$1/')

const isDisabled = (value: unknown): boolean => memberOf(value, 'disabled') === true

/** Returns the URL, as written or built from its parts, with path variables replaced. */
function urlOf(part: Part): LocatedText | undefined {
  const raw = part.located() ?? part.member('raw').located() ?? urlOfParts(part)
  if (raw === undefined) return undefined
  const values = new Map(
    listIn(memberOf(part.value, 'variable')).map((each) => [
      memberOf(each, 'key'),
      scalarIn(memberOf(each, 'value')),
    ]),
  )
  const end = raw.text.indexOf('?')
  return replacedIn(raw, /(?<=\/):([\w.-]+)/g, (name, start) => {
    if (end !== -1 && start > end) return undefined
    const value = values.get(name)
    // A path variable without a value is treated as an unknown variable.
    return value === undefined || value === '' ? `{{${name}}}` : value
  })
}

function urlOfParts(part: Part): LocatedText | undefined {
  const joined = (key: string, sign: string) => {
    const parts = memberOf(part.value, key)
    return (
      textIn(parts) ??
      listIn(parts)
        .filter((each) => typeof each === 'string')
        .join(sign)
    )
  }
  const host = joined('host', '.')
  const path = joined('path', '/')
  if (host === '' && path === '') return undefined
  const query = pairsOf(part.member('query'))
  const { text: protocol } = part.member('protocol')
  const start = protocol === undefined ? host : `${protocol}://${host}`
  return {
    text: `${start}/${path}${query === '' ? '' : `?${query}`}`,
    positionAt: part.start,
  }
}

/** Returns the enabled keys and values of a list as a query. */
const pairsOf = (list: Part): string =>
  listIn(list.value)
    .filter((each) => !isDisabled(each) && textIn(memberOf(each, 'key')) !== undefined)
    .map((each) => `${memberOf(each, 'key')}=${scalarIn(memberOf(each, 'value')) ?? ''}`)
    .join('&')

/** Returns the body as it is sent, and its type where Postman sets that. */
function bodyOf(body: Part): { text?: WrittenRequest['body']; type?: string } {
  const mode = body.member('mode').text ?? 'raw'
  if (isDisabled(body.value)) return {}
  const part = body.member(mode)
  switch (mode) {
    case 'urlencoded': {
      const text = { text: pairsOf(part), positionAt: part.start }
      return { text, type: 'application/x-www-form-urlencoded' }
    }
    case 'formdata':
      return { text: { text: pairsOf(part), positionAt: part.start }, type: 'multipart/form-data' }
    case 'graphql': {
      const text = JSON.stringify(part.value ?? {})
      return { text: { text, positionAt: part.start }, type: 'application/json' }
    }
    case 'file': {
      const { text: name } = part.member('src')
      if (name === undefined) return {}
      const position = part.start()
      const read = (textOf: (name: string) => string) => ({
        text: textOf(name),
        positionAt: part.start,
      })
      return { text: { files: [{ name, position }], read } }
    }
    default: {
      const raw = part.located()
      if (raw === undefined) return {}
      const isJson = /^\s*(?:[{[]|\/[/*])/.test(raw.text)
      // Postman sends JSON without its comments. Spaces keep the positions.
      const text = isJson ? { ...raw, text: stripComments(raw.text, ' ') } : raw
      return raw.text === '' ? { text } : { text, type: typeOfRaw(body) }
    }
  }
}

/** Returns the type that Postman sends with raw text: that of its language, which is plain text by default. */
function typeOfRaw(body: Part): string {
  const language = body.member('options').member('raw').member('language').text ?? 'text'
  return language === 'json'
    ? 'application/json'
    : `text/${language === 'text' ? 'plain' : language}`
}

function sentHeaders(list: Part): WrittenHeader[] {
  const sent = listIn(list.value).map((each) => (isDisabled(each) ? null : each))
  return new Part(list.document, sent, list.path)
    .headers('key')
    .map(({ name, value: text, position }) => ({
      name,
      value: { text, positionAt: position },
      position,
    }))
}

function responseOf(response: Part, variables: Variables): ExchangeResponse[] {
  const status = response.member('code').value
  if (typeof status !== 'number' || !Number.isInteger(status)) return []
  const headers = response.member('header')
  const { exchange } = sentIn(response.member('originalRequest'), variables) ?? {}
  return [
    {
      status,
      body: response.member('body').located(),
      headers: headers.headers('key'),
      position: { whole: response.start, headers: headers.start },
      ...(exchange && { request: exchange }),
    },
  ]
}
