import { jsonBytes } from '../base/text.js'
import { bytesOfDetail, bytesOfFrame } from '../contract/ceilings.js'
import type { Settings } from '../contract/settings.js'
import type { Violation } from '../contract/violation.js'

/** Characters of all texts of a verdict for each byte of its response. */
const charactersPerByte = 2

/** An escaped character of a pointer counts as this many, because it takes far longer to write. */
const charactersPerEscape = 8

/** The size limits of a verdict: bytes of its response, and characters of all its texts. */
export class SizeBudget {
  /** Bytes of the response that are left for details. */
  private bytes = 0
  private characters: number
  private isEmpty = true
  private isResponseFull = false

  /** Whether all details fit at their maximum length; then none is measured. */
  private readonly isAmple: boolean

  constructor(
    family: 'campaigns' | 'offerings',
    settings: Settings,
    requestId: string | undefined,
    /** How many violations the response lists. */
    count: number,
  ) {
    const { maxResponseBytes, ceilings } = settings
    const { id, docUrl, target, message } = ceilings
    this.characters = maxResponseBytes * charactersPerByte
    const most = (count + 1) * (target + message + bytesOfDetail) + 2 * id + docUrl + bytesOfFrame
    this.isAmple = most <= maxResponseBytes
    if (this.isAmple) return
    const idBytes = requestId === undefined ? id : Math.min(id, jsonBytes(requestId))
    const isCampaign = family === 'campaigns'
    const rest = isCampaign ? 2 * idBytes : idBytes + docUrl
    this.bytes = maxResponseBytes - bytesOfFrame - rest
  }

  /** Returns whether a violation may fit, before its texts are written. */
  mayFit(pointerLength: number, isInResponse: boolean): boolean {
    if (this.isEmpty) return true
    return pointerLength < this.characters && !(isInResponse && this.isResponseFull)
  }

  /**
   * Reserves the size of a violation; returns false if it does not fit. The first always fits. `answer`:
   * its message in the response, if that has it.
   */
  reserve(violation: Violation, pointerLength: number, answer: string | undefined): boolean {
    const { target, pointer, message } = violation
    const escapes = (pointer.length - pointerLength) * charactersPerEscape
    const characters = target.length + pointer.length + escapes + message.length
    const isMeasured = answer !== undefined && !this.isAmple
    const inDetails = isMeasured ? jsonBytes(target) + jsonBytes(answer) + bytesOfDetail : 0
    // The response repeats the first one at its top level.
    const bytes = this.isEmpty ? 2 * inDetails : inDetails
    if (!this.isEmpty && characters > this.characters) {
      // No more texts are written after this.
      this.characters = 0
      return false
    }
    if (!this.isEmpty && bytes > this.bytes) {
      this.isResponseFull = true
      return false
    }
    this.isEmpty = false
    this.bytes -= bytes
    this.characters -= characters
    return true
  }
}
