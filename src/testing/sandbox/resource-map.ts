import type { JsonObject } from '../../core/base/json.js'
import { ceilings, estimatedBytes, mebibytes, StorageFullError } from './ceilings.js'

/** Counts the estimated bytes of one store. */
export class StorageBudget {
  #used = 0

  /** Adds bytes, or frees them if negative. Throws a StorageFullError above the limit. */
  add(bytes: number): void {
    if (bytes > 0 && this.#used + bytes > ceilings.stored) {
      throw new StorageFullError(
        `The sandbox is full: its data would take more than ${mebibytes(ceilings.stored)} of memory.`,
      )
    }
    this.#used += bytes
  }
}

/** Campaigns or offerings by id. Throws a StorageFullError above the limits, without a change. */
export class ResourceMap extends Map<string, JsonObject> {
  readonly #kind: string
  readonly #budget: StorageBudget
  readonly #sizes = new Map<string, number>()

  constructor(kind: string, budget: StorageBudget) {
    super()
    this.#kind = kind
    this.#budget = budget
  }

  override set(id: string, value: JsonObject): this {
    // Too deeply nested values throw here, before they break every response that lists them.
    const size = estimatedBytes(JSON.stringify([id, value]))
    if (size > ceilings.resource) {
      throw new StorageFullError(
        `Each of the ${this.#kind} must take at most ${mebibytes(ceilings.resource)} of memory.`,
      )
    }
    if (!this.has(id) && this.size >= ceilings.resources) {
      throw new StorageFullError(
        `The sandbox is full: it stores at most ${ceilings.resources} ${this.#kind}.`,
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
