import { isScalar, type Node, Scalar, stringify } from 'yaml'

/** How a name is written in place of a scalar, with its quotes; undefined where it spans lines. */
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

/** In quotes where it would be read as another value, or as more than one. */
const plain = (name: string): string =>
  /^\w+$/.test(name) ? stringify(name).trimEnd() : JSON.stringify(name)
