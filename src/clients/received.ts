import type { StoredResponse } from '../index.js'
import { parsedBody } from '../server/parsed-body.js'

/**
 * What a response says, without using it up; undefined where that cannot be known, because it was
 * read before, may not be read, or broke off.
 */
export async function readReceived(response: Response): Promise<StoredResponse | undefined> {
  if (response.bodyUsed || response.type.startsWith('opaque')) return undefined
  const { status } = response
  try {
    const text = await response.clone().text()
    const body = text === '' ? undefined : (parsedBody(text) ?? text)
    return { status, headers: Object.fromEntries(response.headers), body }
  } catch {
    return undefined
  }
}
