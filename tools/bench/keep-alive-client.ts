import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type BenchmarkRequest, type Form, forms } from '../../test/benchmark-requests.js'

/**
 * Opens a keep-alive connection; returns what sends a request over it, and returns the status. A minimal
 * client, because it shares the server's process.
 */
export async function keepAliveClient(
  port: number,
  request: BenchmarkRequest,
): Promise<(form: Form) => Promise<number>> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const texts = new Map(forms.map((form) => [form, textOf(request, form)]))
  return (form) => {
    const bytes = texts.get(form) as Buffer
    bytes.write(nextKey(), bytes.indexOf(keyBefore) + keyBefore.length, 'latin1')
    return answerTo(socket, bytes)
  }
}

const keyBefore = 'Idempotency-Key: '

function textOf({ method, path, headers, bodies }: BenchmarkRequest, form: Form): Buffer {
  const body = JSON.stringify(bodies[form])
  const all = { ...headers, Host: 'localhost', 'Content-Length': Buffer.byteLength(body) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

let keys = 0

/** First part of a UUID, different each time, so that no call repeats an earlier one. */
const nextKey = (): string => (keys++).toString(16).padStart(8, '0')

const answerTo = (socket: Socket, bytes: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    let text = ''
    const end = () => reject(new Error('The server closed the connection.'))
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (!isWhole(text)) return
      socket.off('data', read).off('close', end)
      resolve(Number(text.slice(9, 12)))
    }
    socket.on('data', read).on('close', end)
    socket.write(bytes)
  })

function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return false
  const [, length] = text.slice(0, head).match(/^content-length: (\d+)/im) ?? []
  return length === undefined
    ? text.endsWith('0\r\n\r\n')
    : text.length >= head + 4 + Number(length)
}
