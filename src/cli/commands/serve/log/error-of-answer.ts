import type { Answer } from '../../../../adapters/gate/answer.js'
import { isObject } from '../../../../core/base/json.js'
import { copyText } from './copy-text.js'

/** Responses of the API and of the sandbox with an error are shorter. */
const longestError = 64 * 1024

/** Returns the code and the message of an error response; undefined for any other. */
export function errorIn({
  status,
  body,
}: Pick<Answer, 'status' | 'body'>): { code?: string; message: string } | undefined {
  if (status < 400 || body.length > longestError) return undefined
  const { error } = parsed(body)
  if (!isObject(error) || typeof error.message !== 'string') return undefined
  const message = copyText(error.message, 1024)
  return typeof error.code === 'string' ? { code: copyText(error.code, 128), message } : { message }
}

function parsed(text: string): { error?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    // A response set with `given` may have any body.
    return {}
  }
}
