import type { Answer } from './answer.js'
import type { GateBody } from './gate.js'

/** Reads the body of a copy, so that the handler finds that of the request untouched. */
export function readFetchBody(request: Request, limit: number): GateBody | Promise<GateBody> {
  if (request.body === null) return { value: undefined }
  if (request.bodyUsed) return { isUnread: true }
  const { body } = request.clone()
  return body === null ? { value: undefined } : readStream(body, limit)
}

async function readStream(body: ReadableStream<Uint8Array>, limit: number): Promise<GateBody> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > limit) {
      // The other copy waits for this one to be read; nobody waits for the promise.
      reader.cancel().catch(() => {})
      return { isTooLarge: true }
    }
    chunks.push(part.value)
  }
  return { value: joined(chunks, length) }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let start = 0
  for (const chunk of chunks) {
    bytes.set(chunk, start)
    start += chunk.length
  }
  return bytes
}

export const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body === '' ? null : body, { status, headers })

/** What a response says, without using it up. */
export const answerOfResponse = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.clone().text(),
})
