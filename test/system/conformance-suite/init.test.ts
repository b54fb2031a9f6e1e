import { symlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import express from 'express'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { readFixtures } from '../../../src/conformance/world/fixtures.js'
import { parseBasicCredentials } from '../../../src/core/index.js'
import { sandboxServer } from '../../../src/testing/sandbox/node/server.js'
import { openSandbox } from '../../../src/testing/sandbox/sandbox.js'
import { listening, originOf } from '../../adapters/listening.js'
import type { StartedServer } from '../../adapters/started-server.js'
import { campaignContract, folderOf, root } from '../../cli/command.js'
import { run } from '../../conformance-suite/trying.js'

/* The files of `conform --init`, used as a reader would use them. */

// biome-ignore lint/suspicious/noExplicitAny: the files are JavaScript.
type Any = any

/** A server that has its whole state from a states endpoint. */
function api() {
  const serverOf = (data: object) => {
    const sandbox = openSandbox({ data })
    return sandboxServer({ sandbox, latency: 0 })
  }
  let server = serverOf({})
  return {
    handle: (request: IncomingMessage, response: ServerResponse) =>
      server.emit('request', request, response),
    store: {
      async replace({ workspace, campaigns, offerings, caller }: Any) {
        const byId = (list: Any[]) => Object.fromEntries(list.map((each) => [each.id, each]))
        const own = parseBasicCredentials(caller.authorization ?? '')
        const { authenticated, permitted } = caller
        server = serverOf({
          workspace,
          campaigns: byId(campaigns),
          offerings: byId(offerings),
          ...(!authenticated && { credentials: [] }),
          ...(authenticated && !permitted && { credentials: [{ ...own, permitted }] }),
        })
      },
    },
  }
}

const isOfStates = ({ url = '' }: IncomingMessage) => /^\/(conformance|\.well-known)\//.test(url)

const servers: Record<string, (states: Any) => Promise<StartedServer>> = {
  async express(states) {
    const { store, handle } = api()
    const app = express()
    app.use(states(store, { credentials: 'workspace:key' }))
    app.use(handle)
    return listening(createServer(app))
  },
  async fastify(states) {
    const { store, handle } = api()
    const app = fastify()
    app.addHook('onRequest', async (request, reply) => {
      if (isOfStates(request.raw)) return
      reply.hijack()
      handle(request.raw, reply.raw)
    })
    app.register(states, { store, announced: { credentials: 'workspace:key' } })
    await app.ready()
    return listening(app.server)
  },
}

it.each(Object.keys(servers))('writes a states endpoint for %s that works', async (name) => {
  const cwd = folderOf({})
  expect(await campaignContract(['conform', '--init'], { cwd })).toMatchObject({ code: 0 })
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))
  const file = pathToFileURL(join(cwd, `conformance/states-${name}.mjs`)).href
  const { states } = await import(/* @vite-ignore */ file)
  const origin = await originOf(servers[name]?.(states) ?? expect.fail())
  let found: string | undefined
  const options = {
    target: origin,
    only: ['changeCampaignStatus', 'status/*', 'auth/*', 'structure'],
    onStart: (start: { states?: string | undefined }) => {
      found = start.states
    },
  }
  const report = await run(options, { kinds: ['cases'] })
  expect(found).toBe('/conformance/state')
  expect(report.findings.map(({ key }) => key)).toEqual([])
  expect(report.outcome).toBe('passed')
  expect(report.cases.passed).toBeGreaterThan(20)
})

it('writes valid fixtures, and keeps what exists', async () => {
  const cwd = folderOf({ 'conformance/states-express.mjs': 'mine' })
  const { stdout } = await campaignContract(['conform', '--init'], { cwd })
  expect(stdout).toContain('kept conformance/states-express.mjs')
  expect(await readFile(join(cwd, 'conformance/states-express.mjs'), 'utf8')).toBe('mine')
  const text = await readFile(join(cwd, 'conformance/fixtures.yaml'), 'utf8')
  expect(readFixtures(parse(text))).toMatchObject({ credentials: 'workspace:key' })
  // What is commented out is valid too.
  const all = text.replace(/^# (?=\w+:| {2})/gm, '')
  expect(Object.keys(readFixtures(parse(all)))).toContain('workspace')
})
