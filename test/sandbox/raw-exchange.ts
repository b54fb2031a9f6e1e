import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type RawAnswer, readAnswer } from '../adapters/raw-answers.js'
import { sendRaw } from '../adapters/send-raw.js'

/** A raw response whose body is JSON. */
interface JsonAnswer extends Omit<RawAnswer, 'body'> {
  // biome-ignore lint/suspicious/noExplicitAny: tests read any member.
  body: any
}

/** Sends raw bytes, and reads responses until the server closes the connection. */
export const rawExchange = async (origin: string, text: string): Promise<JsonAnswer[]> =>
  answersIn(await sendRaw(origin, text))

export async function connected(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

/** Reads consecutive responses; that to HEAD has a length, but no body. */
export function answersIn(text: string, isHead = false): JsonAnswer[] {
  const read = readAnswer(text, { isHead, isEnded: true })
  if (read === undefined) return []
  const { body, ...answer } = read.answer
  const json = body && JSON.parse(Buffer.from(body, 'latin1').toString())
  return [{ ...answer, body: json }, ...answersIn(read.rest)]
}
