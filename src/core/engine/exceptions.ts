import type { OperationName } from '../../../generated/operations.js'
import type { Path } from '../base/json.js'
import type { ExceptionNote } from '../contract/exception-note.js'
import { isExpired } from '../contract/exceptions.js'
import type { Settings } from '../contract/options.js'
import type { ReadException } from '../contract/read-exceptions.js'

/** Where a violation or finding is: a path in the body, or the name of a header or parameter. */
type At = Path | string

/** The exceptions of one operation on one day. The day is read only if an exception has an end. */
export class ActiveExceptions {
  private now: Date | undefined

  constructor(
    private readonly exceptions: readonly ReadException[],
    private readonly clock: () => Date,
  ) {}

  /** Returns the note of the first exception that matches; `valueAt` returns the value there. */
  noteOf(id: string, at: At, valueAt: (at: At) => unknown): ExceptionNote | undefined {
    for (const exception of this.exceptions) {
      const { note, isAbout, segments, values } = exception
      if (!isAbout(id)) continue
      if (segments !== undefined && !isAtTarget(segments, at)) continue
      if (values !== undefined && !values.has(valueAt(at))) continue
      if (note.until === undefined || !this.isExpired(note)) return note
    }
    return undefined
  }

  private isExpired(note: ExceptionNote): boolean {
    this.now ??= new Date(this.clock())
    return isExpired(note, this.now)
  }
}

/** Returns the exceptions of an operation; undefined if there are none, the usual case. */
export function exceptionsOf(
  { exceptionsOf, clock }: Settings,
  operation: OperationName,
): ActiveExceptions | undefined {
  const exceptions = exceptionsOf?.[operation]
  return exceptions === undefined ? undefined : new ActiveExceptions(exceptions, clock)
}

function isAtTarget(segments: readonly string[], at: At): boolean {
  // Names of headers have no letter case.
  if (typeof at === 'string') return at.toLowerCase() === segments.join('.').toLowerCase()
  if (at.length === segments.length)
    return segments.every((segment, index) => segment === '*' || segment === String(at[index]))
  // A key with a dot reads like several segments in the target of its violation.
  return at.length < segments.length && at.join('.') === segments.join('.')
}
