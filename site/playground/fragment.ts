import { joinBytes } from '../../src/core/base/bytes.js'
import { isObject } from '../../src/core/base/json.js'
import { fromBase64Url, toBase64Url } from '../base64url.js'

/** What a link to the playground carries. */
export interface PlaygroundState {
  /** The request: a body, a request document, curl, a HAR entry or `.http`. */
  text: string
  operation?: string
  language?: 'json' | 'yaml' | 'text'
  facts?: object
  /** The options of the contract that are set: `serviceName`, `rules` and others as plain data. */
  options?: object
  /** A module whose default export is a plugin, as JavaScript. */
  plugin?: string
}

/** Ceiling of a decoded state, so that a short fragment cannot inflate without end. */
export const maxStateBytes = 8 * 1024 * 1024

const version = 'v1='
const languages = new Set<unknown>([undefined, 'json', 'yaml', 'text'])

/** Returns a state as a URL fragment without `#`: JSON, raw deflate, base64url. */
export async function encodeFragment(state: PlaygroundState): Promise<string> {
  const stream = new Blob([JSON.stringify(state)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  return version + toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/** Returns the state of a fragment, with or without `#`; undefined if it has none that is valid. */
export async function decodeFragment(fragment: string): Promise<PlaygroundState | undefined> {
  const text = fragment.replace(/^#/, '')
  if (!text.startsWith(version)) return undefined
  try {
    const bytes = await inflate(fromBase64Url(text.slice(version.length)))
    const state: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isState(state) ? state : undefined
  } catch {
    return undefined
  }
}

/** Inflates bytes; throws if they are not raw deflate, or if the result is above the ceiling. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > maxStateBytes) {
      await reader.cancel()
      throw new RangeError('the state is too large')
    }
    chunks.push(value)
  }
  return joinBytes(chunks, length)
}

function isState(value: unknown): value is PlaygroundState {
  if (!isObject(value) || typeof value.text !== 'string') return false
  const { operation, language, facts, options, plugin } = value
  return (
    [operation, plugin].every((part) => part === undefined || typeof part === 'string') &&
    languages.has(language) &&
    [facts, options].every((part) => part === undefined || isObject(part))
  )
}
