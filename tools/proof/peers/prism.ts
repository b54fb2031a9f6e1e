import { createRequire } from 'node:module'
import { documentFor, PrismProxies } from './prism-proxies.js'
import { type RecordedRequest, recordRequests, sendRecorded } from './recorded-requests.js'
import { normalized, type Tool } from './tool.js'

/*
 * Prism as a validation proxy. It sends nothing of its own, so it gets requests of the conformance
 * suite, and what it adds to the responses is counted.
 */

const { version } = createRequire(import.meta.url)(
  './node_modules/@stoplight/prism-cli/package.json',
)

interface Violation {
  location: string[]
  code: string
  message: string
}

const idSegment = /\/(offer_[^/]*|[0-9a-f]{24})/gi

/** What Prism reports about one exchange. */
function reportsOf({ method, url }: RecordedRequest, status: number, header: string): string[] {
  const call = `${method} ${url.split('?')[0]?.replace(idSegment, '/:id')} ${status}`
  // More violations than fit into a header.
  if (!header.startsWith('[')) return [`${call} ${header}`]
  const violations: Violation[] = JSON.parse(header)
  const of = (part: string) =>
    violations
      .filter(({ location }) => location[0] === part)
      .map(({ location, code, message }) =>
        normalized(`${call} ${location.join('.').replace(/\.\d+/g, '')} ${code} ${message}`),
      )
  const request = of('request')
  // Prism reports an invalid request whatever the response; a success is what makes it a finding.
  const accepted = status < 300 && request.length > 0 ? [`accepted: ${request.join('; ')}`] : []
  return [...of('response'), ...accepted]
}

const proxies = new PrismProxies()
let recorded: RecordedRequest[] | undefined

async function run(origin: string) {
  // A malformed percent-escape ends Prism.
  recorded ??= (await recordRequests()).filter(({ url }) => !/%(?![0-9a-f]{2})/i.test(url))
  const port = Number(new URL(origin).port)
  proxies.serverPort = port
  const reports = new Set<string>()
  let requests = 0
  for (const request of recorded) {
    if (!request.url.startsWith('/v5/')) {
      await sendRecorded(request, port)
      continue
    }
    requests += 1
    try {
      const proxy = await proxies.portOf(documentFor(request.url))
      const { status, headers } = await sendRecorded(request, proxy)
      const header = headers['sl-violations']
      if (header === undefined) continue
      for (const report of reportsOf(request, status, String(header))) reports.add(report)
    } catch (error) {
      reports.add(`${request.method} ${documentFor(request.url)}: ${normalized(String(error))}`)
    }
  }
  return { reports, requests }
}

export const prism: Tool = {
  name: 'Prism',
  version,
  setUp:
    'validation proxy with both documents; requests of the conformance suite, a valid and an invalid one for each operation and rule, each in its state; counted are violations of responses, and successes of requests that it calls invalid',
  run,
  end: () => proxies.end(),
}
