import type { ServerResponse } from 'node:http'

/** Counts the bytes that pending requests and unread responses hold in memory. */
interface HeldBytes {
  /** Returns whether the limit is reached. */
  isFull(): boolean
  /** Counts bytes until the response has closed. */
  hold(response: ServerResponse, bytes: number): void
}

/** Creates the count of a server, with its limit. */
export function heldBytes(limit: number): HeldBytes {
  let held = 0
  return {
    isFull: () => held >= limit,
    hold(response, bytes) {
      if (response.destroyed) return
      held += bytes
      response.once('close', () => {
        held -= bytes
      })
    },
  }
}
