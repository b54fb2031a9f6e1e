import { bodyOfText } from '../../adapters/gate/parsed-body.js'

/** Deeper than any documented answer; what compares and prints values recurses. */
const deepest = 200

/** The body of an answer: its JSON, or its text where it is none, or nested without an end. */
export const answerBody = (text: string): unknown => (isDeep(text) ? text : bodyOfText(text))

/** Whether too many brackets stand in each other, those within strings counted too. */
function isDeep(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > deepest) return true
  }
  return false
}
