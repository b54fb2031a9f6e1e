import { InputError } from '../../documents/input-error.js'
import type { PositionAt } from '../../documents/position.js'
import { isAuthorization } from '../authorization.js'
import { toBase64 } from '../base64.js'
import type { Exchange, HeaderLine } from '../exchange.js'
import type { FoundExchange } from '../exchange-file.js'
import { joinedTexts, type LocatedText } from '../located-text.js'
import { positionInEnd, withKnownOrigin } from '../url.js'
import { missingVariable } from '../variables.js'
import type { CurlRequest, CurlValue } from './curl-arguments.js'
import { bodyOf, queryOf, type ReadFile } from './curl-data.js'

/** What a request is read with. */
interface CurlSource {
  positionAt: PositionAt
  read: ReadFile
  /** Replaces the variables of an .http file. */
  replaced(text: LocatedText, missing?: InputError[]): LocatedText
}

/** Maximum number of URLs of a command, because each request has the whole body. */
const mostUrls = 50

/** Returns the requests to each URL, numbered from 1. */
export function foundRequests(
  requests: readonly CurlRequest[],
  source: CurlSource,
): FoundExchange[] {
  const all = requests.flatMap((request) =>
    request.urls
      .slice(0, request.urls.length > mostUrls ? 1 : mostUrls)
      .map((url) => ({ request, url })),
  )
  return all.map(({ request, url }, index) => {
    const document = index + 1
    if (request.urls.length > mostUrls) {
      const position = source.positionAt(request.command.start)
      return { document, error: new InputError(`more than ${mostUrls} URLs`, position) }
    }
    const { exchange, ...error } = curlExchange(request, url, source)
    return { document, exchange: { document, ...exchange }, ...error }
  })
}

/** Converts a curl request to one URL into an exchange, or the error that makes it unreadable. */
function curlExchange(
  request: CurlRequest,
  url: CurlValue,
  source: CurlSource,
): Pick<FoundExchange, 'error'> & { exchange: Omit<Exchange, 'document'> } {
  const missing: InputError[] = []
  const { flags, command, unclear } = request
  if (unclear) missing.push(new InputError(unclear.message, unclear.value.positionAt(0)))
  const whole = () => source.positionAt(command.start)
  const attempt = <Value>(read: () => Value): Value | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      missing.push(error)
      return undefined
    }
  }
  const data = attempt(() => bodyOf(request, source.read))
  const query = attempt(() => queryOf(request, source.read))
  const isQuery = flags.has('get')
  const target = withQuery(source.replaced(url), [query, isQuery ? data : undefined])
  const known = withKnownOrigin(target.text.replace(userInfo, '$1'))
  const unknown = [url, query, isQuery ? data : undefined].flatMap((each) => each?.unknown ?? [])
  const left = /\{\{([^{}]*)\}\}/.exec(known)
  if (left !== null) {
    const part = unknown.find(({ placeholder }) => placeholder === left[0])
    missing.push(
      part === undefined
        ? missingVariable((left[1] ?? '').trim(), positionInEnd(target, known, left.index))
        : errorOf(part, source),
    )
  }
  const headers = headersOf(request, source, missing)
  const hasBody = data !== undefined && !isQuery
  if (hasBody && data.unknown[0]) missing.push(errorOf(data.unknown[0], source))
  const body = hasBody ? source.replaced(data, missing) : multipartOf(request)
  const credentials = credentialsOf(request, url, target.text)
  const [error] = missing
  return {
    exchange: {
      ...{ method: methodOf(request), url: known, body, responses: [] },
      headers: withDefaults(headers, credentials, request, whole),
      position: { whole, url: target, headers: whole },
    },
    ...(error && { error }),
  }
}

/** Returns a text for the parts of a form, which are a body that is not JSON. */
const multipartOf = ({ form }: CurlRequest): LocatedText | undefined =>
  form && { text: form.text, positionAt: () => form.positionAt(0) }

