import { type JsonObject, own, type Path, valueAt } from '../base/json.js'
import { isExpired } from './exceptions.js'
import type { RuleHeaders } from './request.js'
import type { RuleEntry } from './rule-entry.js'
import type { ExceptionNote } from './violation.js'

/** An exception, read for matching. */
export interface ReadException {
  readonly note: ExceptionNote
  /** The rules and checks that it is about. */
  readonly ids: ReadonlySet<string>
  /** The segments of the target; undefined for any. */
  readonly segments: readonly string[] | undefined
  readonly values: ReadonlySet<unknown> | undefined
}

/** Where a violation or finding is: a path in the body, or the name of a header or parameter. */
type At = Path | string

type Parameters = Readonly<Record<string, unknown>> | undefined

/** A checked request. */
interface Checked {
  readonly params: Parameters
  readonly query: Parameters
  readonly headers: RuleHeaders | undefined
}

/** What a check of a request found. */
interface Found {
  readonly entry: RuleEntry
  readonly place: At | { readonly path: Path }
  readonly check: { readonly body: JsonObject | undefined }
  note: ExceptionNote | undefined
}

/** The exceptions of one operation on one day. The day is read only if an exception has an end. */
export class ActiveExceptions {
  private now: Date | undefined

  constructor(
    private readonly exceptions: readonly ReadException[],
    private readonly clock: () => Date | number,
  ) {}

  /** Returns the note of the first exception that matches; `valueAt` returns the value there. */
  noteOf(id: string, at: At, valueAt: (at: At) => unknown): ExceptionNote | undefined {
    for (const exception of this.exceptions) {
      const { note, ids, segments, values } = exception
      if (!ids.has(id)) continue
      if (segments !== undefined && !isAtTarget(segments, at)) continue
      if (values !== undefined && !values.has(valueAt(at))) continue
      if (note.until === undefined || !this.isExpired(note)) return note
    }
    return undefined
  }

  /** Adds the notes to what they match. */
  noteAll(found: readonly Found[], request: Checked): void {
    for (const finding of found) {
      const { entry, place, check } = finding
      // Without an operation, there is nothing to accept.
      if (entry.stage === 'route') continue
      const at = typeof place === 'object' && 'path' in place ? place.path : place
      finding.note = this.noteOf(entry.id, at, () =>
        typeof at === 'string' ? named(request, at) : valueAt(check.body, at),
      )
    }
  }

  private isExpired(note: ExceptionNote): boolean {
    this.now ??= new Date(this.clock())
    return isExpired(note, this.now)
  }
}

/** Returns the value of a header or a parameter by its name. */
const named = ({ params = {}, query = {}, headers }: Checked, name: string): unknown =>
  own(params, name) ?? own(query, name) ?? headers?.record[name.toLowerCase()]

function isAtTarget(segments: readonly string[], at: At): boolean {
  // Names of headers have no letter case.
  if (typeof at === 'string') return at.toLowerCase() === segments.join('.').toLowerCase()
  if (at.length === segments.length)
    return segments.every((segment, index) => segment === '*' || segment === String(at[index]))
  // A key with a dot reads like several segments in the target of its violation.
  return at.length < segments.length && at.join('.') === segments.join('.')
}
