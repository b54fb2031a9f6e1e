import { isScalar, type Node, Scalar, stringify } from 'yaml'

/** Returns a function that writes a name in the quoting style of a scalar; undefined for block scalars. */
export function spelledLike(node: Node): ((name: string) => string) | undefined {
  if (!isScalar(node)) return undefined
  switch (node.type) {
    case Scalar.PLAIN:
      return plain
    case Scalar.QUOTE_SINGLE:
      return (name) => `'${name.replaceAll("'", "''")}'`
    case Scalar.QUOTE_DOUBLE:
      return JSON.stringify
    default:
      return undefined
  }
}

/** Adds quotes when the plain name would be parsed as another value. */
const plain = (name: string): string =>
  /^\w+$/.test(name) ? stringify(name).trimEnd() : JSON.stringify(name)
