import { fromBase64Url, toBase64Url } from '../base64url.js'

export type Kind = 'offering' | 'campaign'

/** What a link to a diagram carries: the text of the form above it. */
export interface GivenState {
  stored: string
  now?: string
}

/**
 * Returns a URL fragment, such as `offering=eyJzdGF…&now=MjAyNi0w…`. Plain JSON would have quotation
 * marks, which VitePress cannot read in a fragment.
 */
export const stateFragment = (kind: Kind, { stored, now }: GivenState): string =>
  `${kind}=${pack(stored)}${now === undefined ? '' : `&now=${pack(now)}`}`

/** Returns what a fragment gives for a diagram; undefined if it gives nothing readable. */
export function givenState(kind: Kind, fragment: string): GivenState | undefined {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''))
  const stored = parts.get(kind)
  const now = parts.get('now')
  if (stored === null) return undefined
  try {
    return { stored: unpack(stored), ...(now !== null && { now: unpack(now) }) }
  } catch {
    return undefined
  }
}

const pack = (text: string): string => toBase64Url(new TextEncoder().encode(text))

const unpack = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(text))
