import { isDeepStrictEqual } from 'node:util'
import type { Outcome } from './raw-client.js'
import { fromAlias } from './rewrites.js'
import { isCanonicalPath } from './routes.js'
import type { AttackServer, Run } from './runs.js'
import type { Sent } from './sent.js'

/** A broken promise: every request is validated before a handler runs, or gets an error. */
export interface Problem {
  kind: string
  message: string
}

/** Checks which handlers ran for a request, and its response. */
export function problemsOf(
  server: AttackServer,
  sent: Sent,
  runs: readonly Run[],
  outcome: Outcome,
): Problem[] {
  const kinds = runs.flatMap((run) => problemOfRun(server, sent, run) ?? [])
  if (runs.length > 1) kinds.push('several handlers ran for one request')
  if (outcome === 'silent') kinds.push('no answer')
  if (runs.length === 0 && typeof outcome === 'object' && outcome.status < 400) {
    kinds.push(`status ${outcome.status} although no handler ran`)
  }
  return kinds.map((kind) => ({ kind, message: messageOf(server, sent, runs, outcome, kind) }))
}

function problemOfRun(server: AttackServer, sent: Sent, run: Run): string | undefined {
  const { route, params, verdict } = run
  if (route === 'catch-all' && verdict === undefined) {
    // A Fetch server builds the URL from the host, which may change the path.
    const isBypass = hasPlainHost(sent) && isContractTarget(server, sent.target)
    return isBypass ? 'catch-all ran without a verdict on a path of the contract' : undefined
  }
  if (verdict === undefined) return `handler of ${kindOf(route)} ran without a verdict`
  if (!verdict.ok) return 'handler ran although the verdict rejects the request'
  if (!sent.isAuthorized) return 'handler ran without credentials'
  // The handler is not one of an operation, and the request is validated.
  if (route === 'other method' || route === 'catch-all') return undefined
  if (verdict.operation !== route) return 'handler ran with the verdict of another operation'
  if (!isDeepStrictEqual({ ...verdict.request.params }, { ...params })) {
    return 'handler has other path parameters than its verdict'
  }
  return undefined
}

const hasPlainHost = ({ bytes }: Sent): boolean => /\r\nHost: [\w.]+\r\n/.test(bytes)

const kindOf = (route: Run['route']): string =>
  route === 'other method' ? 'a contract path with another method' : 'a contract route'

/** Returns whether a target is exactly a path of the contract. */
function isContractTarget({ basePath, alias }: AttackServer, target: string): boolean {
  // These servers do not rewrite absolute URLs.
  const rewritten = alias === undefined ? target : fromAlias(target)
  const routed = rewritten.replace(/^http:\/\/[a-z0-9.]+(?=\/)/, '').replace(/\?.*/, '')
  return routed.startsWith(basePath) && isCanonicalPath(routed.slice(basePath.length))
}

function messageOf(
  server: AttackServer,
  sent: Sent,
  runs: readonly Run[],
  outcome: Outcome,
  kind: string,
): string {
  return [
    `${server.name}: ${kind}`,
    `  request  ${JSON.stringify(sent.bytes)}`,
    `  tricks   ${sent.tricks.join(', ')}`,
    ...runs.map((run) => `  ran      ${run.route} ${JSON.stringify(run.params)} for ${run.seen}`),
    ...runs.map(({ verdict }) => `  verdict  ${verdictText(verdict)}`),
    `  answer   ${typeof outcome === 'string' ? outcome : outcome.status}`,
  ].join('\n')
}

function verdictText(verdict: Run['verdict']): string {
  if (verdict === undefined) return 'none'
  if (!verdict.ok) return `rejects ${verdict.operation}`
  return `accepts ${verdict.operation} ${JSON.stringify(verdict.request.params)}`
}
