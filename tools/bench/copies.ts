/** Bodies that differ in one text, so that no two calls get the same object. */
const copies = 64

interface Copies {
  texts: string[]
  bodies: unknown[]
}

/** Returns copies of a body, as text and parsed. */
export function copiesOf(body: object): Copies {
  const text = JSON.stringify(body)
  const texts = Array.from({ length: copies }, (_, index) =>
    text.replace('"Weekend sale', `"Weekend sale ${index}`),
  )
  return { texts, bodies: texts.map((each) => JSON.parse(each) as unknown) }
}
