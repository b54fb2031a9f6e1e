import type { StoredResponse } from '../../core/index.js'
import { bodyOfText } from '../gate/parsed-body.js'

/** A response of the Fetch API, of any realm. */
export type FetchResponse = Pick<Response, 'status' | 'headers' | 'bodyUsed' | 'clone' | 'text'>

/** What a response says, without using it up. Rejects where it breaks off. */
export const received = async (response: FetchResponse): Promise<StoredResponse> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: bodyOfText(await response.clone().text()),
})

/** The same; undefined where it was read before, may not be read, or breaks off. */
export const receivedIfWhole = async (response: Response): Promise<StoredResponse | undefined> =>
  response.bodyUsed || response.type?.startsWith('opaque')
    ? undefined
    : received(response).catch(() => undefined)
