/** What a row uses up: an idempotency key with a request, or the name of an offering. */
export interface RowMark {
  kind: 'idempotency-key' | 'offering-name'
  /** Number of the row's document in its batch, from 1. */
  document: number
  line: number
  offset: number
  /** Digest of what is used up; 16 hexadecimal digits. */
  used: string
  /** Digest of what it is used for; rows with the same one repeat each other. 16 digits. */
  by: string
  /** The time of the request, in epoch milliseconds, where the row states it. */
  time?: number
  /** After so many milliseconds what was used may be used anew; without it, never. */
  window?: number
}

/** The row that was first to use something. */
export interface EarlierRow {
  line: number
  time?: number
}

/** Slots of the table, of which three quarters are filled: some 110 MB of memory when they are. */
const usualSlots = 2 ** 22

/**
 * Remembers who was first to use what, by digests and in memory that never grows: what is used for
 * the first time when the table is full is not remembered.
 */
export function earlierRows(slots = usualSlots) {
  const most = Math.floor(slots * 0.75)
  const mask = slots - 1
  // Memory that is not written to costs nothing, so that a small file does not pay for the table.
  const digests = new Uint32Array(slots * 4)
  const lines = new Uint32Array(slots)
  const times = new Float64Array(slots)
  let filled = 0
  let isFull = false

  return {
    /** The row that used this first, if it used it for something else. */
    meet({ kind, used, by, line, time, window }: RowMark): EarlierRow | undefined {
      const [high, low] = halves(used, kind)
      const [byHigh, byLow] = halves(by)
      const write = (slot: number) => {
        digests.set([high, low, byHigh, byLow], slot * 4)
        lines[slot] = line
        times[slot] = time ?? Number.NaN
      }
      let slot = low & mask
      for (; lines[slot] !== 0; slot = (slot + 1) & mask) {
        const at = slot * 4
        if (digests[at] !== high || digests[at + 1] !== low) continue
        const earlier = times[slot] as number
        // What a row does not state is no number, and leaves nothing forgotten.
        if (window !== undefined && (time ?? Number.NaN) - earlier >= window) {
          write(slot)
          return undefined
        }
        if (digests[at + 2] === byHigh && digests[at + 3] === byLow) return undefined
        return {
          line: lines[slot] as number,
          ...(!Number.isNaN(earlier) && { time: earlier }),
        }
      }
      if (filled === most) {
        isFull = true
        return undefined
      }
      write(slot)
      filled += 1
      return undefined
    },
    /** How many are remembered, once there was one more than that. */
    get limit(): number | undefined {
      return isFull ? most : undefined
    },
  }
}

/** The same text of two kinds is not the same thing. */
function halves(digest: string, kind?: RowMark['kind']): [high: number, low: number] {
  const high = Number.parseInt(digest.slice(0, 8), 16)
  const low = Number.parseInt(digest.slice(8, 16), 16)
  return [kind === 'offering-name' ? ~high >>> 0 : high, low]
}
