import { targetOf } from '../../core/http/target.js'
import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import type { FoundFile } from '../documents/found-file.js'
import { asInputError, InputError } from '../documents/input-error.js'
import type { SourceDocument } from '../documents/source-document.js'
import { byLevel } from '../results/finding.js'
import { type DocumentResult, plainResult, unreadableResult } from '../results/result.js'
import { credentialsRule, hasAuthorization, requiresCredentials } from './authorization.js'
import type { ReadExchange } from './check-exchange.js'
import { duplicateKeyWarnings } from './duplicate-keys.js'
import type { Exchange, LocatedRequest } from './located-request.js'
import { curlFormat, documentFormat, type Input } from './open-input.js'
import { hostOf } from './url.js'

/** Checks the requests of a file that belong to the contract. */
export async function* checkInput(
  file: FoundFile,
  input: Input,
  settings: CheckSettings,
): AsyncGenerator<DocumentResult> {
  const { format, notes, requests: all } = input
  const { what } = format
  const some = all.filter(selection(settings))
  const selected = new Set(some)
  if (all.length === 0) {
    if (format === curlFormat) throw new InputError('no curl command with a URL')
    const message = `no ${what[1]}`
    settings.noneChecked?.({ name: file.name, message, note: `${file.name}: ${message}` })
  }
  // The only document or command of a file needs no number.
  const isAlone = all.length === 1 && (format === documentFormat || format === curlFormat)
  yield* checkAll(file, some, !isAlone, input, settings)
  for (const note of notes) settings.note?.(note)
  const [first] = all
  const skipped = all.length - some.length
  if (skipped === 0 || first?.exchange === undefined) return
  const { misspelledPath, whySkipped } = await import('./exchanges.js')
  const note = `${file.name}: skipped ${skipped} ${what[skipped === 1 ? 0 : 1]} of other hosts or paths`
  if (some.length === 0 && settings.noneChecked) {
    settings.noneChecked({
      name: file.name,
      message: whySkipped(skipped, { ...first, exchange: first.exchange }, what, settings),
      note,
    })
    return
  }
  const others = all.filter((each) => !selected.has(each))
  const [meant] = others.flatMap((each) => misspelledPath(each, settings) ?? [])
  settings.note?.(meant === undefined ? note : `${note}; ${meant}`)
}

/** Returns a function that selects the requests of the contract and of the wanted hosts. */
function selection({ contract, hosts }: CheckSettings): (request: LocatedRequest) => boolean {
  const wanted = hosts?.map((host) => host.toLowerCase())
  const isHost = (url: string): boolean => {
    if (wanted === undefined) return true
    const host = hostOf(url) ?? ''
    return wanted.includes(host) || wanted.includes(host.replace(/:\d+$/, ''))
  }
  return ({ exchange, error }) => {
    if (exchange === undefined) return true
    const { method, url } = exchange
    if (!isHost(url)) return false
    if (contract.match(method, targetOf(url)) !== undefined) return true
    // Another method or spelling of a path is rejected. Browsers ask with OPTIONS before a request.
    const isKnown = error === undefined && method !== 'OPTIONS'
    return isKnown && contract.checkHttp({ method, url }) !== undefined
  }
}

async function* checkAll(
  file: FoundFile,
  requests: readonly LocatedRequest[],
  isNumbered: boolean,
  input: Input,
  settings: CheckSettings,
): AsyncGenerator<DocumentResult> {
  const areCredentialsKnown = knowsCredentials(file, requests, input, settings)
  for (const request of requests) {
    const { number, skipped } = request
    if (skipped !== undefined && request.error === undefined) {
      const { line, column } = skipped.position ?? { line: 1, column: 1 }
      settings.note?.(`${file.name}:${line}:${column}: skipped a request: ${skipped.message}`)
      continue
    }
    const result = await resultOf(request, file, { ...settings, areCredentialsKnown })
    yield isNumbered ? { document: number, ...result } : result
  }
  const [first, ...others] = input.document ? duplicateKeyWarnings(input.document) : []
  if (first === undefined) return
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`
  settings.note?.(
    `${file.name}:${first.line}:${first.column}: duplicate key \`${first.target}\`; only the last value is used${more}`,
  )
}

async function resultOf(
  request: LocatedRequest,
  file: FoundFile,
  settings: CheckSettings & { areCredentialsKnown: boolean },
): Promise<DocumentResult> {
  const { document, operation = settings.operation, status, exchange, error } = request
  if (error !== undefined) return unreadableResult(error)
  const own = { ...settings, operation }
  // Most runs check documents.
  if (status !== undefined) {
    const { exampleFindings } = await import('./exchanges.js')
    const findings = exampleFindings(document as SourceDocument, status, own)
    return plainResult(operation ?? null, byLevel(findings))
  }
  if (document !== undefined) return checkDocument(document, own)
  try {
    const { checkExchange } = await import('./exchanges.js')
    const body = await bodyOf(exchange as Exchange, file, settings)
    return checkExchange({ ...(exchange as ReadExchange), body }, settings)
  } catch (caught) {
    return unreadableResult(asInputError(caught))
  }
}

/** Returns the body of an exchange; reads the files that it is in. */
async function bodyOf(
  { body }: Exchange,
  file: FoundFile,
  { readBodies }: CheckSettings,
): Promise<ReadExchange['body']> {
  if (body === undefined || 'text' in body) return body
  const texts = new Map<string, string>()
  const names = body.files.map(({ name }) => name)
  const found = await readBodies?.(names, file)
  for (const { name, position } of body.files) {
    const text = found?.get(name) ?? new InputError('not read')
    if (text instanceof InputError) {
      throw new InputError(`body file ${name}: ${text.message}`, position)
    }
    texts.set(name, text)
  }
  return body.read((name) => texts.get(name) ?? '')
}

/** Returns whether missing credentials were not sent. Reports it once when that is unknown. */
function knowsCredentials(
  { name }: FoundFile,
  requests: readonly LocatedRequest[],
  { format }: Input,
  { contract, note }: CheckSettings,
): boolean {
  if (!format.leavesOutCredentials || !requiresCredentials(contract)) return true
  const exchanges = requests.flatMap(({ exchange }) => exchange ?? [])
  if (exchanges.some(hasAuthorization)) return true
  if (exchanges.length > 0) {
    note?.(
      `${name}: skipped ${credentialsRule}, because no request has an Authorization header; it may have been removed`,
    )
  }
  return false
}
