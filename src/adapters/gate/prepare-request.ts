import { startsPlainly } from '../../core/http/readings.js'
import { targetOf } from '../../core/http/target.js'
import type { Contract, PreparedRequest } from '../../core/index.js'
import type { GateRequest } from './gate-request.js'

/**
 * Matches the URLs that routers may use, then the sent URL: any of them may reach a handler.
 * Returns undefined if none is a path of the API, under any prefix.
 */
export function prepareRequest(
  { method, url, routedUrls = [], headers }: GateRequest,
  contract: Contract,
): PreparedRequest | undefined {
  const prepare = (target: string) => contract.prepare({ method, url: target, headers })
  for (const each of new Set([...routedUrls, url])) {
    const whole = withoutFragment(each)
    let prepared = prepare(whole)
    if (prepared?.operation !== undefined) return prepared
    // Routers may be mounted under a prefix later, so every prefix counts.
    for (const target of targetsUnderPrefix(targetOf(whole))) {
      const found = prepare(target)
      if (found?.operation !== undefined) return found
      prepared = found ?? prepared
    }
    if (prepared !== undefined) return prepared
  }
  return undefined
}

/** Replaces `#`, which must not occur: like at `;`, only some routers end the path there. */
const withoutFragment = (url: string): string =>
  url.includes('#') ? url.replace(/^[^?]*/, (path) => path.replaceAll('#', ';')) : url

/** More segments than any path of the API has; bounds the cost of a long path. */
const mostSegments = 16

/** Returns the target without its first segment, without the first two, and so on, as long as they are plain. */
function* targetsUnderPrefix(target: string): Generator<string> {
  let rest = target
  let segments = target.replace(/\?.*/s, '').split('/').length - 1
  while (segments > 1 && startsPlainly(rest)) {
    rest = rest.slice(rest.indexOf('/', 1))
    segments--
    if (segments <= mostSegments) yield rest
  }
}
