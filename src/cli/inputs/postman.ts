import type { CheckSettings } from '../checking/check-settings.js'
import { onlyProblem, Problem } from '../documents/problem.js'
import type { Judgement } from '../results/judgement.js'
import { isAuthorization } from './authorization.js'
import { checkExchanges } from './check-exchanges.js'
import type { ExchangeResponse, HeaderLine } from './exchange.js'
import type { FoundExchange } from './exchange-file.js'
import { headersOf, type JsonPart, partOf, partsOf, placedTextOf, startOf } from './json-parts.js'
import { listIn, memberOf, textIn } from './members.js'
import type { OutlinedDocument } from './outline.js'
import type { PlacedText } from './placed-text.js'
import { withKnownOrigin } from './url.js'
import { lackingVariable, Variables } from './variables.js'

/** Whether a value is a collection of Postman. */
export const isPostman = (value: unknown): boolean =>
  textIn(memberOf(memberOf(value, 'info'), 'schema'))?.includes('postman') === true

/** Judges the requests of a collection that are the contract's, and the saved answers to them. */
export function* checkPostman(
  name: string,
  document: OutlinedDocument,
  settings: CheckSettings,
): Generator<Judgement> {
  yield* checkExchanges(() => exchangesOf(document), {
    ...{ name, document, settings },
    what: ['request', 'requests'],
    // Credentials stand in the settings of a folder or of the workspace more often than here.
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

/** How deep folders may lie in folders; the path of an item is as long as it lies deep. */
const deepest = 100

/** The items that are no folders, in the order of the text. Does not recurse, for folders nest. */
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
    return { document, start, problem: onlyProblem(error) }
  }
}

function exchangeIn(
  item: JsonPart,
  document: number,
  variables: Variables,
): Pick<FoundExchange, 'exchange' | 'problem'> {
  const request = partOf(item, 'request')
  // A request may be its URL alone.
  const urlPart = typeof request.value === 'string' ? request : partOf(request, 'url')
  const written = urlOf(urlPart)
  if (written === undefined) {
    throw new Problem('the item has no request with a `url`', startOf(item)())
  }
  const lacking: Problem[] = []
  const place = {
    whole: startOf(request),
    url: startOf(urlPart),
    headers: startOf(partOf(request, 'header')),
  }
  const url = withKnownOrigin(variables.replaced({ text: written, placeAt: place.url }).text)
  const unknown = /\{\{([^{}]*)\}\}/.exec(url)?.[1]
  if (unknown !== undefined) lacking.push(lackingVariable(unknown.trim(), place.url()))
  const raw = partOf(partOf(request, 'body'), 'raw')
  const text = isDisabled(partOf(request, 'body').value) ? undefined : placedTextOf(raw)
  const headers = sentHeaders(partOf(request, 'header'), variables, lacking)
  const body = text && variables.replaced(text, lacking)
  const responses = [...partsOf(partOf(item, 'response'))].flatMap(responseOf)
  const method = textIn(memberOf(request.value, 'method')) ?? 'GET'
  const [problem] = lacking
  return {
    exchange: { document, method, url, headers, body, place, responses },
    ...(problem && { problem }),
  }
}

const isDisabled = (value: unknown): boolean => memberOf(value, 'disabled') === true

/** The URL as it is written, or put together of its parts, with the values of `:name` in its path. */
function urlOf({ value }: JsonPart): string | undefined {
  const raw = textIn(value) ?? textIn(memberOf(value, 'raw')) ?? urlOfParts(value)
  if (raw === undefined) return undefined
  const values = new Map(
    listIn(memberOf(value, 'variable')).map((each) => [
      memberOf(each, 'key'),
      textIn(memberOf(each, 'value')),
    ]),
  )
  const [path = '', ...query] = raw.split('?')
  const named = path.replace(/\/:([\w.-]+)/g, (written, name) => {
    const given = values.get(name)
    // A name without a value is a variable without one.
    return given === undefined || given === ''
      ? `/{{${name}}}`
      : written.replace(`:${name}`, () => given)
  })
  return [named, ...query].join('?')
}

function urlOfParts(value: unknown): string | undefined {
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
  return `${start}/${path}${query.length === 0 ? '' : `?${query.join('&')}`}`
}

function sentHeaders(list: JsonPart, variables: Variables, lacking: Problem[]): HeaderLine[] {
  const sent = {
    ...list,
    value: listIn(list.value).map((each) => (isDisabled(each) ? null : each)),
  }
  return headersOf(sent, 'key').map((header) => {
    const text = { text: header.value, placeAt: header.place }
    const replaced = variables.replaced(text, isAuthorization(header) ? undefined : lacking)
    return { ...header, value: replaced.text }
  })
}

function responseOf(response: JsonPart): ExchangeResponse[] {
  const status = memberOf(response.value, 'code')
  if (typeof status !== 'number' || !Number.isInteger(status)) return []
  const headers = partOf(response, 'header')
  const body: PlacedText | undefined = placedTextOf(partOf(response, 'body'))
  return [
    {
      ...{ status, body },
      headers: headersOf(headers, 'key'),
      place: { whole: startOf(response), headers: startOf(headers) },
    },
  ]
}
