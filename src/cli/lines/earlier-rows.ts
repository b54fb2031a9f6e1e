/** A unique value that a row uses: an idempotency key or an offering name. */
export interface RowMark {
  kind: 'idempotency-key' | 'offering-name'
  /** 1-based number of the document in its batch. */
  document: number
  line: number
  offset: number
  /** Whether the row is only compared with, because another shard checks it. */
  isOther?: boolean
  /** Hash of the value; 16 hexadecimal digits. */
  used: string
  /** Hash of the use; rows with the same hash are repetitions. 16 digits. */
  by: string
  /** Time of the request in epoch milliseconds, if the row has one. */
  time?: number
  /** Milliseconds until the value may be reused; default: never. */
  window?: number
}

/** The first row that used a value. */
export interface EarlierRow {
  line: number
  time?: number
}

/** Slots of the table; three quarters are used, about 110 MB when full. */
const defaultSlots = 2 ** 22

/** Remembers the first row of each value by its hash, in fixed memory. Ignores new values when full. */
export function earlierRows(slots = defaultSlots) {
  const most = Math.floor(slots * 0.75)
  const mask = slots - 1
  // The system allocates memory on first write, so small files do not pay for the table.
  const digests = new Uint32Array(slots * 4)
  const lines = new Uint32Array(slots)
  const times = new Float64Array(slots)
  let filled = 0
  let isFull = false

  return {
    /** Returns the first row with this value, if its use differs. */
    find({ kind, used, by, line, time, window }: RowMark): EarlierRow | undefined {
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
        // A missing time is NaN, so nothing expires.
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
    /** The maximum number of values, once it was exceeded. */
    get limit(): number | undefined {
      return isFull ? most : undefined
    },
  }
}

/** Splits a hash into two numbers; the kind makes equal texts of two kinds differ. */
function halves(digest: string, kind?: RowMark['kind']): [high: number, low: number] {
  const high = Number.parseInt(digest.slice(0, 8), 16)
  const low = Number.parseInt(digest.slice(8, 16), 16)
  return [kind === 'offering-name' ? ~high >>> 0 : high, low]
}
