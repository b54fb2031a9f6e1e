import type { ReceivedResponse } from '../report/exchange.js'
import { overSockets } from '../sending/node-send.js'
import { type Send, toHandler } from '../sending/send.js'
import type { Ending } from './ending.js'
import type { ConformanceOptions } from './options.js'

/** How a run reaches its server: over sockets, or as a handler in this process. */
export interface ServerLink {
  /** The address of the server; undefined for a handler. */
  address: URL | undefined
  /** Sends calls of the API; interrupted when the run ends. */
  send: Send
  /** Sends other requests, by their path on the origin. */
  sendToOrigin: Send
  /** Returns how to send to a states endpoint, given by its path or URL. */
  toStates(states: string): StatesLink
}

interface StatesLink {
  send: Send
  /** Does the same when the run has ended. */
  sendAlways: Send
  /** The path of the endpoint. */
  url: string
  /** The whole address. */
  shownUrl?: string
}

/** Returns the link to the target of a run; sends nothing. */
export function linkTo({ target, ...options }: ConformanceOptions, ending: Ending): ServerLink {
  return typeof target === 'function'
    ? linkToHandler(toHandler(target), ending)
    : linkToAddress(new URL(target), options, ending)
}

function linkToHandler(handler: Send, ending: Ending): ServerLink {
  const send: Send = (request): Promise<ReceivedResponse> => ending.orEnded(handler(request))
  return {
    ...{ address: undefined, send, sendToOrigin: send },
    toStates: (url) => ({ send, sendAlways: handler, url }),
  }
}

function linkToAddress(
  address: URL,
  { headers, insecure }: Pick<ConformanceOptions, 'headers' | 'insecure'>,
  ending: Ending,
): ServerLink {
  const sockets = { headers, insecure }
  const toOrigin = ({ origin }: URL) => overSockets(new URL(origin), sockets)
  const sendToOrigin = toOrigin(address)
  return {
    ...{ address, sendToOrigin },
    send: overSockets(address, { ...sockets, signal: ending.signal }),
    toStates(states) {
      const url = new URL(states, address.origin)
      const send = url.origin === address.origin ? sendToOrigin : toOrigin(url)
      return { send, sendAlways: send, url: url.pathname + url.search, shownUrl: url.href }
    },
  }
}
