/** Headers that describe the body of their own message. */
const ofContent: readonly string[] = [
  'accept-ranges',
  'content-digest',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'content-md5',
  'content-range',
  'content-type',
  'digest',
  'etag',
  'last-modified',
  'repr-digest',
  'trailer',
  'transfer-encoding',
]

/** Returns whether a header describes the body, and must not be sent with another body. */
export const isOfContent = (name: string): boolean => ofContent.includes(name.toLowerCase())

/** Returns the headers that may be sent with another body, such as those of CORS. */
export const withoutContent = <Value>(
  headers: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isOfContent(name)))
