import { type ContractOptions, createContract } from '../../core/index.js'
import { textOf, unreadableAnswer } from '../gate/unreadable.js'

/** Node's error for bytes that it cannot parse as a request. */
interface ClientError extends Error {
  code?: string
  /** Why the parser rejects them. */
  reason?: string
  rawPacket?: Uint8Array
  /** How many of the bytes are already parsed. */
  bytesParsed?: number
}

/** The used members of a socket. */
export interface ClientSocket {
  readonly writable: boolean
  end(text: string): unknown
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/**
 * Returns a listener for the `clientError` event of a Node server. Requests that Node cannot parse,
 * for example with control characters in a header, never reach a handler. The listener responds to
 * them like the API to an unreadable body. Throws a TypeError on an unknown or invalid option.
 */
export function clientErrorListener(
  options: ContractOptions = {},
): (error: Error, socket: ClientSocket) => void {
  const contract = createContract(options)
  return (error: ClientError, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || hasBegun(socket)) {
      socket.destroy()
      return
    }
    socket.end(textOf(unreadableAnswer(contract, targetIn(error), messageOf(error))))
    // Closing at once, with unread bytes, would discard the response.
    const lingering = setTimeout(() => socket.destroy(), lingeringMilliseconds)
    socket.once('close', () => clearTimeout(lingering))
  }
}

const lingeringMilliseconds = 1000

/** A socket of a Node server, with its request and response. */
type ServedSocket = ClientSocket & {
  _httpMessage?: { headersSent?: boolean } | null
  parser?: { incoming?: { complete?: boolean } | null } | null
}

/** Returns whether a response has begun, so that no other may follow. */
function hasBegun({ _httpMessage: answer, parser }: ServedSocket): boolean {
  if (answer) return answer.headersSent === true
  // The response was sent before the body arrived.
  return parser?.incoming?.complete === false
}

/** Longer than any path of the contract, and short enough to parse cheaply. */
const longestTarget = 1024

const requestLine = /(?:^|\n)[^\s:]+ +((?:https?:\/\/|\/)[^\s\p{Cc}]*)/gu

/** Returns the target of the last request line in the bytes; empty if there is none. */
function targetIn({ rawPacket, bytesParsed = 0 }: ClientError): string {
  const text = new TextDecoder('latin1').decode(rawPacket)
  // The bytes may include earlier and later requests.
  const end = text.indexOf('\n', bytesParsed)
  const lines = [...text.slice(0, end < 0 ? undefined : end).matchAll(requestLine)]
  return lines.at(-1)?.[1]?.slice(0, longestTarget) ?? ''
}

function messageOf({ code, reason }: ClientError): string {
  if (code === 'HPE_HEADER_OVERFLOW') return 'The headers are larger than the server accepts.'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'The request was not sent in time.'
  return `The request is not HTTP${reason === undefined ? '' : `: ${reason}`}.`
}
