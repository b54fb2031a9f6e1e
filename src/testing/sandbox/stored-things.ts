import type { JsonObject } from '../../core/base/json.js'
import { ceilings, estimatedBytes, mebibytes, StorageFullError } from './ceilings.js'

/** Counts the estimated bytes of everything in one store. */
export class StorageBudget {
  #used = 0

  /** Adds bytes, or frees them if negative. Throws a StorageFullError where there is no room. */
  add(bytes: number): void {
    if (bytes > 0 && this.#used + bytes > ceilings.stored) {
      throw new StorageFullError(
        `The sandbox is full: its data would take more than ${mebibytes(ceilings.stored)} of memory.`,
      )
    }
    this.#used += bytes
  }
}

/** Campaigns or offerings by id. Rejects what exceeds the ceilings, and changes nothing then. */
export class StoredThings extends Map<string, JsonObject> {
  readonly #kind: string
  readonly #budget: StorageBudget
  readonly #sizes = new Map<string, number>()

  constructor(kind: string, budget: StorageBudget) {
    super()
    this.#kind = kind
    this.#budget = budget
  }

  override set(id: string, value: JsonObject): this {
    // What is too deep for JSON throws here, before it could break every response that lists it.
    const size = estimatedBytes(JSON.stringify([id, value]))
    if (size > ceilings.thing) {
      throw new StorageFullError(
        `One of the ${this.#kind} must take no more than ${mebibytes(ceilings.thing)} of memory.`,
      )
    }
    if (!this.has(id) && this.size >= ceilings.things) {
      throw new StorageFullError(
        `The sandbox is full: it stores no more than ${ceilings.things} ${this.#kind}.`,
      )
    }
    this.#budget.add(size - (this.#sizes.get(id) ?? 0))
    this.#sizes.set(id, size)
    return super.set(id, value)
  }

  override delete(id: string): boolean {
    this.#budget.add(-(this.#sizes.get(id) ?? 0))
    this.#sizes.delete(id)
    return super.delete(id)
  }

  override clear(): void {
    for (const id of [...this.keys()]) this.delete(id)
  }
}
