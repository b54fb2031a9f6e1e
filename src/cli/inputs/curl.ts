import { InputError } from '../documents/input-error.js'
import { maxScriptBytes } from '../documents/limits.js'
import { positionsIn } from '../documents/position.js'
import { isAuthorization } from './authorization.js'
import { toBase64 } from './base64.js'
import { type CurlRequest, requestsOf, valuesOf } from './curl-arguments.js'
import { bodyOf, queryOf } from './curl-data.js'
import type { Exchange, HeaderLine, Reader, ReadRequest } from './located-request.js'
import { joinedTexts, type LocatedText, sliced } from './located-text.js'
import { type ShellWord, shellCommands } from './shell.js'
import { decoded, withKnownOrigin } from './url.js'
import { type Missing, type Variables, variableLeftIn } from './variables.js'

/** Reads the curl commands of a script. */
export const readCurl: Reader = ({ text }) =>
  curlRequests({ text, positionAt: positionsIn(text) }, undefined)

const mostHereDocuments = 1000

/** Maximum number of URLs of a command, because each request has the whole body. */
const mostUrls = 50

/** Reads the requests of curl commands, which may have the variables of an .http file. */
export function* curlRequests(
  text: LocatedText,
  variables: Variables | undefined,
): Generator<ReadRequest> {
  const { length } = text.text
  // The parser takes quadratic time for them.
  const hereDocuments = text.text.split('<<').length - 1
  if (length > maxScriptBytes) throw new InputError('larger than 2 MiB')
  if (hereDocuments > mostHereDocuments) throw new InputError('too many here-documents')
  if (/^\s*curl(?:\.exe)?\s[\s\S]*\^(?:"|\r?\n)/i.test(text.text)) {
    const message = 'a command of the Windows command prompt; use "Copy as cURL (bash)"'
    yield { error: new InputError(message, text.positionAt(0)) }
    return
  }
  for (const words of shellCommands(text, /\bcurl\b/i)) {
    if (words instanceof InputError) {
      yield { error: words }
      continue
    }
    for (const request of requestsOf(words)) {
      const [first] = request.urls
      if (request.urls.length > mostUrls) {
        yield { error: new InputError(`more than ${mostUrls} URLs`, first?.positionAt(0)) }
      } else {
        for (const url of request.urls) {
          yield exchangeOf(request, url, variables ?? noVariables)
        }
      }
    }
  }
}

/** Leaves `{{name}}` in scripts alone. */
const noVariables: Pick<Variables, 'replaced'> = { replaced: (text) => text }

function exchangeOf(
  request: CurlRequest,
  url: ShellWord,
  variables: Pick<Variables, 'replaced'>,
): Missing & { exchange: Exchange } {
  const { flags, start } = request
  const missing: Missing = {}
  const whole = () => start.positionAt(0)
  const [form] = valuesOf(request, 'form', 'form-string')
  const data = bodyOf(request)
  const isQuery = flags.has('get')
  const query = queryOf(request, isQuery, missing)
  const target = withQuery(variables.replaced(url), query)
  const known = withKnownOrigin(target.text.replace(userInfo, '$1'))
  addUnclear(request, missing)
  addUnknown(known, [url, ...query], target, missing)
  const headers = headersOf(request, variables, missing)
  let body: Exchange['body'] = form && { text: form.text, positionAt: () => form.positionAt(0) }
  if (data !== undefined && !isQuery) {
    const [unknown] = data.unknown
    if (unknown) missing.error ??= unknown.error
    body = 'files' in data.body ? data.body : variables.replaced(data.body, missing)
  }
  const credentials = credentialsOf(request, url, target.text)
  return {
    exchange: {
      method: methodOf(request, form !== undefined),
      url: known,
      body,
      responses: [],
      headers: withDefaults(headers, credentials, request, form, whole),
      position: { whole, url: target, headers: whole },
    },
    ...missing,
  }
}

const userInfo = /^((?:[A-Za-z][A-Za-z0-9+.-]*:\/\/)?)[^/?#@{}]*@/

/** Adds why the options are not all known. */
function addUnclear(request: CurlRequest, missing: Missing): void {
  const [config] = valuesOf(request, 'config')
  if (config !== undefined) {
    const message =
      'options from a file (-K, --config) are not supported; write them in the command'
    missing.error ??= new InputError(message, config.positionAt(0))
  }
  const { error } = request.unclear?.unknown[0] ?? {}
  if (error === undefined) return
  missing.error ??= new InputError(`${error.message}, and it may contain options`, error.position)
}

/** Adds the first part of a URL that is not known. */
function addUnknown(
  url: string,
  words: readonly ShellWord[],
  written: LocatedText,
  missing: Missing,
): void {
  const left = variableLeftIn(url, written)
  if (left === undefined) return
  const part = words
    .flatMap(({ unknown }) => unknown)
    .find(({ placeholder }) => placeholder === left.placeholder)
  missing.error ??=
    part?.error ?? new InputError(`variable \`${left.name}\` is not defined`, left.position)
}

function withQuery(url: LocatedText, added: readonly LocatedText[]): LocatedText {
  const end = url.text.indexOf('#')
  return added.reduce(
    (start, each) =>
      each.text === '' ? start : joinedTexts([start, each], start.text.includes('?') ? '&' : '?'),
    end === -1 ? url : sliced(url, 0, end),
  )
}

function methodOf(request: CurlRequest, hasForm: boolean): string {
  const method = valuesOf(request, 'request').at(-1)
  if (method !== undefined) return method.text
  if (request.flags.has('head')) return 'HEAD'
  if (request.flags.has('get')) return 'GET'
  if (valuesOf(request, 'upload-file').length > 0) return 'PUT'
  return bodyOf(request) !== undefined || hasForm ? 'POST' : 'GET'
}

/** A header; without a value, the default of curl is not sent. */
type WrittenHeader = Omit<HeaderLine, 'value'> & { value: string | undefined }

function headersOf(
  request: CurlRequest,
  variables: Pick<Variables, 'replaced'>,
  missing: Missing,
): WrittenHeader[] {
  return valuesOf(request, 'header').flatMap((header) => {
    const { text, unknown } = header
    if (text.startsWith('@')) {
      const message = 'headers from a file (-H @file) are not supported; write them in the command'
      missing.error ??= new InputError(message, header.positionAt(0))
      return []
    }
    const [, written = '', value] = /^([^:;]*)(?::([\s\S]*)|;)$/.exec(text) ?? []
    const name = written.trimEnd()
    const isFree = isAuthorization({ name }) || name.toLowerCase() === 'host'
    if (!isFree && unknown[0]) missing.error ??= unknown[0].error
    if (name === '') return []
    const start = text.length - (value ?? '').trimStart().length
    const replaced = variables.replaced(sliced(header, start), isFree ? undefined : missing)
    const position = () => header.positionAt(Math.min(start, text.length - 1))
    // `Name;` sends an empty value, and `Name:` removes the header.
    return [
      { name, value: value === undefined ? '' : replaced.text.trimEnd() || undefined, position },
    ]
  })
}

/** Returns the credentials of `-u`, of the URL or of a bearer token; undefined without any. */
function credentialsOf(
  request: CurlRequest,
  url: ShellWord,
  target: string,
): Omit<HeaderLine, 'name'> | undefined {
  const { flags } = request
  const bearer = valuesOf(request, 'oauth2-bearer').at(-1)
  const user = valuesOf(request, 'user').at(-1)
  const position = () => (user ?? bearer ?? url).positionAt(0)
  if (bearer !== undefined) return { value: `Bearer ${bearer.text}`, position }
  const inUrl = userInfo
    .exec(target)?.[0]
    .replace(/^.*:\/\//, '')
    .slice(0, -1)
  const written = user?.text ?? (inUrl && decoded(inUrl))
  const isUnknown = (user?.unknown.length ?? 0) > 0 || !written?.includes(':')
  const isOther = ['digest', 'ntlm', 'negotiate', 'anyauth'].some((flag) => flags.has(flag))
  const isInFile = flags.has('netrc') || valuesOf(request, 'netrc-file').length > 0
  if (written === undefined && !isInFile) return undefined
  // curl asks for a missing password, and reads .netrc files.
  const value = isUnknown || isOther ? unknownUser : `Basic ${toBase64(written ?? '')}`
  return { value, position }
}

/** Is recognized as a placeholder of removed credentials. */
const unknownUser = 'Basic {{user}}'

const ofJson = { value: 'application/json' }
const ofData = {
  value: 'application/x-www-form-urlencoded',
  hint: "curl sends data as a form: add `-H 'Content-Type: application/json'`.",
}

/** Adds the headers that curl sends by itself. */
function withDefaults(
  written: readonly WrittenHeader[],
  credentials: Omit<HeaderLine, 'name'> | undefined,
  request: CurlRequest,
  form: ShellWord | undefined,
  position: HeaderLine['position'],
): HeaderLine[] {
  const has = (wanted: string) => written.some(({ name }) => name.toLowerCase() === wanted)
  const sent = written.filter((header): header is HeaderLine => header.value !== undefined)
  const hasData = request.options.some(({ name }) => /^(?:data|json)/.test(name))
  if (form !== undefined) {
    const value = 'multipart/form-data'
    sent.push({ name: 'Content-Type', value, position: () => form.positionAt(0) })
  } else if (hasData && !request.flags.has('get') && !has('content-type')) {
    const isJson = valuesOf(request, 'json').length > 0
    sent.push({ name: 'Content-Type', position, ...(isJson ? ofJson : ofData) })
  }
  if (credentials !== undefined && !has('authorization')) {
    sent.push({ name: 'Authorization', ...credentials })
  }
  return sent
}
