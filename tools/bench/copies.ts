import { shuffled } from './requests.js'

/** Bodies that differ in one text, so that no two calls get the same object. */
const copies = 64

interface Copies {
  texts: string[]
  bodies: unknown[]
}

/** Returns copies of a body, as text and parsed. */
export function copiesOf(body: object, order: 'same' | 'shuffled' = 'same'): Copies {
  const texts = Array.from({ length: copies }, (_, index) => {
    const copy = order === 'shuffled' ? shuffled(body, index + 1) : body
    return JSON.stringify(copy).replace('"Weekend sale', `"Weekend sale ${index}`)
  })
  return { texts, bodies: texts.map((text) => JSON.parse(text) as unknown) }
}

export const parse = (text: unknown): unknown => JSON.parse(text as string)
