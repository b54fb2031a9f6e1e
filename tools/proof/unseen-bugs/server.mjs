// An HTTP server for both APIs whose bugs can be switched on one at a time:
// node server.mjs [--port 0] [--bug <id>] [--states] [--latency <ms>] [--list] [--fixtures]
import { createServer } from 'node:http'
import { activeBug } from '../seeded-bugs/bugs/active.mjs'
import { flagValue, hasFlag } from '../seeded-bugs/flags.mjs'
import { answer } from './answer.mjs'
import { maxBodyBytes } from './calls.mjs'
import { answerState, fixtures } from './states.mjs'

const hasStates = hasFlag('--states')
const latency = Number(flagValue('--latency') ?? 0)

const print = (value) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)

async function bugs() {
  const { allBugs } = await import('./bugs/all.mjs')
  return allBugs
}

/** Reads the body to its end, keeping no more than the limit. */
async function readRequest(req) {
  const { method, url, headers } = req
  const most = url.startsWith('/sandbox/') ? Number.POSITIVE_INFINITY : maxBodyBytes
  const chunks = []
  let size = 0
  for await (const chunk of req) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
  }
  return { method, url, headers, bytes: Buffer.concat(chunks), isTooLarge: size > most }
}

async function serve(req, res) {
  const request = await readRequest(req)
  const states = hasStates ? answerState(request) : undefined
  const { status, headers, body } = states ?? (await answer(request, latency))
  res.statusCode = status
  res.setHeaders(new Map(Object.entries(headers)))
  if (body !== '') res.setHeader('Content-Type', 'application/json; charset=utf-8')
  if (status !== 204) res.setHeader('Content-Length', Buffer.byteLength(body))
  res.end(req.method === 'HEAD' ? undefined : body)
}

async function start() {
  if (activeBug !== undefined && !(await bugs()).some(({ id }) => id === activeBug)) {
    throw new Error(`There is no bug ${activeBug}`)
  }
  const server = createServer({ keepAliveTimeout: 120_000 }, (req, res) => {
    serve(req, res).catch(() => res.destroy())
  })
  server.listen(Number(flagValue('--port') ?? 0), '127.0.0.1', () =>
    console.log(`listening on http://127.0.0.1:${server.address().port}`),
  )
}

if (hasFlag('--list')) print((await bugs()).map(({ probe: _probe, ...rest }) => rest))
else if (hasFlag('--fixtures')) print(fixtures(hasStates))
else await start()
