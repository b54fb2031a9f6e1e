import { connect, type Socket } from 'node:net'
import { type RawAnswer, readAnswer } from '../../adapters/raw-answers.js'

/** A request as the bytes of a latin1 text. */
export interface RawRequest {
  bytes: string
  isHead: boolean
}

/** What a server did: responded, closed the connection without a response, or nothing. */
export type Outcome = RawAnswer | 'closed' | 'silent'

/** Timeout of a server; only a hanging server reaches it. */
const silentAfterMilliseconds = 20_000

/** A connection that sends raw bytes and reads one response per request. */
export class RawConnection {
  readonly #socket: Socket
  #received = ''
  #isEnded = false
  #onChange: () => void = () => {}

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.setEncoding('latin1')
    this.#socket.on('data', (text) => {
      this.#received += text
      this.#onChange()
    })
    const onEnd = () => {
      this.#isEnded = true
      this.#onChange()
    }
    this.#socket.on('end', onEnd).on('close', onEnd).on('error', onEnd)
  }

  /** Whether the connection can be reused. */
  get isUsable(): boolean {
    return !this.#isEnded && this.#received === ''
  }

  /** Sends requests at once; with `halfClose`, ends the client's side. */
  exchange(
    requests: readonly RawRequest[],
    { halfClose = false }: { halfClose?: boolean } = {},
  ): Promise<Outcome[]> {
    const bytes = Buffer.from(requests.map((each) => each.bytes).join(''), 'latin1')
    const outcomes: Outcome[] = []
    return new Promise((resolve) => {
      const finish = (missing: Outcome) => {
        clearTimeout(timer)
        this.#onChange = () => {}
        while (outcomes.length < requests.length) outcomes.push(missing)
        resolve(outcomes)
      }
      const timer = setTimeout(() => finish('silent'), silentAfterMilliseconds)
      this.#onChange = () => {
        this.#readAnswers(requests, outcomes)
        if (outcomes.length === requests.length || this.#isEnded) finish('closed')
      }
      if (halfClose) this.#socket.end(bytes)
      else this.#socket.write(bytes)
      this.#onChange()
    })
  }

  #readAnswers(requests: readonly RawRequest[], outcomes: Outcome[]): void {
    while (outcomes.length < requests.length) {
      const isHead = requests[outcomes.length]?.isHead ?? false
      const read = readAnswer(this.#received, { isHead, isEnded: this.#isEnded })
      if (read === undefined) return
      this.#received = read.rest
      if (read.answer.headers.connection === 'close') this.#isEnded = true
      outcomes.push(read.answer)
    }
  }

  close(): void {
    this.#socket.destroy()
  }
}

/** Sends one request over its own connection. */
export async function sendAlone(
  port: number,
  request: RawRequest,
  options: { halfClose?: boolean } = {},
): Promise<Outcome> {
  const connection = new RawConnection(port)
  const [outcome] = await connection.exchange([request], options)
  connection.close()
  return outcome as Outcome
}
