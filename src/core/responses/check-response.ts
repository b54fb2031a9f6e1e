import type { OperationName } from '../../../generated/operations.js'
import { responseCheckIds } from '../../../generated/response-checks.js'
import type { StoredResponse } from '../contract/facts.js'
import type { Settings } from '../contract/settings.js'
import { draftId, offering, statusData } from './changes.js'
import { envelope, retryAfter, status, wwwAuthenticate } from './envelope.js'
import { code, details, requestIdEcho } from './errors.js'
import type { Finding, ResponseVerdict } from './finding.js'
import { page } from './pages.js'
import { ResponseCheck, type ResponseContext } from './response-check.js'
import { structure } from './structure.js'
import { testKeys, testStatus } from './test-send.js'

/**
 * Validates a response of an operation, also against its request if that is provided. Never throws
 * on a response. Keeps the first `maxViolations` findings, each MUST before any SHOULD.
 */
export function checkResponse(
  operation: OperationName,
  response: StoredResponse,
  context: ResponseContext,
  settings: Settings,
): ResponseVerdict {
  const c = new ResponseCheck(operation, response, context, settings)
  // Not modified: the client has the response already.
  if (c.status === 304) return finished(c)
  // Findings have contract order whatever the order here; the status depends on the envelope.
  c.run('response/envelope', envelope)
  c.run('response/status', status)
  c.run('response/code', code)
  c.run('response/details', details)
  c.run('response/request-id-echo', requestIdEcho)
  c.run('response/draft-id', draftId)
  c.run('response/test-keys', testKeys)
  c.run('response/test-status', testStatus)
  c.run('response/status-data', statusData)
  c.run('response/page', page)
  c.run('response/offering', offering)
  c.run('response/retry-after', retryAfter)
  c.run('response/www-authenticate', wwwAuthenticate)
  c.run('response/doc-url', structure)
  return finished(c)
}

const inContractOrder = (one: Finding, other: Finding): number =>
  responseCheckIds.indexOf(one.check) - responseCheckIds.indexOf(other.check)

function finished({ findings, notes, skipped, settings }: ResponseCheck): ResponseVerdict {
  const { maxViolations } = settings
  const single = onePerTarget(findings.sort(inContractOrder))
  const musts = single.filter(({ level }) => level === 'MUST').slice(0, maxViolations)
  const shoulds = single.filter(({ level }) => level === 'SHOULD')
  const kept = new Set([...musts, ...shoulds.slice(0, maxViolations - musts.length)])
  return {
    ok: musts.length === 0,
    findings: single.filter((finding) => kept.has(finding)),
    ...(notes.length > 0 && { notes: notes.sort(inContractOrder).slice(0, maxViolations) }),
    unchecked: responseCheckIds.filter((id) => skipped.has(id)),
  }
}

/** Returns the first finding at each target, preferring MUST; each check has one for the whole body. */
function onePerTarget(findings: readonly Finding[]): Finding[] {
  const first = new Map<string, Finding>()
  for (const finding of findings) {
    const key = finding.target === '' ? `:${finding.check}` : finding.target
    const before = first.get(key)
    if (before === undefined || (before.level === 'SHOULD' && finding.level === 'MUST')) {
      first.set(key, finding)
    }
  }
  const kept = new Set(first.values())
  return findings.filter((finding) => kept.has(finding))
}
