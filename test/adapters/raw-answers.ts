/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Reads the first answer of a text and returns the text after it; undefined while it is partial. */
export function readAnswer(
  text: string,
  { isHead, isEnded }: { isHead: boolean; isEnded: boolean },
): { answer: RawAnswer; rest: string } | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [line = '', ...lines] = text.slice(0, end).split('\r\n')
  const status = Number(line.split(' ')[1])
  const rest = text.slice(end + 4)
  // An answer before the real one, such as `100 Continue`.
  if (status < 200) return readAnswer(rest, { isHead, isEnded })
  const headers = headersIn(lines)
  const body = readBody(rest, headers, isHead || status === 204 || status === 304, isEnded)
  return body && { answer: { status, headers, body: body.text }, rest: body.rest }
}

const headersIn = (lines: readonly string[]): RawAnswer['headers'] =>
  Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )

interface ReadBody {
  text: string
  rest: string
}

function readBody(
  text: string,
  headers: RawAnswer['headers'],
  isEmpty: boolean,
  isEnded: boolean,
): ReadBody | undefined {
  if (isEmpty) return { text: '', rest: text }
  if (headers['transfer-encoding'] === 'chunked') return readChunks(text)
  const length = headers['content-length']
  // Without a length the end of the connection is the end of the body.
  if (length === undefined) return isEnded ? { text, rest: '' } : undefined
  if (text.length < Number(length)) return undefined
  return { text: text.slice(0, Number(length)), rest: text.slice(Number(length)) }
}

function readChunks(text: string): ReadBody | undefined {
  let body = ''
  for (let start = 0; ; ) {
    const end = text.indexOf('\r\n', start)
    if (end < 0) return undefined
    const size = Number.parseInt(text.slice(start, end), 16)
    const after = end + 2 + size
    if (text.length < after + 2) return undefined
    body += text.slice(end + 2, after)
    start = after + 2
    if (size === 0) return { text: body, rest: text.slice(start) }
  }
}
