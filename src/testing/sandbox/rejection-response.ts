import type { Answer } from '../../adapters/gate/answer.js'
import { jsonAnswer, requestIdOf, type Sender } from './envelope.js'

/** Creates the error response of a mutant that rejects a valid request. */
export function rejectionResponse(
  { target, message }: { target: string; message: string },
  sender: Sender,
): Answer {
  const code = 'VALIDATION_FAILED'
  const request_id = requestIdOf(sender) ?? ''
  const response_id = request_id || sender.newResponseId()
  return sender.family === 'campaigns'
    ? jsonAnswer(400, {
        response_id,
        error: { code, message, target, details: [{ target, message }], request_id },
      })
    : jsonAnswer(400, {
        error: {
          ...{ code, message, target, details: [{ code, target, message }] },
          doc_url: `about:blank#${code}`,
        },
        response_id,
      })
}