const userInfo = /^((?:[A-Za-z][A-Za-z0-9+.-]*:\/\/)?)[^/?#@{}]*@/

const errorOf = (
  { message, offset }: CurlValue['unknown'][number],
  { positionAt }: CurlSource,
): InputError => new InputError(message, positionAt(offset))

function withQuery(url: LocatedText, added: readonly (CurlValue | undefined)[]): LocatedText {
  const [path = ''] = url.text.split('#')
  return added.reduce<LocatedText>(
    (start, each) => {
      if (each === undefined || each.text === '') return start
      return joinedTexts([start, each], start.text.includes('?') ? '&' : '?')
    },
    { ...url, text: path },
  )
}

function methodOf({ method, flags, data, upload, form }: CurlRequest): string {
  if (method !== undefined) return method.text
  if (flags.has('head')) return 'HEAD'
  if (flags.has('get')) return 'GET'
  if (upload !== undefined) return 'PUT'
  return data.length > 0 || form !== undefined ? 'POST' : 'GET'
}

/** A header; without a value, the default of curl is not sent. */
type GivenHeader = Omit<HeaderLine, 'value'> & { value: string | undefined }

function headersOf(
  { headers }: CurlRequest,
  source: CurlSource,
  missing: InputError[],
): GivenHeader[] {
  return headers.flatMap((header) => {
    const { text, unknown } = header
    if (text.startsWith('@')) {
      const message = 'headers from a file (-H @file) are not supported; write them in the command'
      missing.push(new InputError(message, header.positionAt(0)))
      return []
    }
    const colon = text.indexOf(':')
    const isEmpty = colon === -1 && text.endsWith(';')
    if (colon === -1 && !isEmpty) {
      // An unknown header may be any header.
      if (unknown[0]) missing.push(errorOf(unknown[0], source))
      return []
    }
    const name = (colon === -1 ? text.slice(0, -1) : text.slice(0, colon)).trim()
    const start = isEmpty ? text.length : colon + 1 + leadingBlanks(text.slice(colon + 1))
    const written = {
      text: text.slice(start).trimEnd(),
      positionAt: (index: number) => header.positionAt(start + index),
    }
    const isFree = isAuthorization({ name }) || name.toLowerCase() === 'host'
    if (!isFree && unknown[0]) missing.push(errorOf(unknown[0], source))
    const value = source.replaced(written, isFree ? undefined : missing).text
    const position = () => header.positionAt(Math.min(start, text.length - 1))
    return [{ name, value: isEmpty ? '' : value || undefined, position }]
  })
}

const leadingBlanks = (text: string): number => text.length - text.trimStart().length

/** Returns the credentials of `-u`, of the URL or of a bearer token; undefined without any. */
function credentialsOf(
  { user, bearer, flags }: CurlRequest,
  url: CurlValue,
  target: string,
): Omit<HeaderLine, 'name'> | undefined {
  const position = () => (user ?? bearer ?? url).positionAt(0)
  if (bearer !== undefined) return { value: `Bearer ${bearer.text}`, position }
  const written = user?.text ?? decodedUser(userInfo.exec(target)?.[0])
  // curl asks for a missing password, and reads .netrc files.
  if (written === undefined) {
    return flags.has('netrc') || flags.has('netrc-file')
      ? { value: unknownUser, position }
      : undefined
  }
  const isUnknown = (user?.unknown.length ?? 0) > 0 || !written.includes(':')
  const isOther = ['digest', 'ntlm', 'negotiate', 'anyauth'].some((flag) => flags.has(flag))
  if (isUnknown || isOther) return { value: unknownUser, position }
  return { value: `Basic ${toBase64(written)}`, position }
}

/** Is recognised as a placeholder of removed credentials. */
const unknownUser = 'Basic {{user}}'

function decodedUser(info: string | undefined): string | undefined {
  const written = info?.replace(/^.*:\/\//, '').slice(0, -1)
  try {
    return written && decodeURIComponent(written)
  } catch {
    return written
  }
}

/** Adds the headers that curl sends by itself. */
function withDefaults(
  given: readonly GivenHeader[],
  credentials: Omit<HeaderLine, 'name'> | undefined,
  { data, flags, form }: CurlRequest,
  position: HeaderLine['position'],
): HeaderLine[] {
  const has = (wanted: string) => given.some(({ name }) => name.toLowerCase() === wanted)
  const sent = given.filter((header): header is HeaderLine => header.value !== undefined)
  const isJson = data.some(({ option }) => option === 'json')
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  if (form !== undefined) {
    const value = 'multipart/form-data'
    sent.push({ name: 'Content-Type', value, position: () => form.positionAt(0) })
  } else if (data.length > 0 && !flags.has('get') && !has('content-type')) {
    sent.push({ name: 'Content-Type', value: type, position })
  }
  if (credentials !== undefined && !has('authorization')) {
    sent.push({ name: 'Authorization', ...credentials })
  }
  return sent
}
