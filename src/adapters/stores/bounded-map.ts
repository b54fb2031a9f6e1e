/** A number of entries and their bytes. */
interface Size {
  keys: number
  bytes: number
}

/** The limits of a map; those of a client are those of the map by default. */
export interface Limits {
  readonly total: Size
  readonly perClient?: Size
}

/** An entry of a bounded map. Only `expires` may change while it is in the map, and `bytes` by `grow`. */
export interface BoundedEntry {
  readonly key: string
  readonly client: string
  bytes: number
  /** Epoch milliseconds. */
  expires: number
}

/** How often a full map looks for expired entries, in milliseconds. */
const sweepEvery = 1000

/** A map with a limit of entries and bytes, in total and for each client. */
export class BoundedMap<Entry extends BoundedEntry> {
  private readonly entries = new Map<string, Entry>()
  private readonly total: Size = { keys: 0, bytes: 0 }
  private readonly clients = new Map<string, Size>()
  private sweptAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly limits: Limits,
    /** Whether a full map deletes the entries that were added first. */
    private readonly forgetsOldest: boolean,
  ) {}

  get(key: string): Entry | undefined {
    return this.entries.get(key)
  }

  /** Adds an entry, whose key must be free. */
  add(entry: Entry): void {
    this.entries.set(entry.key, entry)
    this.count(entry.client, { keys: 1, bytes: entry.bytes })
  }

  delete(entry: Entry): void {
    this.entries.delete(entry.key)
    this.count(entry.client, { keys: -1, bytes: -entry.bytes })
  }

  /** Returns whether a client has room for another entry; deletes others for it if it may. */
  makeRoom(client: string, bytes: number, now: number): boolean {
    return this.freesRoom(client, { keys: 1, bytes }, now)
  }

  /**
   * Makes an entry larger in its place: adding it again would take a second place in the table. Returns
   * whether its client has room, for which others are deleted as for another entry.
   */
  grow(entry: Entry, bytes: number, now: number): boolean {
    const added = { keys: 0, bytes }
    if (!this.freesRoom(entry.client, added, now, entry)) return false
    entry.bytes += bytes
    this.count(entry.client, added)
    return true
  }

  private freesRoom(client: string, added: Size, now: number, kept?: Entry): boolean {
    if (this.isWithin(added, client)) return true
    this.sweep(now)
    while (!this.isWithin(added, client)) {
      const entry = this.forgetsOldest ? this.oldest(kept) : undefined
      if (entry === undefined) return false
      this.delete(entry)
    }
    return true
  }

  private oldest(kept?: Entry): Entry | undefined {
    for (const entry of this.entries.values()) if (entry !== kept) return entry
    return undefined
  }

  private isWithin(added: Size, client: string): boolean {
    const { total, perClient = total } = this.limits
    return fits(this.total, added, total) && fits(this.clients.get(client), added, perClient)
  }

  /** Deletes all expired entries; not at every call, because it looks at all entries. */
  private sweep(now: number): void {
    if (now - this.sweptAt < sweepEvery) return
    this.sweptAt = now
    for (const entry of this.entries.values()) if (entry.expires <= now) this.delete(entry)
  }

  private count(client: string, { keys, bytes }: Size): void {
    const used = this.clients.get(client) ?? { keys: 0, bytes: 0 }
    for (const each of [used, this.total]) {
      each.keys += keys
      each.bytes += bytes
    }
    if (used.keys > 0) this.clients.set(client, used)
    else this.clients.delete(client)
  }
}

const fits = (used: Size = { keys: 0, bytes: 0 }, added: Size, limit: Size): boolean =>
  used.keys + added.keys <= limit.keys && used.bytes + added.bytes <= limit.bytes

/**
 * Returns how many bytes a text takes in memory: one per unit if all are Latin-1, otherwise two.
 * The search also flattens a text built from pieces, which would take many times as much.
 */
export const textBytes = (text: string): number =>
  text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1)
