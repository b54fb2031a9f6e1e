/** A median with its spread. */
export interface Spread {
  median: number
  least: number
  most: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other)
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  return { median: sorted[sorted.length >> 1] ?? 0, least, most }
}

export const median = (values: readonly number[]): number => spreadOf(values).median
