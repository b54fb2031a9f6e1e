import { InputError } from '../documents/input-error.js'
import { maxScriptBytes } from '../documents/limits.js'
import { positionsIn } from '../documents/position.js'
import { toBase64 } from './base64.js'
import { type CurlRequest, requestsOf, valuesOf } from './curl-arguments.js'
import { bodyOf, queryOf } from './curl-data.js'
import type { HeaderLine, Reader, ReadRequest } from './located-request.js'
import { joinedTexts, type LocatedText, sliced } from './located-text.js'
import { type ShellWord, shellCommands } from './shell.js'
import { decoded, userInfo } from './url.js'
import { type Missing, type Variables, variableLeftIn } from './variables.js'
import { exchangeOf, type WrittenHeader } from './written-request.js'

/** Reads the curl commands of a script. */
export const readCurl: Reader = ({ text }) =>
  curlRequests({ text, positionAt: positionsIn(text) }, noVariables)

const mostHereDocuments = 1000

/** Maximum number of URLs of a command, because each request has the whole body. */
const mostUrls = 50

/** Reads the requests of curl commands, which may have the variables of an .http file. */
export function* curlRequests(
  text: LocatedText,
  variables: typeof noVariables,
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
          yield requestTo(url, request, variables)
        }
      }
    }
  }
}

/** The variables of a text that has none: `{{name}}` is left alone. */
const noVariables: Pick<Variables, 'replaced' | 'addMissingIn'> = {
  replaced: (text) => text,
  addMissingIn(url, written, missing) {
    const left = variableLeftIn(url, written)
    if (left === undefined) return
    missing.error ??= new InputError(`variable \`${left.name}\` is not defined`, left.position)
  },
}

function requestTo(
  url: ShellWord,
  request: CurlRequest,
  variables: typeof noVariables,
): ReadRequest {
  const missing: Missing = {}
  const whole = () => request.start.positionAt(0)
  const [form] = valuesOf(request, 'form', 'form-string')
  const isQuery = request.flags.has('get')
  const data = isQuery ? undefined : bodyOf(request)
  const query = queryOf(request, isQuery, missing)
  addUnclear(request, missing)
  const written = valuesOf(request, 'header').map(headerOf)
  const unknown = [url, ...query].flatMap((word) => word.unknown)
  const { exchange, ...others } = exchangeOf(
    {
      method: methodOf(request, form !== undefined),
      url: withQuery(url, query),
      headers: written.filter(({ isRemoved }) => !isRemoved),
      body: data?.body ?? (form && { text: form.text, positionAt: () => form.positionAt(0) }),
      bodyError: data?.unknown[0]?.error,
      whole,
    },
    {
      replaced: (text, missing) => variables.replaced(text, missing),
      addMissingIn(known, target, missing) {
        const placeholder = variableLeftIn(known, target)?.placeholder
        const part = unknown.find((each) => each.placeholder === placeholder)
        if (part === undefined) variables.addMissingIn(known, target, missing)
        else missing.error ??= part.error
      },
    },
    missing,
  )
  const has = (name: string) => written.some((header) => header.name.toLowerCase() === name)
  const headers = [...exchange.headers]
  const type = has('content-type') && form === undefined ? undefined : typeOf(request, form)
  if (type !== undefined) headers.push({ name: 'Content-Type', position: whole, ...type })
  const credentials = credentialsOf(request, url, exchange.position.url.text)
  if (credentials !== undefined && !has('authorization')) {
    headers.push({ name: 'Authorization', ...credentials })
  }
  return { exchange: { ...exchange, headers }, ...others }
}

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

/** Reads a header; a removed one keeps curl from sending its own. */
function headerOf(header: ShellWord): WrittenHeader & { isRemoved: boolean } {
  const { text, unknown } = header
  const [, name = '', value] = /^([^:;]*)(?::([\s\S]*)|;)$/.exec(text) ?? []
  const start = text.length - (value ?? '').trimStart().length
  const message = 'headers from a file (-H @file) are not supported; write them in the command'
  const isInFile = text.startsWith('@')
  return {
    name: name.trimEnd(),
    value: sliced(header, start, Math.max(start, text.trimEnd().length)),
    position: () => header.positionAt(Math.min(start, text.length - 1)),
    error: isInFile ? new InputError(message, header.positionAt(0)) : unknown[0]?.error,
    // `Name;` sends an empty value, and `Name:` removes the header.
    isRemoved: name.trimEnd() === '' ? !isInFile : value?.trim() === '',
  }
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

/** Returns the type that curl sends by itself. */
function typeOf(request: CurlRequest, form: ShellWord | undefined) {
  if (form) return { value: 'multipart/form-data', position: () => form.positionAt(0) }
  const hasData = request.options.some(({ name }) => /^(?:data|json)/.test(name))
  if (!hasData || request.flags.has('get')) return undefined
  return valuesOf(request, 'json').length > 0 ? ofJson : ofData
}
