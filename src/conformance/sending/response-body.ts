import { bodyOfText } from '../../adapters/gate/answer.js'

/** Deeper than any documented response; comparing and printing values recurses. */
const maxDepth = 200

/** Returns the parsed body, or its text if it is not JSON or nested too deeply. */
export const responseBody = (text: string): unknown => (isDeep(text) ? text : bodyOfText(text))

/** Returns whether brackets nest too deeply; brackets in strings count too. */
function isDeep(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > maxDepth) return true
  }
  return false
}
