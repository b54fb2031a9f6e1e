import type { Host } from './host.js'

const [narrowest, usual, widest] = [40, 80, 160]

/** Returns the columns to lay text out for: of standard output, else `COLUMNS`, else 80. */
export function columnsOf({ stdout, env }: Pick<Host, 'stdout' | 'env'>): number {
  // A terminal that does not know its width reports 0.
  const columns = stdout.columns || Number.parseInt(env.COLUMNS ?? '', 10) || usual
  return Math.min(Math.max(columns, narrowest), widest)
}
