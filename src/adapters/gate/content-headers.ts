/** Headers that speak of the body they came with, and of no other. */
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

/** Whether a header speaks of the body, so that another body must not go with it. */
export const isOfContent = (name: string): boolean => ofContent.includes(name.toLowerCase())

/** Returns the headers that may go with another body, such as those of CORS. */
export const withoutContent = <Value>(
  headers: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isOfContent(name)))
