import { combined } from '../../core/base/json.js'
import { cached } from '../host/cached.js'
import type { Result } from './result.js'

/** Limit of what a run prints: `atLeast` characters, plus `times` per byte read. */
const atLeast = 2 ** 20
const times = 64

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

/** Most results of an operation share what is the largest part of a valid one. */
const sizeOfIds = cached(sizeOf)

const sizeOfResult = (result: Result): number =>
  sizeOf(combined(result, { unchecked: 0 })) + sizeOfIds(result.unchecked)

/**
 * Limits what is printed by the input size, in every format; documents that are left out are counted. A
 * result is printed as a whole, because the library limits its findings and their texts.
 */
export function outputBudget() {
  let room = atLeast
  let leftOut = 0
  return {
    /** Adds the number of bytes read. */
    read(bytes: number): void {
      room += bytes * times
    },
    /** Returns whether there is room for a result, and takes it. */
    takes(result: Result): boolean {
      if (room <= 0) {
        leftOut += 1
        return false
      }
      room -= sizeOfResult(result)
      return true
    },
    /** A note about what is left out, if anything is. */
    get note(): string | undefined {
      if (leftOut === 0) return undefined
      return `${leftOut.toLocaleString('en-US')} documents are not shown: output is limited to 1 MiB plus ${times} times the input size`
    },
  }
}
