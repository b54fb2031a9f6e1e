import type { BodyOutlook } from '../../core/index.js'
import type { GateRequest } from './gate-request.js'

/** Header values by name; only what announces a body is read. */
export interface LengthHeaders {
  'content-length'?: string | undefined
  'transfer-encoding'?: string | undefined
}

/** The announced length of a body in bytes; undefined where none is announced. */
export const announcedLength = (headers: LengthHeaders): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length'])

/** Whether more bytes are announced than the limit allows. */
export const isAnnouncedAbove = (headers: LengthHeaders, limit: number): boolean =>
  (announcedLength(headers) ?? 0) > limit

/** Whether the headers announce a body, of whatever length. */
export const isAnnounced = (headers: LengthHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || isAnnouncedAbove(headers, 0)

/** Whether so many bytes or an unknown number may still come that a connection is better closed. */
export const mayBeLong = (headers: LengthHeaders, limit: number): boolean =>
  headers['transfer-encoding'] !== undefined || isAnnouncedAbove(headers, limit)

/** Reads the headers that announce a body from a list that is asked by name. */
export const lengthHeaders = (
  read: (name: string) => string | null | undefined,
): LengthHeaders => ({
  'content-length': read('content-length') ?? undefined,
  'transfer-encoding': read('transfer-encoding') ?? undefined,
})

/** Tells what can be known about a body before it is read. */
export function outlookOf(
  { isParsed = false, hasBody }: Pick<GateRequest, 'isParsed' | 'hasBody'>,
  headers: LengthHeaders,
  { maxBodyBytes }: { maxBodyBytes: number },
): BodyOutlook {
  return {
    hasBody: hasBody ?? isAnnounced(headers),
    // The limit of a parser that has read the body comes before this one.
    isTooLarge: !isParsed && isAnnouncedAbove(headers, maxBodyBytes),
  }
}
