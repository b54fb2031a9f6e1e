import type { Facts } from '../contract/facts.js'
import type { RequestInput } from '../contract/request.js'
import { channelOf } from './channel.js'
import type { Check, FactTopic } from './check.js'
import type { Stages } from './check-request.js'
import type { Head } from './plan.js'
import type { Transport } from './read-request.js'

/** Where a check is before its topics of facts. */
type Mark = Pick<Check, 'count' | 'skipped' | 'others'>

/**
 * The check of a request that arrives in stages: its head, then its facts and its body. Each topic of
 * the head runs once, unless what it has read changes.
 */
export class StagedCheck implements Stages {
  private check: Check | undefined
  /** Whether the check can go on: not after its body or an error. */
  private isOpen = false
  /** Bits of the topics of facts that have run. */
  private decided = 0
  private mark: Mark | undefined

  constructor(private readonly head: Head) {}

  /** The request id, of the body too once it has arrived. */
  get requestId(): string | undefined {
    return this.check?.requestId
  }

  resume(request: RequestInput, facts: Facts, transport: Transport | undefined): Check | undefined {
    const c = this.check
    const { isOpen } = this
    this.isOpen = false
    // The body can turn out to be too large, or not JSON.
    if (!isOpen || c === undefined || !isSameBody(c.transport, transport)) return undefined
    const earlier = c.facts
    c.read(request, facts, transport)
    c.channel = channelOf(c)
    c.idempotency = undefined
    const hasChanged = ({ fact }: FactTopic, index: number) =>
      (this.decided & (1 << index)) !== 0 && fact(earlier) !== fact(c.facts)
    if (this.head.ofFacts.some(hasChanged)) this.forgetFacts(c)
    return c
  }

  runHead(c: Check): boolean {
    if (c !== this.check) {
      this.head.ofRequest(c)
      this.check = c
      this.decided = 0
      const { count, skipped, others } = c
      this.mark = { count, skipped, others: others?.slice() }
    }
    const isUnread = c.transport?.isUnread === true
    // As long as nothing is wrong, the topics wait for their facts.
    if (isUnread) this.runTopics(c, true)
    const hasPassed = isUnread && c.count === 0
    if (!hasPassed) this.runTopics(c, false)
    this.isOpen = isUnread
    return hasPassed
  }

  private runTopics(c: Check, isWaiting: boolean): void {
    for (const [index, { fact, run }] of this.head.ofFacts.entries()) {
      const bit = 1 << index
      if ((this.decided & bit) !== 0 || (isWaiting && fact(c.facts) === undefined)) continue
      run(c)
      this.decided |= bit
    }
  }

  /** Forgets what the topics of facts found, because a fact has changed. */
  private forgetFacts(c: Check): void {
    const { count, skipped, others } = this.mark as Mark
    this.decided = 0
    c.found.length = count
    c.count = count
    c.skipped = skipped
    c.others = others?.slice()
  }
}

/** Returns whether the same is known about a body that topics of the head read. */
const isSameBody = (one: Transport = {}, other: Transport = {}): boolean =>
  Boolean(one.isTooLarge) === Boolean(other.isTooLarge) &&
  Boolean(one.isOtherMediaType) === Boolean(other.isOtherMediaType)
