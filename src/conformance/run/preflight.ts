import type { OperationName } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import { errorIn } from '../checking/targets.js'
import type { Scenario } from '../checking/trial.js'
import { isSuccess, type ReceivedResponse, type SentRequest } from '../report/exchange.js'
import { grouped, plural } from '../reports/wording.js'
import { type Send, Unreachable } from '../sending/send.js'
import { freshHeaders, type Naming, wireRequest, withServiceNames } from '../sending/wire.js'
import { withDefaultFacts } from '../world/default-facts.js'

/** Thrown before any test if the server or the way to it is not set up for one. */
export class Misconfigured extends Error {
  override name = 'Misconfigured'
}

/**
 * Returns a valid request of an operation: the smallest of the cases, if possible one that needs nothing
 * stored, because an adapter may reject what is about an unknown id for an operation that is missing.
 */
export function validScenario(
  cases: readonly ConformanceCase[],
  operation: OperationName,
): Scenario | undefined {
  const scenarios = cases.flatMap(
    ({ request, level, options, expect: { ok, warnings, replay } }) =>
      request?.operation === operation &&
      request.headers !== undefined &&
      ok &&
      level === 'MUST' &&
      options === undefined &&
      replay !== true &&
      (warnings ?? []).length === 0
        ? [withDefaultFacts(request)]
        : [],
  )
  const sizeOf = ({ body, given }: Scenario) =>
    JSON.stringify(body ?? '').length + (given.campaign === undefined ? 0 : storedPenalty)
  return scenarios.reduce<Scenario | undefined>(
    (least, each) => (least === undefined || sizeOf(each) < sizeOf(least) ? each : least),
    undefined,
  )
}

/** More than the size of any body. */
const storedPenalty = 1e9

/** Seconds that a run may take if it has no time limit, to decide whether a server is too slow. */
const usualLimit = 300

/** Seconds for a response that are few for any server. */
const slow = 0.5

/** Returns a response; throws a Misconfigured if too few tests can run at the speed of the server. */
export async function assertFast(
  ping: () => Promise<ReceivedResponse>,
  { tests, timeLimit }: { tests: number; timeLimit: number | undefined },
): Promise<ReceivedResponse> {
  const measured = async () => {
    const start = performance.now()
    const response = await ping()
    return { response, seconds: (performance.now() - start) / 1000 }
  }
  const first = await measured()
  // The first response may include the start of the server.
  const { response, seconds } = first.seconds > slow ? await measured() : first
  const needed = (seconds * tests) / 10
  if (seconds <= slow || needed <= (timeLimit ?? usualLimit)) return response
  const limit =
    timeLimit === undefined ? plural(usualLimit / 60, 'minute') : `${grouped(timeLimit)} s`
  throw new Misconfigured(
    `The server takes ${seconds.toFixed(1)} s per response: fewer than a tenth of the ${grouped(tests)} selected tests can run in ${limit}. Pass a longer --time-limit, or --only to select fewer tests.`,
  )
}

/** Seconds by which the clock of the server may differ. */
const clockTolerance = 60

/** Throws a Misconfigured if the `Date` of a response differs from the time of this machine. */
export function assertSameTime({ headers }: ReceivedResponse): void {
  const seconds = (Date.parse(String(headers.date)) - Date.now()) / 1000
  if (Number.isNaN(seconds) || Math.abs(seconds) <= clockTolerance) return
  const minutes = plural(Math.round(Math.abs(seconds) / 60), 'minute')
  throw new Misconfigured(
    `The clock of the server is ${minutes} ${seconds > 0 ? 'ahead of' : 'behind'} the clock of this machine. Set it, because the expected responses depend on the time.`,
  )
}

interface Probing {
  send: Send
  baseUrl: string
  naming: Naming
  credentials: string | undefined
  /** Whether the suite sets the state of the server, and with it the accounts. */
  isControlled: boolean
  /** A valid request for each operation to ask. */
  scenarios: readonly Scenario[]
}

/** Throws a Misconfigured if nothing that the server responds to valid requests can show a fault of it. */
export async function assertConfigured(probing: Probing): Promise<void> {
  await assertNoCommonProblem(probing)
  await assertSameNames(probing)
}

/** Throws a Misconfigured if the server responds to valid requests of all operations in the same wrong way. */
async function assertNoCommonProblem(probing: Probing): Promise<void> {
  let first: { request: SentRequest; response: ReceivedResponse; problem: Problem } | undefined
  for (const scenario of probing.scenarios) {
    const request = requestOf(scenario, probing)
    if (request === undefined) continue
    const response = await probing.send(request)
    const problem = problemOf(response, probing)
    first ??= problem && { request, response, problem }
    if (problem === undefined || problem !== first?.problem) return
  }
  if (first !== undefined) throw new Misconfigured(messageOf(first, probing))
}

