import { attempt } from '../../src/core/base/attempt.js'
import type { Reply } from './started-server.js'

/** A Fetch response with a streamed body. */
export function streamed({ status, headers, pieces }: Reply): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return new Response(pieces.length === 0 ? null : body, { status, headers })
}

/** Reads the JSON of an uncompressed request again. */
export async function jsonOf(request: { text(): Promise<string> }): Promise<unknown> {
  const text = await request.text()
  return attempt(() => JSON.parse(text))
}
