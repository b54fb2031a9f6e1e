import { expect, it } from 'vitest'
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

/** Changes a response to a request. */
export type Alter = (answer: Answer, request: Request) => void | Promise<void>

/** Tests a sandbox whose responses are changed, with cases and sequences; returns its findings apart. */
export async function tryAltered(
  alter: Alter,
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

type Only = NonNullable<ConformanceOptions['only']>

/** Tests that a server which decides otherwise where the API description is silent is right. */
export const allows = (decisions: [decision: string, only: Only, alter: Alter][]): void =>
  it.each(decisions)('has no MUST for %s', async (_decision, only, alter) => {
    const musts = await mustsOf(alter, only)
    expect(musts.map(({ key, cases, message }) => `${key}: ${message} (${cases[0]})`)).toEqual([])
  })

/** Tests that a server which breaks a statement of the API description has a finding: its subject or cause. */
export const finds = (bugs: [statement: string, only: Only, found: string, alter: Alter][]): void =>
  it.each(bugs)('has a MUST for a server that breaks: %s', async (_says, only, found, alter) => {
    const musts = await mustsOf(alter, only)
    expect(musts.flatMap(({ subject, cause }) => [subject, cause])).toContain(found)
    expect(musts.filter(({ requirement }) => requirement === '')).toEqual([])
  })

const mustsOf = async (alter: Alter, only: Only) =>
  (await tryAltered(alter, { only })).findings.filter(({ level }) => level === 'MUST')
