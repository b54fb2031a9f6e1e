import type { InputError } from '../documents/input-error.js'
import type { Position } from '../documents/position.js'
import { isAuthorization } from './authorization.js'
import type { Exchange, FileBody, HeaderLine } from './located-request.js'
import type { LocatedText } from './located-text.js'
import { withKnownOrigin } from './url.js'
import type { Missing, Variables } from './variables.js'

/** A request as a file writes it, with its variables. */
export interface WrittenRequest {
  method: string
  url: LocatedText
  headers: readonly WrittenHeader[]
  body: LocatedText | FileBody | undefined
  /** Why the body is not known. */
  bodyError?: InputError | undefined
  whole: () => Position
}

export interface WrittenHeader extends Omit<HeaderLine, 'value'> {
  value: LocatedText
  /** Why it is not known. */
  error?: InputError | undefined
}

const isHost = ({ name }: Pick<HeaderLine, 'name'>): boolean => name.toLowerCase() === 'host'

/** Returns whether a check does not need the value of a header. */
const isFree = (header: Pick<HeaderLine, 'name'>): boolean =>
  isAuthorization(header) || isHost(header)

/** Replaces the variables of a request. Those of its host and credentials may be missing. */
export function exchangeOf(
  { method, url: written, headers: lines, body, bodyError, whole }: WrittenRequest,
  variables: Pick<Variables, 'replaced' | 'addMissingIn'>,
  missing: Missing = {},
): Missing & { exchange: Exchange } {
  const url = variables.replaced(written)
  const known = withKnownOrigin(url.text)
  variables.addMissingIn(known, url, missing)
  const headers = lines.map(({ value, error, ...line }): HeaderLine => {
    if (isFree(line)) return { ...line, value: variables.replaced(value).text }
    missing.error ??= error
    return { ...line, value: variables.replaced(value, missing).text }
  })
  missing.error ??= bodyError
  const host = known.startsWith('/') ? headers.find(isHost)?.value : undefined
  return {
    exchange: {
      method,
      headers,
      responses: [],
      url: host === undefined ? known : `https://${host}${known}`,
      body: body && ('files' in body ? body : variables.replaced(body, missing)),
      position: { whole, url, headers: whole },
    },
    ...missing,
  }
}
