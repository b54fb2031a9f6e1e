import type { RuleHeaders } from '../../core/contract/request.js'
import type { BodyOutlook } from '../../core/index.js'
import type { GateRequest } from './gate-request.js'

/** The headers that announce a body. */
export interface LengthHeaders {
  'content-length'?: string | undefined
  'transfer-encoding'?: string | undefined
}

/** Returns the announced length of a body in bytes, 0 where none is announced. */
export const announcedLength = (headers: LengthHeaders): number =>
  Number(headers['content-length'] ?? 0)

/** Returns whether the announced length is above a limit in bytes. */
export const isAnnouncedAbove = (headers: LengthHeaders, limit: number): boolean =>
  announcedLength(headers) > limit

/** Returns whether an exact length is announced that is within a limit in bytes. */
export const isAnnouncedWithin = (headers: LengthHeaders, limit: number): boolean =>
  headers['content-length'] !== undefined &&
  headers['transfer-encoding'] === undefined &&
  announcedLength(headers) <= limit

/** Returns whether a body may be longer than a limit in bytes: its length is, or is unknown. */
export const mayBeLonger = (headers: LengthHeaders, limit: number): boolean =>
  headers['transfer-encoding'] !== undefined || isAnnouncedAbove(headers, limit)

/** Reads the headers that announce a body, by name. */
export const lengthHeaders = (
  read: (name: string) => string | null | undefined,
): LengthHeaders => ({
  'content-length': read('content-length') ?? undefined,
  'transfer-encoding': read('transfer-encoding') ?? undefined,
})

/** Returns the headers that announce a body, which have been read. */
export const lengthsOf = (headers: RuleHeaders | undefined): LengthHeaders => ({
  'content-length': headers?.contentLength,
  'transfer-encoding': headers?.transferEncoding,
})

/** Returns what the headers say about a body before it is read. */
export function outlookOf(
  { isParsed = false, hasBody }: Pick<GateRequest, 'isParsed' | 'hasBody'>,
  given: RuleHeaders | undefined,
  { maxBodyBytes }: { maxBodyBytes: number },
): BodyOutlook {
  const headers = lengthsOf(given)
  return {
    hasBody: hasBody ?? mayBeLonger(headers, 0),
    // A parser that has read the body has applied its own limit.
    isTooLarge: !isParsed && isAnnouncedAbove(headers, maxBodyBytes),
  }
}
