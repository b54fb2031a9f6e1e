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

/** Limits what is printed by the input size, in every format; what is left out is counted. */
export function outputBudget() {
  let room = atLeast
  let leftOut = 0
  let isCut = false
  return {
    /** Adds the number of bytes read. */
    read(bytes: number): void {
      room += bytes * times
    },
    /** Returns the result with the findings for which there is room; undefined without any room. */
    fit(result: Result): Result | undefined {
      if (room <= 0) {
        leftOut++
        return undefined
      }
      const size = sizeOfResult(result)
      room -= size
      if (room >= 0) return result
      isCut = true
      const { findings, response, replay, ...rest } = result
      let left = room + size
      const kept = findings.filter((finding, index) => {
        left -= sizeOf(finding)
        return left >= 0 || index === 0
      })
      const truncated = (result.truncated ?? 0) + findings.length - kept.length
      return { ...rest, findings: kept, ...(truncated > 0 && { truncated }) }
    },
    /** A note about what is left out, if anything is. */
    get note(): string | undefined {
      if (!isCut) return undefined
      const documents =
        leftOut === 0 ? '' : `${leftOut.toLocaleString('en-US')} documents and some `
      return `${documents || 'Some '}findings are not shown: output is limited to 1 MiB plus ${times} times the input size`
    },
  }
}
