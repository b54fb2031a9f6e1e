import fc from 'fast-check'

/** Draws the moves of a walk, which are the same in each run. */
export const drawMoves = <Move>(move: fc.Arbitrary<Move>, walk: number, count: number): Move[] =>
  fc.sample(move, { seed: walk, numRuns: count })

/** Returns the item that a number chooses; undefined if there are none. */
export const chosen = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(items.length, 1)]

/** What an arbitrary draws. */
export type Drawn<Drawing> = Drawing extends fc.Arbitrary<infer Value> ? Value : never
