/** An entry that expires. */
export interface Expiring {
  /** Epoch milliseconds. */
  expires: number
  /** Its index in the queue. */
  index: number
}

/** A binary heap of entries; the first one to expire is at the top. */
export class ExpiryQueue<Entry extends Expiring> {
  private readonly heap: Entry[] = []

  /** Adds an entry, or moves it after its `expires` has changed. */
  put(entry: Entry): void {
    if (this.heap[entry.index] !== entry) {
      entry.index = this.heap.length
      this.heap.push(entry)
    }
    this.sink(this.rise(entry))
  }

  /** Removes an entry, which must be in the queue. */
  remove(entry: Entry): void {
    const last = this.heap.pop() as Entry
    if (last === entry) return
    last.index = entry.index
    this.heap[last.index] = last
    this.sink(this.rise(last))
  }

  /** Removes at most `count` entries that have expired, and passes each to `drop`. */
  removeExpired(now: number, count: number, drop: (entry: Entry) => void): void {
    for (let removed = 0; removed < count; removed++) {
      const first = this.heap[0]
      if (first === undefined || first.expires > now) return
      this.remove(first)
      drop(first)
    }
  }

  private rise(entry: Entry): Entry {
    while (entry.index > 0) {
      const parent = this.heap[(entry.index - 1) >> 1] as Entry
      if (parent.expires <= entry.expires) break
      this.swap(parent, entry)
    }
    return entry
  }

  private sink(entry: Entry): void {
    for (;;) {
      const left = this.heap[2 * entry.index + 1]
      const right = this.heap[2 * entry.index + 2]
      const child = right && left && right.expires < left.expires ? right : left
      if (child === undefined || child.expires >= entry.expires) return
      this.swap(entry, child)
    }
  }

  private swap(upper: Entry, lower: Entry): void {
    const { index } = upper
    upper.index = lower.index
    lower.index = index
    this.heap[upper.index] = upper
    this.heap[lower.index] = lower
  }
}
