// An HTTP server for both APIs, written from their description alone by someone who did not know the
// conformance suite. Starts with one of its bugs if asked to, and prints its origin:
// node server.mjs [--bug <id>]
import { createServer } from 'node:http'
import { activeBug } from './active-bug.mjs'
import { answer } from './answer.mjs'
import { maxBodyBytes } from './calls.mjs'
import { answerState } from './states.mjs'
import { bugs } from './store.mjs'

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
  const { status, headers, body } = answerState(request) ?? (await answer(request))
  res.statusCode = status
  res.setHeaders(new Map(Object.entries(headers)))
  if (body !== '') res.setHeader('Content-Type', 'application/json; charset=utf-8')
  if (status !== 204) res.setHeader('Content-Length', Buffer.byteLength(body))
  res.end(req.method === 'HEAD' ? undefined : body)
}

if (activeBug !== undefined && !Object.hasOwn(bugs, activeBug)) {
  throw new Error(`There is no bug ${activeBug}`)
}
const server = createServer({ keepAliveTimeout: 120_000 }, (req, res) => {
  serve(req, res).catch(() => res.destroy())
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
