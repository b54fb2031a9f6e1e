import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ConformanceCase } from '../../../src/conformance/cases/cases.js'
import { loadCases } from '../../../src/conformance/cases/load-cases.js'
import { runConformance } from '../../../src/conformance/run/run.js'
import { fixtures, startServer } from './server.js'

/* The requests that the conformance suite sends for a selection of its cases. */

export interface RecordedRequest {
  method: string
  url: string
  headers: string[]
  body: Buffer
}

/** Returns the first valid and the first invalid case of each operation and rule. */
function selectedCases(): ConformanceCase[] {
  const seen = new Set<string>()
  return loadCases().filter(({ rule, expect, request }) => {
    const key = `${request?.operation} ${rule} ${expect.ok}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Sends a request; returns the status and headers of the response once it was read. */
export function sendRecorded(
  { method, url, headers, body }: RecordedRequest,
  port: number,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = forward({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
    sent.setTimeout(5000, () => sent.destroy(new Error('No response.')))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Runs the suite against the server without a bug and returns its requests, with those that set states. */
export async function recordRequests(): Promise<RecordedRequest[]> {
  const { origin, child } = await startServer()
  const port = Number(new URL(origin).port)
  const recorded: RecordedRequest[] = []
  const recorder = createServer(async (request, response) => {
    const { method = 'GET', url = '', rawHeaders: headers } = request
    const each = { method, url, headers, body: await buffer(request) }
    recorded.push(each)
    try {
      const answer = await sendRecorded(each, port)
      response.writeHead(answer.status, answer.headers).end(answer.body)
    } catch {
      response.destroy()
    }
  })
  recorder.listen(0, '127.0.0.1')
  await once(recorder, 'listening')
  const target = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`
  await runConformance(
    { target, fixtures: fixtures(), seed: 1 },
    { cases: selectedCases(), kinds: ['cases'] },
  )
  recorder.closeAllConnections()
  recorder.close()
  child.kill()
  return recorded
}