/** Throws a Misconfigured if the server misses a request id in a header with another service name. */
async function assertSameNames(probing: Probing): Promise<void> {
  const { scenarios, naming, send } = probing
  const creating = scenarios.find(({ operation }) => operation === 'createCampaign')
  // With an empty body it creates nothing, and the response lists all that is missing.
  const request = creating && requestOf({ ...creating, body: {} }, probing)
  if (request === undefined) return
  const response = await send(request).catch((error) => {
    // A server that breaks on it is tested like any other.
    if (error instanceof Unreachable) return undefined
    throw error
  })
  const [header, name = ''] =
    /\bX-(\w+)-Request-Id\b/i.exec(JSON.stringify(response?.body) ?? '') ?? []
  if (header === undefined || name.toLowerCase() === (naming.serviceName ?? 'SVC').toLowerCase())
    return
  throw new Misconfigured(`The server expects the header ${header}. Pass \`--service ${name}\`.`)
}

function requestOf(scenario: Scenario, { naming, credentials }: Probing): SentRequest | undefined {
  const named = withServiceNames(scenario, naming)
  const headers = freshHeaders(named.headers, credentials)
  return wireRequest(scenario.operation, { ...named, headers }, naming)
}

/** What may be wrong with the responses to all valid requests. */
type Problem = 'redirect' | 'unauthorized' | 'forbidden' | 'failure' | 'no-api' | 'rejected'

function problemOf(response: ReceivedResponse, { isControlled }: Probing): Problem | undefined {
  const { status } = response
  if (status >= 300 && status < 400 && status !== 304) return 'redirect'
  if (status === 401 || status === 403) {
    if (isControlled) return undefined
    return status === 401 ? 'unauthorized' : 'forbidden'
  }
  if (status >= 500 && status !== 501) return 'failure'
  const isOfApi = hasEnvelope(response)
  if ((isRouteMissing(response) && !isOfApi) || isPage(response)) return 'no-api'
  return isSuccess(response) || isOfApi || status === 429 ? undefined : 'rejected'
}

/** Returns whether a response has the error envelope, as a route of the API would send it. */
export const hasEnvelope = (response: ReceivedResponse): boolean =>
  typeof errorIn(response).code === 'string'

/** Returns whether a status says that the server does not have a route. */
export const isRouteMissing = ({ status }: ReceivedResponse): boolean =>
  status === 404 || status === 405 || status === 501

const isPage = ({ headers, body }: ReceivedResponse): boolean =>
  String(headers['content-type']).startsWith('text/html') ||
  (typeof body === 'string' && /^\s*<(?:!doctype|html)/i.test(body))

function messageOf(
  {
    request,
    response,
    problem,
  }: { request: SentRequest; response: ReceivedResponse; problem: Problem },
  { baseUrl, credentials }: Probing,
): string {
  const { status, headers } = response
  const url = baseUrl + request.url
  const said = saidIn(response)
  const answer = `${status}${said === '' ? '' : ` (${said})`}`
  const orHeader = hasEnvelope(response)
    ? ''
    : ' If a gateway requires a header, pass it with `--header`.'
  switch (problem) {
    case 'redirect': {
      const location = String(headers.location ?? '')
      const address = URL.canParse(location, url) ? new URL(location, url).href : location
      const base = address.endsWith(request.url) ? address.slice(0, -request.url.length) : address
      return `${url} redirects to ${address}. Use ${base}`
    }
    case 'unauthorized':
      return credentials === undefined
        ? `The server requires credentials (401). Pass \`--credentials <username:password>\`.${orHeader}`
        : `The server rejects the credentials (401). Check \`--credentials\`.${orHeader}`
    case 'forbidden':
      return `The server rejects every valid request with ${answer}. Check the permissions of \`--credentials\`.${orHeader}`
    case 'rejected':
      return `The server rejects every valid request with ${answer}.${orHeader}`
    case 'failure':
      return `The server fails with ${answer} on every valid request.`
    case 'no-api': {
      const { pathname } = new URL(baseUrl)
      const what = isPage(response) ? `an HTML page (${status})` : answer
      const path = pathname === '/' ? '' : ` and its path (\`${pathname}\`)`
      return `${url} responds with ${what}, and so do all other operations. Check the base address${path}.`
    }
  }
}

/** Returns what an error response says, in a line. */
function saidIn(response: ReceivedResponse): string {
  const { body } = response
  const { code, message } = { ...(body as object), ...errorIn(response) } as Record<string, unknown>
  const words = [code, message].filter((word) => typeof word === 'string')
  const text = words.length > 0 || typeof body !== 'string' ? words.join(': ') : body
  return text
    .slice(0, 1000)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
}
