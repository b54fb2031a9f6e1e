import { type ContractOptions, createContract } from '../../core/index.js'
import { unreadableAnswers } from '../gate/unreadable.js'

/** What Node tells of bytes that it cannot read as a request. */
interface ClientError extends Error {
  code?: string
  /** What the parser has against them. */
  reason?: string
  rawPacket?: Uint8Array
  /** How many of the bytes were read before. */
  bytesParsed?: number
}

/** What is needed of the socket that they came on. */
export interface ClientSocket {
  readonly writable: boolean
  end(text: string): unknown
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/**
 * A listener for `clientError` of a server of Node. What Node cannot read as a request, such as
 * control characters in a header, comes to no handler; with this it is answered as the API answers a
 * body that cannot be read. Throws a TypeError on an unknown or wrong option.
 */
export function clientErrorListener(
  options: ContractOptions = {},
): (error: Error, socket: ClientSocket) => void {
  createContract(options)
  const answers = unreadableAnswers(options)
  return (error: ClientError, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || hasBegun(socket)) {
      socket.destroy()
      return
    }
    socket.end(answers.text(targetIn(error), messageOf(error)))
    // To close at once what still has bytes to read would take the answer from the client.
    const lingering = setTimeout(() => socket.destroy(), lingeringMilliseconds)
    socket.once('close', () => clearTimeout(lingering))
  }
}

const lingeringMilliseconds = 1000

/** What a socket of Node's server knows of its request and its answer. */
type ServedSocket = ClientSocket & {
  _httpMessage?: { headersSent?: boolean } | null
  parser?: { incoming?: { complete?: boolean } | null } | null
}

/** Whether an answer is on its way or out, to which no other may be added; Node asks the former. */
function hasBegun({ _httpMessage: answer, parser }: ServedSocket): boolean {
  if (answer) return answer.headersSent === true
  // The request was answered before its body had come.
  return parser?.incoming?.complete === false
}

/** More than a path of the contract has; to read a longer one costs more than its answer is worth. */
const longestTarget = 1024

const requestLine = /(?:^|\n)[^\s:]+ +((?:https?:\/\/|\/)[^\s\p{Cc}]*)/gu

/** The target of the last request line among the bytes; empty where there is none. */
function targetIn({ rawPacket, bytesParsed = 0 }: ClientError): string {
  const text = new TextDecoder('latin1').decode(rawPacket)
  // Requests before and behind it may stand there, too.
  const end = text.indexOf('\n', bytesParsed)
  const lines = [...text.slice(0, end < 0 ? undefined : end).matchAll(requestLine)]
  return lines.at(-1)?.[1]?.slice(0, longestTarget) ?? ''
}

function messageOf({ code, reason }: ClientError): string {
  if (code === 'HPE_HEADER_OVERFLOW') return 'The headers are larger than the server accepts.'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'The request was not sent in time.'
  return `The request is not HTTP${reason === undefined ? '' : `: ${reason}`}.`
}
