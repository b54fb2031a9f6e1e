import { headerOf, headerTexts } from '../../adapters/gate/answer.js'
import { isObject, own } from '../../core/base/json.js'
import type { ReceivedResponse, ServerCheckId } from '../report/exchange.js'
import type { NewFinding } from '../report/report.js'
import { formatResponse } from './format.js'
import { stackFrameIn } from './stack-trace.js'

/**
 * Returns what every API owes, whatever was sent: no failure, no inside view, JSON. A failure
 * replaces the other findings of its response, so that one crash is one finding.
 */
export function serverFindings(
  response: ReceivedResponse,
  method: string,
): { findings: NewFinding[]; isFailure: boolean } {
  const findings: NewFinding[] = []
  // 501 says that the server does not know the method.
  const isFailure = response.status >= 500 && response.status <= 599 && response.status !== 501
  const frame = stackFrameIn(stringsIn(response.body).join('\n'))
  if (isFailure) {
    findings.push(
      finding('server/error', response, {
        cause: failureCause(response),
        message: `The server failed with status ${response.status}.`,
        requirement: 'A request, valid or not, does not make the server fail.',
        expected: 'a success (2xx) or a documented error (4xx)',
      }),
    )
  }
  // A failure that shows a stack trace is one bug; another response with one is an inside view.
  if (frame !== undefined && !isFailure) {
    findings.push(
      finding('server/stack-trace', response, {
        cause: `status-${response.status}`,
        message: 'The response shows a stack trace.',
        requirement: 'A response does not show the source code of the server.',
        expected: 'no stack trace',
        got: frame,
      }),
    )
  }
  const type = wrongMediaType(response, method)
  if (type !== undefined && !isFailure) {
    findings.push(
      finding('server/content-type', response, {
        cause: type === '' ? 'missing' : type,
        message: `The body has ${type === '' ? 'no media type' : `the media type \`${type}\``}.`,
        requirement: 'A body is JSON, with the media type application/json.',
        expected: 'application/json',
        got: type === '' ? '(no Content-Type)' : type,
      }),
    )
  }
  return { findings, isFailure }
}

const finding = (
  subject: ServerCheckId,
  response: ReceivedResponse,
  texts: Pick<NewFinding, 'cause' | 'message' | 'requirement' | 'expected'> & { got?: string },
): NewFinding => ({
  kind: 'server',
  subject,
  target: '',
  level: 'MUST',
  source: 'Every API',
  got: formatResponse(response),
  ...texts,
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Returns the media type of a body that is not JSON, '' for none; undefined if nothing is wrong. */
function wrongMediaType(
  { status, headers, body }: ReceivedResponse,
  method: string,
): string | undefined {
  if (method === 'HEAD' || status === 204 || status === 304) return undefined
  if (body === undefined || body === '') return undefined
  const value = headerOf(headerTexts(headers), 'content-type') ?? ''
  const type = (value.split(';')[0] ?? '').trim().toLowerCase()
  return type === 'application/json' || type.endsWith('+json') ? undefined : type
}

const longestCause = 80

/**
 * Returns a name for a failure: the status, and what the body says without what differs between
 * requests (numbers, ids, paths, quoted values).
 */
function failureCause({ status, body }: ReceivedResponse): string {
  const said = stableWords(failureText(body))
  return said === '' ? `status-${status}` : `status-${status}-${said}`
}

/** Returns the first of code, name and message that a body has. */
function failureText(body: unknown): string {
  if (typeof body === 'string') return firstLine(withoutMarkup(body))
  if (!isObject(body)) return ''
  const error = own(body, 'error')
  const holder = isObject(error) ? error : body
  const texts = ['code', 'name', 'type', 'message', 'detail', 'title']
    .map((name) => own(holder, name))
    .concat(error)
    .filter((value): value is string => typeof value === 'string')
  // A code such as INTERNAL_ERROR is the same for every failure; the message may differ.
  return [...new Set(texts)].slice(0, 2).map(firstLine).join(' ')
}

const hiddenElements: ReadonlySet<string> = new Set(['head', 'style', 'script'])

/** Returns the text of a page, each element on a line. */
function withoutMarkup(page: string): string {
  let hidden: string | undefined
  const texts = page.split('<').map((part, index) => {
    if (index === 0) return part
    const end = part.indexOf('>')
    const tag = (/^\/?\w*/.exec(part)?.[0] ?? '').toLowerCase()
    if (hidden === undefined && hiddenElements.has(tag)) hidden = tag
    else if (tag === `/${hidden}`) hidden = undefined
    return hidden === undefined ? part.slice(end + 1) : ''
  })
  return texts.join('\n')
}

const firstLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? ''

/** What comes before a quoted name of the code; any other is a value of the request. */
const isOfCode = /\b(?:reading|setting|property|attribute|method|column) $/

/** Removes what differs between requests, and joins the words that are left. */
export const stableWords = (text: string): string =>
  text
    .slice(0, 1000)
    .replace(/(["'`])(?:(?!\1)[^\n]){0,200}\1/g, (quoted, _quote, at: number, whole: string) =>
      isOfCode.test(whole.slice(0, at)) ? ` ${quoted.slice(1, -1)} ` : ' ',
    )
    .replace(/[\w-]+/g, (word) => (/\d/.test(word) ? ' ' : word))
    .replace(/(?:[A-Za-z]:)?[\\/][^\s:)]*/g, ' ')
    .split(/[^\p{L}_]+/u)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, longestCause)
    .replace(/-$/, '')
