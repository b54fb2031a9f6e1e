import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import { jsonBytes } from '../base/text.js'
import { bytesOfDetail, bytesOfFrame } from '../contract/ceilings.js'
import type { Settings } from '../contract/options.js'
import type { Violation } from '../contract/violation.js'
import type { Finding } from './finding.js'

/** Characters of all texts of a verdict, for each byte that its answer may have. */
const charactersPerByte = 2

/** An escaped character of a pointer counts as so many, because it takes far more time than others. */
const charactersPerEscape = 8

/** What a verdict has room for: the bytes of its answer, and the characters of all that it says. */
export class Room {
  /** Bytes of the answer that are left for details. */
  private bytes = 0
  private characters: number
  private isEmpty = true
  private isAnswerFull = false

  /** Whether all details have room, however long each of them is; then none is measured. */
  private readonly isAmple: boolean

  constructor(
    operation: OperationName,
    { maxResponseBytes, ceilings }: Settings,
    requestId: string | undefined,
    /** How many violations the answer lists. */
    count: number,
  ) {
    const { id, docUrl, target, message } = ceilings
    this.characters = maxResponseBytes * charactersPerByte
    const most = (count + 1) * (target + message + bytesOfDetail) + 2 * id + docUrl + bytesOfFrame
    this.isAmple = most <= maxResponseBytes
    if (this.isAmple) return
    const idBytes = requestId === undefined ? id : Math.min(id, jsonBytes(requestId))
    const isCampaign = operationTraits[operation].family === 'campaigns'
    const rest = isCampaign ? 2 * idBytes : idBytes + docUrl
    this.bytes = maxResponseBytes - bytesOfFrame - rest
  }

  /** Tells before any text is made whether there can be room for what was found. */
  hasFor({ pointerLength }: Finding, isInAnswer: boolean): boolean {
    if (this.isEmpty) return true
    return pointerLength < this.characters && !(isInAnswer && this.isAnswerFull)
  }

  /** Takes the room of a violation, if there is enough. The first one always has room. */
  take(
    { target, pointer, message }: Violation,
    { pointerLength }: Finding,
    isInAnswer: boolean,
  ): boolean {
    const escapes = (pointer.length - pointerLength) * charactersPerEscape
    const characters = target.length + pointer.length + escapes + message.length
    const isMeasured = isInAnswer && !this.isAmple
    const inDetails = isMeasured ? jsonBytes(target) + jsonBytes(message) + bytesOfDetail : 0
    // The first one stands at the top of the answer too.
    const bytes = this.isEmpty ? 2 * inDetails : inDetails
    if (!this.isEmpty && characters > this.characters) {
      // So that no more texts are made in vain.
      this.characters = 0
      return false
    }
    if (!this.isEmpty && bytes > this.bytes) {
      this.isAnswerFull = true
      return false
    }
    this.isEmpty = false
    this.bytes -= bytes
    this.characters -= characters
    return true
  }
}
