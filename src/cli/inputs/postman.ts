import type { CheckSettings } from '../checking/check-settings.js'
import { asInputError, InputError } from '../documents/input-error.js'
import type { DocumentResult } from '../results/document-result.js'
import { isAuthorization } from './authorization.js'
import { checkExchanges } from './check-exchanges.js'
import type { ExchangeResponse, HeaderLine } from './exchange.js'
import type { FoundExchange } from './exchange-file.js'
import { headersOf, type JsonPart, locatedTextOf, partOf, partsOf, startOf } from './json-parts.js'
import { type LocatedText, replacedIn } from './located-text.js'
import { listIn, memberOf, textIn } from './members.js'
import type { OutlinedDocument } from './outline.js'
import { withKnownOrigin } from './url.js'
import { missingIn, Variables } from './variables.js'

/** Checks the requests of a collection that belong to the contract, and their saved responses. */
export function* checkPostman(
  name: string,
  document: OutlinedDocument,
  settings: CheckSettings,
): Generator<DocumentResult> {
  yield* checkExchanges(() => exchangesOf(document), {
    ...{ name, document, settings },
    what: ['request', 'requests'],
    // Credentials are usually in the settings of a folder or workspace.
    leavesOutCredentials: true,
  })
}

function* exchangesOf(document: OutlinedDocument): Generator<FoundExchange> {
  const top: JsonPart = { document, value: document.value, path: [] }
  const variables = new Variables(
    new Map(
      [...partsOf(partOf(top, 'variable'))].flatMap(({ value }) => {
        const key = textIn(memberOf(value, 'key'))
        const text = textIn(memberOf(value, 'value'))
        return key === undefined || text === undefined ? [] : [[key, text]]
      }),
    ),
  )
  let number = 0
  for (const item of itemsOf(top)) {
    yield foundIn(item, ++number, variables)
  }
}

/** Maximum nesting of folders. */
const deepest = 100

/** Yields the items that are not folders, in text order. Does not recurse. */
function* itemsOf(top: JsonPart): Generator<JsonPart> {
  const open = [partsOf(partOf(top, 'item'))]
  for (;;) {
    const items = open.at(-1)
    if (items === undefined) return
    const { done, value: item } = items.next()
    if (done) open.pop()
    else if (open.length < deepest && Array.isArray(memberOf(item.value, 'item')))
      open.push(partsOf(partOf(item, 'item')))
    else yield item
  }
}

function foundIn(item: JsonPart, document: number, variables: Variables): FoundExchange {
  const start = item.path
  try {
    return { document, start, ...exchangeIn(item, document, variables) }
  } catch (error) {
    return { document, start, error: asInputError(error) }
  }
}

function exchangeIn(
  item: JsonPart,
  document: number,
  variables: Variables,
): Pick<FoundExchange, 'exchange' | 'error'> {
  const request = partOf(item, 'request')
  // A request may be just its URL.
  const urlPart = typeof request.value === 'string' ? request : partOf(request, 'url')
  const written = urlOf(urlPart)
  if (written === undefined) {
    throw new InputError('missing `request` with `url`', startOf(item)())
  }
  const missing: InputError[] = []
  const position = {
    whole: startOf(request),
    headers: startOf(partOf(request, 'header')),
  }
  const replaced = variables.replaced(written)
  const url = withKnownOrigin(replaced.text)
  const unknown = missingIn(url, replaced)
  if (unknown !== undefined) missing.push(unknown)
  const raw = partOf(partOf(request, 'body'), 'raw')
  const text = isDisabled(partOf(request, 'body').value) ? undefined : locatedTextOf(raw)
  const headers = sentHeaders(partOf(request, 'header'), variables, missing)
  const body = text && variables.replaced(text, missing)
  const responses = [...partsOf(partOf(item, 'response'))].flatMap(responseOf)
  const method = textIn(memberOf(request.value, 'method')) ?? 'GET'
  const [error] = missing
  return {
    exchange: {
      ...{ document, method, url, headers, body, responses },
      position: { ...position, url: replaced },
    },
    ...(error && { error }),
  }
}

const isDisabled = (value: unknown): boolean => memberOf(value, 'disabled') === true

/** Returns the URL, as written or built from its parts, with path variables replaced. */
function urlOf(part: JsonPart): LocatedText | undefined {
  const { value } = part
  const raw = locatedTextOf(part) ?? locatedTextOf(partOf(part, 'raw')) ?? urlOfParts(part)
  if (raw === undefined) return undefined
  const values = new Map(
    listIn(memberOf(value, 'variable')).map((each) => [
      memberOf(each, 'key'),
      textIn(memberOf(each, 'value')),
    ]),
  )
  const { 0: path = '' } = raw.text.split('?', 1)
  return replacedIn(raw, path.matchAll(/(?<=\/):([\w.-]+)/g), (name) => {
    const given = values.get(name)
    // A path variable without a value is treated as an unknown variable.
    return given === undefined || given === '' ? `{{${name}}}` : given
  })
}

function urlOfParts(part: JsonPart): LocatedText | undefined {
  const { value } = part
  const joined = (key: string, sign: string) => {
    const parts = memberOf(value, key)
    return typeof parts === 'string'
      ? parts
      : listIn(parts)
          .filter((part) => typeof part === 'string')
          .join(sign)
  }
  const host = joined('host', '.')
  const path = joined('path', '/')
  if (host === '' && path === '') return undefined
  const query = listIn(memberOf(value, 'query'))
    .filter((each) => !isDisabled(each) && textIn(memberOf(each, 'key')) !== undefined)
    .map((each) => `${memberOf(each, 'key')}=${textIn(memberOf(each, 'value')) ?? ''}`)
  const protocol = textIn(memberOf(value, 'protocol'))
  const start = protocol === undefined ? host : `${protocol}://${host}`
  const text = `${start}/${path}${query.length === 0 ? '' : `?${query.join('&')}`}`
  return { text, positionAt: startOf(part) }
}

function sentHeaders(list: JsonPart, variables: Variables, missing: InputError[]): HeaderLine[] {
  const sent = {
    ...list,
    value: listIn(list.value).map((each) => (isDisabled(each) ? null : each)),
  }
  return headersOf(sent, 'key').map((header) => {
    const text = { text: header.value, positionAt: header.position }
    const replaced = variables.replaced(text, isAuthorization(header) ? undefined : missing)
    return { ...header, value: replaced.text }
  })
}

function responseOf(response: JsonPart): ExchangeResponse[] {
  const status = memberOf(response.value, 'code')
  if (typeof status !== 'number' || !Number.isInteger(status)) return []
  const headers = partOf(response, 'header')
  const body: LocatedText | undefined = locatedTextOf(partOf(response, 'body'))
  return [
    {
      ...{ status, body },
      headers: headersOf(headers, 'key'),
      position: { whole: startOf(response), headers: startOf(headers) },
    },
  ]
}
