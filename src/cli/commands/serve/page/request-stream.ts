import type { ServerResponse } from 'node:http'
import type { RecentRequests } from './recent-requests.js'

/** Milliseconds between two lines that keep an idle stream open. */
const heartbeat = 15_000

/** Milliseconds after which a page connects again. */
const retry = 1000

/** Streams that may be open at once; docs/sandbox.md names it. */
export const mostStreams = 20

/**
 * Creates the streams of a server, which send the last requests, and new ones as they arrive, as
 * server-sent events. `run` differs between two runs of a server. A stream remembers only the last id
 * that it sent, so that a client that does not read costs no memory.
 */
export function requestStreams(requests: RecentRequests, run: string) {
  let open = 0
  return {
    /** Returns whether a further stream may be opened. */
    hasRoom: (): boolean => open < mostStreams,
    /** Begins a stream, after the event with this id. */
    open(response: ServerResponse, lastEventId = ''): void {
      const [lastRun, lastId] = lastEventId.split(':')
      let sent = lastRun === run && /^\d{1,15}$/.test(lastId ?? '') ? Number(lastId) : 0
      const send = () => {
        // `drain` continues. The list may have dropped requests by then.
        for (const request of response.writableNeedDrain ? [] : requests.after(sent)) {
          sent = request.id
          const event = `id: ${run}:${request.id}\ndata: ${JSON.stringify(request)}\n\n`
          if (!response.write(event)) return
        }
      }
      open++
      const removeListener = requests.onAdded(send)
      const timer = setInterval(() => {
        if (!response.writableNeedDrain) response.write(':\n\n')
      }, heartbeat)
      response.on('drain', send)
      response.once('close', () => {
        open--
        removeListener()
        clearInterval(timer)
      })
      response.write(`retry: ${retry}\nevent: run\ndata: ${run}\n\n`)
      send()
    },
  }
}
