/** The times of calls, in ascending order. Only `list` iterates over all of them. */
export class CallTimes {
  private readonly times: number[]
  /** Index of the first time in use. */
  private first = 0

  /** Takes epoch milliseconds in any order. */
  constructor(times: readonly number[] = []) {
    this.times = [...times].sort((a, b) => a - b)
  }

  get length(): number {
    return this.times.length - this.first
  }

  /** Adds a time; usually the latest. */
  add(time: number): void {
    const index = this.indexAfter(time)
    if (index === this.times.length) this.times.push(time)
    else this.times.splice(index, 0, time)
  }

  /** Drops the times up to and including this one. */
  dropUntil(time: number): void {
    this.first = this.indexAfter(time)
    if (this.first <= this.times.length / 2) return
    this.times.splice(0, this.first)
    this.first = 0
  }

  /** Returns how many times are later than this one. */
  countAfter(time: number): number {
    return this.times.length - this.indexAfter(time)
  }

  /** Returns a copy that later calls do not change. */
  list(): readonly number[] {
    return this.times.slice(this.first)
  }

  private indexAfter(time: number): number {
    let low = this.first
    let high = this.times.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.times[middle] as number) > time) high = middle
      else low = middle + 1
    }
    return low
  }
}
