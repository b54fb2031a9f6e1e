import type { ConformanceReport } from '../../src/conformance/report/report.js'
import type { ConformanceOptions } from '../../src/conformance/run/options.js'
import { runConformance } from '../../src/conformance/run/run.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { apart } from './trying.js'

/** A response with its parsed body. */
interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read any member
  body: any
}

/** Tests a sandbox whose responses are changed, with cases and sequences; returns its findings apart. */
export async function tryAltered(
  alter: (answer: Answer, request: Request) => void | Promise<void>,
  options: Partial<ConformanceOptions>,
): Promise<ConformanceReport> {
  const sandbox = createSandbox()
  const target = async (request: Request) => {
    const response = await sandbox.fetch(request.clone())
    const text = await response.text()
    if (text === '' || new URL(request.url).pathname.startsWith('/sandbox')) {
      return new Response(text === '' ? null : text, response)
    }
    const answer: Answer = { status: response.status, body: JSON.parse(text) }
    await alter(answer, request)
    const { status, body } = answer
    return new Response(JSON.stringify(body), { status, headers: response.headers })
  }
  const fixtures = { states: '/sandbox/given' }
  const all = { target, fixtures, cases: 0, ...options }
  return apart(await runConformance(all, { kinds: ['cases', 'sequences'] }))
}
