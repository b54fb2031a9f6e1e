import type { CheckSettings } from '../checking/check-settings.js'
import { type Judgement, unusable } from '../results/judgement.js'
import { asksForCredentials, credentialsRule, saysAuthorization } from './authorization.js'
import { checkExchange, withFindings } from './check-exchange.js'
import type { Exchange } from './exchange.js'
import type { ExchangeFile, FoundExchange } from './exchange-file.js'
import { withRepeatedKeys } from './repeated-keys-of-file.js'
import { hostOf, targetOf } from './url.js'

/** Judges the requests that are the contract's, and notes how many are not. */
export function* checkExchanges(
  read: () => Iterable<FoundExchange>,
  file: ExchangeFile,
): Generator<Judgement> {
  const { settings } = file
  const isOurs = selection(settings)
  const areCredentialsKnown = knowsCredentials(read, isOurs, file)
  let skipped = 0
  for (const { found, repeated } of withRepeatedKeys(read(), file)) {
    const { document, exchange, problem } = found
    if (problem !== undefined && (exchange === undefined || isOurs(exchange))) {
      yield { document, ...unusable(problem) }
    } else if (exchange !== undefined && isOurs(exchange)) {
      const judgement = checkExchange(exchange, { ...settings, areCredentialsKnown })
      yield withFindings(judgement, repeated)
    } else {
      skipped++
    }
  }
  if (skipped > 0) {
    const what = file.what[skipped === 1 ? 0 : 1]
    settings.note?.(`${file.name}: ${skipped} ${what} of other hosts or paths skipped`)
  }
}

/** Tells whether a request is the contract's, and of a host that is asked for. */
function selection({ contract, hosts }: CheckSettings): (exchange: Exchange) => boolean {
  const wanted = hosts?.map((host) => host.toLowerCase())
  const isHost = (url: string): boolean => {
    if (wanted === undefined) return true
    const host = hostOf(url) ?? ''
    return wanted.includes(host) || wanted.includes(host.replace(/:\d+$/, ''))
  }
  return ({ method, url }) => isHost(url) && contract.match(method, targetOf(url)) !== undefined
}

/** Whether credentials that are not there were not sent; says once where that cannot be known. */
function knowsCredentials(
  read: () => Iterable<FoundExchange>,
  isOurs: (exchange: Exchange) => boolean,
  { name, settings, leavesOutCredentials }: ExchangeFile,
): boolean {
  if (!leavesOutCredentials || !asksForCredentials(settings.contract)) return true
  let ours = 0
  for (const { exchange } of read()) {
    if (exchange === undefined || !isOurs(exchange)) continue
    if (saysAuthorization(exchange)) return true
    ours++
  }
  if (ours > 0) {
    settings.note?.(
      `${name}: no request has an Authorization header, which may have been left out; ${credentialsRule} is unchecked`,
    )
  }
  return false
}
