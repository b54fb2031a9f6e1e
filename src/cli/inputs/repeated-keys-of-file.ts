import type { JsonFinding } from '../../core/index.js'
import type { PlacedViolation } from '../results/violation-place.js'
import { duplicateKeyWarning } from './duplicate-keys.js'
import type { ExchangeFile, FoundExchange } from './exchange-file.js'

/** A request of a file, with the keys that stand twice in what the file says of it. */
interface WithRepeatedKeys {
  found: FoundExchange
  repeated: PlacedViolation[]
}

/** How many keys are told of at one request. */
const most = 1000

/** The requests with the keys that stand twice; what stands before the first request is noted. */
export function* withRepeatedKeys(
  all: Iterable<FoundExchange>,
  { name, document, settings }: ExchangeFile,
): Generator<WithRepeatedKeys> {
  const json = document?.json
  const findings = json?.scan.duplicateKeys ?? []
  if (document === undefined || json === undefined || findings.length === 0) {
    for (const found of all) yield { found, repeated: [] }
    return
  }
  let next = 0
  const before = (offset: number): PlacedViolation[] => {
    const taken: JsonFinding[] = []
    for (let at = findings[next]; at !== undefined && at.offset < offset; at = findings[++next]) {
      taken.push(at)
    }
    return taken.slice(0, most).map((finding) => duplicateKeyWarning(json, finding))
  }
  const note = ([first, ...others]: PlacedViolation[]) => {
    if (first === undefined) return
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`
    settings.note?.(
      `${name}:${first.line}:${first.column}: the key \`${first.target}\` stands twice in one object; only the last value counts${more}`,
    )
  }
  // What stands after a request and before the next one is told of with the former.
  let last: FoundExchange | undefined
  for (const found of all) {
    const earlier = before(document.offsetOf(found.start ?? [], 'value'))
    if (last === undefined) note(earlier)
    else yield { found: last, repeated: earlier }
    last = found
  }
  const rest = before(json.text.length)
  if (last === undefined) note(rest)
  else yield { found: last, repeated: rest }
}
