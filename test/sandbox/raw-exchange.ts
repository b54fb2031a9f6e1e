import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { sendRaw } from '../adapters/send-raw.js'

/** A raw response. */
interface RawAnswer {
  status: number
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any member.
  body: any
}

/** Sends raw bytes, and reads responses until the server closes the connection. */
export const rawExchange = async (origin: string, text: string): Promise<RawAnswer[]> =>
  answersIn(await sendRaw(origin, text))

export async function connected(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

/** Splits consecutive responses by their `Content-Length`. */
export function answersIn(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n')
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n')
    const pairs = lines.map((each) => each.split(/: (.*)/s).slice(0, 2))
    const headers = Object.fromEntries(pairs.map(([name, value]) => [name?.toLowerCase(), value]))
    const length = Number(headers['content-length'] ?? 0)
    const body = Buffer.from(rest.slice(end + 4, end + 4 + length), 'latin1').toString()
    const status = Number(line.split(' ')[1])
    rest = rest.slice(end + 4 + length)
    // Skips `100 Continue`.
    if (status !== 100) answers.push({ status, headers, body: body && JSON.parse(body) })
  }
  return answers
}
