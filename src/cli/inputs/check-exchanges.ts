import { targetOf } from '../../core/http/target.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { type DocumentResult, unreadableResult } from '../results/document-result.js'
import { withDuplicateKeys } from './attach-duplicate-keys.js'
import { credentialsRule, hasAuthorization, requiresCredentials } from './authorization.js'
import { checkExchange, withFindings } from './check-exchange.js'
import type { Exchange } from './exchange.js'
import type { ExchangeFile, FoundExchange } from './exchange-file.js'
import { hostOf } from './url.js'
import { type Skipped, whySkipped } from './why-skipped.js'

/** Checks the requests that belong to the contract, and reports how many do not. */
export function* checkExchanges(
  read: () => Iterable<FoundExchange>,
  file: ExchangeFile,
): Generator<DocumentResult> {
  const { settings } = file
  const isSelected = selection(settings)
  const areCredentialsKnown = knowsCredentials(read, isSelected, file)
  let [checked, skipped] = [0, 0]
  let first: Skipped | undefined
  for (const { found, duplicates } of withDuplicateKeys(read(), file)) {
    checked++
    const { document, exchange, error } = found
    if (error !== undefined && (exchange === undefined || isSelected(exchange))) {
      yield { document, ...unreadableResult(error) }
    } else if (exchange !== undefined && isSelected(exchange)) {
      const result = checkExchange(exchange, { ...settings, areCredentialsKnown })
      yield withFindings(result, duplicates)
    } else {
      if (exchange !== undefined) first ??= { exchange, error }
      checked--
      skipped++
    }
  }
  if (skipped > 0) {
    const what = file.what[skipped === 1 ? 0 : 1]
    const note = `${file.name}: skipped ${skipped} ${what} of other hosts or paths`
    if (checked === 0 && first !== undefined && settings.noneChecked) {
      settings.noneChecked({ message: whySkipped(skipped, first, file.what, settings), note })
    } else settings.note?.(note)
  }
}

/** Returns a function that selects the requests of the contract and of the wanted hosts. */
function selection({ contract, hosts }: CheckSettings): (exchange: Exchange) => boolean {
  const wanted = hosts?.map((host) => host.toLowerCase())
  const isHost = (url: string): boolean => {
    if (wanted === undefined) return true
    const host = hostOf(url) ?? ''
    return wanted.includes(host) || wanted.includes(host.replace(/:\d+$/, ''))
  }
  return ({ method, url }) => isHost(url) && contract.match(method, targetOf(url)) !== undefined
}

/** Returns whether missing credentials were not sent. Reports it once when that is unknown. */
function knowsCredentials(
  read: () => Iterable<FoundExchange>,
  isSelected: (exchange: Exchange) => boolean,
  { name, settings, leavesOutCredentials }: ExchangeFile,
): boolean {
  if (!leavesOutCredentials || !requiresCredentials(settings.contract)) return true
  let count = 0
  for (const { exchange } of read()) {
    if (exchange === undefined || !isSelected(exchange)) continue
    if (hasAuthorization(exchange)) return true
    count++
  }
  if (count > 0) {
    settings.note?.(
      `${name}: skipped ${credentialsRule}, because no request has an Authorization header; it may have been removed`,
    )
  }
  return false
}
