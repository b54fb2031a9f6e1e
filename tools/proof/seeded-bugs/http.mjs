import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { bug } from './bugs/active.mjs'
import { ApiError, errorBody } from './errors.mjs'

export const maxBodyBytes = 1_048_576
const maxDepth = 100

/** Reads the body to its end, keeping no more than the limit. */
export function readBody(req) {
  return new Promise((resolve, reject) => {
    const chunks = []
    let size = 0
    req.on('data', (chunk) => {
      size += chunk.length
      if (size <= maxBodyBytes) chunks.push(chunk)
      if (size > 16 * maxBodyBytes) req.destroy()
    })
    req.on('end', () => resolve({ bytes: Buffer.concat(chunks), tooLarge: size > maxBodyBytes }))
    req.on('error', reject)
    req.on('close', () => reject(new Error('aborted')))
  })
}

function depthOf(value) {
  let level = [value]
  let depth = 0
  while (level.length > 0 && depth <= maxDepth) {
    depth += 1
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
  }
  return depth
}

/** Decodes JSON; `{ error }` explains what is wrong with the bytes. */
export function decodeJson(bytes, contentType) {
  const type = contentType?.toLowerCase().split(';')[0].trim()
  if (bytes.length === 0) return {}
  if (type && !/^application\/([\w.+-]+\+)?json$/.test(type)) {
    return { error: { status: 415, message: `${type.slice(0, 80)} is not supported` } }
  }
  if (bug('json-with-charset-rejected') && /charset/i.test(contentType ?? '')) {
    return { error: { status: 415, message: 'Only application/json is supported' } }
  }
  const charset = /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1]
  if (charset && !/^(utf-?8|us-ascii)$/i.test(charset)) {
    return { error: { status: 415, message: `${charset} is not supported` } }
  }
  let source
  try {
    source = bug('body-read-as-latin-1')
      ? bytes.toString('latin1')
      : new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (bug('broken-utf-8-500')) throw error
    return { error: { status: 400, message: 'The body is not UTF-8' } }
  }
  try {
    const value = JSON.parse(source)
    if (bug('null-body-500') && value === null) value.toString()
    if (bug('array-body-500') && Array.isArray(value)) throw new Unexpected('not iterable')
    if (depthOf(value) > maxDepth) {
      if (bug('deep-nesting-500')) throw new RangeError('Maximum call stack size exceeded')
      return { error: { status: 400, message: `More than ${maxDepth} levels` } }
    }
    return { value }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    if (bug('malformed-json-500')) throw new Unexpected(error.message)
    return { error: { status: 400, message: 'The body is not JSON' } }
  }
}

class Unexpected extends Error {}

/** Text of a header: bytes beyond ASCII are UTF-8 if they can be. */
export function headerText(value) {
  if (typeof value !== 'string' || value === '') return undefined
  const bytes = Buffer.from(value, 'latin1')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return value
  }
}

export function send(res, { status, body, headers, html }) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const offers = Object.hasOwn(Object(body?.error), 'doc_url') || body?.pagination
  res.writeHead(status, {
    'Content-Type': html
      ? 'text/html'
      : offers
        ? 'application/json; charset=utf-8'
        : 'application/json',
    'Cache-Control': 'no-store',
    'X-Trace-Id': String(body?.response_id ?? 'none'),
    ...headers,
    'Content-Length': Buffer.byteLength(payload),
  })
  res.end(payload)
}

/** Bytes for a request that node could not parse, or that has no response object. */
function rawAnswer(status, reason, error) {
  const body = JSON.stringify(errorBody('campaigns', error, `res-${randomUUID()}`, ''))
  return [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

function onClientError(error, socket) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
  const large = error.code === 'HPE_HEADER_OVERFLOW'
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const [status, reason] = large
    ? [431, 'Request Header Fields Too Large']
    : late
      ? [408, 'Request Timeout']
      : [400, 'Bad Request']
  const answer = new ApiError(status, 'BAD_REQUEST', 'This is not an HTTP request', {
    target: 'request',
  })
  socket.end(rawAnswer(status, reason, answer))
}

/** Starts a server; `handle` answers a request and never rejects. */
export function listen(handle, port) {
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: 20_000 }, handle)
  server.on('checkContinue', (req, res) => {
    res.writeContinue()
    handle(req, res)
  })
  server.on('checkExpectation', handle)
  server.on('clientError', onClientError)
  server.on('connect', (_req, socket) => {
    socket.on('error', () => socket.destroy())
    const error = new ApiError(405, 'BAD_REQUEST', 'CONNECT is not supported', { target: 'method' })
    socket.end(rawAnswer(405, 'Method Not Allowed', error))
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
