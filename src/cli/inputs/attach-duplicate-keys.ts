import type { JsonFinding } from '../../core/index.js'
import type { LocatedViolation } from '../results/violation-position.js'
import { duplicateKeyWarning } from './duplicate-keys.js'
import type { ExchangeFile, FoundExchange } from './exchange-file.js'

/** A request of a file, with the duplicate keys in its entry. */
interface WithDuplicateKeys {
  found: FoundExchange
  duplicates: LocatedViolation[]
}

/** Maximum number of reported keys per request. */
const most = 1000

/** Adds duplicate keys to the requests; reports those before the first request as a note. */
export function* withDuplicateKeys(
  all: Iterable<FoundExchange>,
  { name, document, settings }: ExchangeFile,
): Generator<WithDuplicateKeys> {
  const json = document?.json
  const findings = json?.scan.duplicateKeys ?? []
  if (document === undefined || json === undefined || findings.length === 0) {
    for (const found of all) yield { found, duplicates: [] }
    return
  }
  let next = 0
  const before = (offset: number): LocatedViolation[] => {
    const taken: JsonFinding[] = []
    for (let at = findings[next]; at !== undefined && at.offset < offset; at = findings[++next]) {
      taken.push(at)
    }
    return taken.slice(0, most).map((finding) => duplicateKeyWarning(json, finding))
  }
  const note = ([first, ...others]: LocatedViolation[]) => {
    if (first === undefined) return
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`
    settings.note?.(
      `${name}:${first.line}:${first.column}: duplicate key \`${first.target}\`; only the last value is used${more}`,
    )
  }
  // Keys between two requests are reported with the first one.
  let last: FoundExchange | undefined
  for (const found of all) {
    const earlier = before(document.offsetOf(found.start ?? [], 'value'))
    if (last === undefined) note(earlier)
    else yield { found: last, duplicates: earlier }
    last = found
  }
  const rest = before(json.text.length)
  if (last === undefined) note(rest)
  else yield { found: last, duplicates: rest }
}
