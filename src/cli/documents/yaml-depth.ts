import type { CST } from 'yaml'

/** Returns the offset of a token nested deeper than `deepest`, or undefined. Does not recurse. */
export function tokenDeeperThan(deepest: number, tokens: readonly CST.Token[]): number | undefined {
  const open: { token: CST.Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next
    if (depth > deepest) return token.offset
    for (const inner of within(token)) open.push({ token: inner, depth: depth + 1 })
  }
  return undefined
}

function within(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value ? [token.value] : []
  if (!('items' in token)) return []
  return token.items.flatMap(({ key, value }) => [key, value]).filter((inner) => !!inner)
}
