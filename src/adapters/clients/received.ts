import type { StoredResponse } from '../../core/index.js'
import { bodyOfText } from '../gate/answer.js'

/** A Fetch API response of any realm. */
export type FetchResponse = Pick<Response, 'status' | 'headers' | 'bodyUsed' | 'clone' | 'text'>

/** Reads a response without consuming it. Rejects if it is aborted. */
export const received = async (response: FetchResponse): Promise<StoredResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: bodyOfText(await response.clone().text()),
})

/** Returns the same; undefined if the response is already read, opaque or aborted. */
export const receivedIfWhole = async (response: Response): Promise<StoredResponse | undefined> =>
  response.bodyUsed || response.type?.startsWith('opaque')
    ? undefined
    : received(response).catch(() => undefined)
