import { attempt } from '../base/attempt.js'
import { listed, quoted } from '../base/text.js'
import { outsideAscii } from './characters.js'
import { isUri } from './uri.js'

/** Longer texts get no suggestion. */
const longest = 2048
/** More characters than a message should list. */
const mostCharacters = 5

/** A scheme cannot be escaped. */
const scheme = /^[a-z][a-z0-9+.-]*:/i

const parts = /^([a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?)([^/?#:@]*)(.*)$/isu
/** Characters that a URI contains only percent-encoded. */
const unwritable = /[^\x21-\x7e]|["<>[\\\]^`{|}]/gu

/**
 * Returns how to write a text as a URI, if its host and characters are all that is wrong: "write the
 * host as `xn--bcher-kva.example` and percent-encode `ü` as `%C3%BC`".
 */
export const uriEscapes = (text: string): string | undefined =>
  text.length > longest || !scheme.test(text) ? undefined : attempt(() => escapesOf(text))

function escapesOf(text: string): string | undefined {
  const [, start = '', host = '', rest = text] = parts.exec(text) ?? []
  const ascii = outsideAscii.test(host) ? new URL(`http://${host}`).hostname : host
  const characters = [...new Set(`${start}${rest}`.match(unwritable))]
  const written = (part: string) => part.replace(unwritable, encodeURIComponent)
  if (characters.length > mostCharacters) return undefined
  if (!isUri(`${written(start)}${ascii}${written(rest)}`)) return undefined
  const steps = [
    ...(ascii === host ? [] : [`write the host as ${quoted(ascii)}`]),
    ...(characters.length === 0
      ? []
      : [
          `percent-encode ${listed(characters, 'and')} as ${listed(characters.map(encodeURIComponent), 'and')}`,
        ]),
  ]
  return steps.length === 0 ? undefined : steps.join(' and ')
}
