import type { Facts } from '../contract/facts.js'
import type { RequestInput } from '../contract/request.js'
import { channelOf } from './channel.js'
import type { Check } from './check.js'
import type { Head } from './plan.js'
import type { Transport } from './read-request.js'

/**
 * The check of a request that arrives in stages: its head, then its facts and its body. What the head
 * itself shows is checked once; what the facts show, whenever there are others.
 */
export class StagedCheck {
  private check: Check | undefined
  /** Whether the check can go on: not after its body or an error. */
  private isOpen = false
  /** How much the check had found and skipped before its facts. */
  private found = 0
  private skipped = 0

  constructor(private readonly head: Head) {}

  /** The request id, of the body too once it has arrived. */
  get requestId(): string | undefined {
    return this.check?.requestId
  }

  /** Returns the check of the stage before, with what came since; undefined to start a new one. */
  resume(request: RequestInput, facts: Facts, transport: Transport | undefined): Check | undefined {
    const c = this.check
    const { isOpen } = this
    this.isOpen = false
    // The body can turn out to be too large, or not JSON.
    if (!isOpen || c === undefined || !isSameBody(c.transport, transport)) return undefined
    c.read(request, facts, transport)
    c.channel = channelOf(c)
    c.idempotency = undefined
    c.found.length = this.found
    c.count = this.found
    c.keepSkipped(this.skipped)
    return c
  }

  /** Runs the topics of the head. Returns whether it is accepted, and its body has not come yet. */
  runHead(c: Check): boolean {
    if (c !== this.check) {
      this.head.ofRequest(c)
      this.check = c
      this.found = c.count
      this.skipped = c.skippedCount
    }
    this.head.ofFacts(c)
    this.isOpen = c.transport?.isUnread === true
    return this.isOpen && c.count === 0
  }
}

/** Returns whether the same is known about a body that topics of the head read. */
const isSameBody = (one: Transport = {}, other: Transport = {}): boolean =>
  Boolean(one.isTooLarge) === Boolean(other.isTooLarge) &&
  Boolean(one.isOtherMediaType) === Boolean(other.isOtherMediaType)
