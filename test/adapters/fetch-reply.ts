import { attempt } from '../../src/core/base/attempt.js'
import type { Reply } from './started-server.js'

/** A response of the Fetch API whose body comes in pieces. */
export function streamed({ status, headers, pieces }: Reply): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return new Response(pieces.length === 0 ? null : body, { status, headers })
}

/** The JSON of a request that has some and is not compressed, which is read anew. */
export async function jsonOf(request: { text(): Promise<string> }): Promise<unknown> {
  const text = await request.text()
  return attempt(() => JSON.parse(text))
}
