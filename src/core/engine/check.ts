import { keywordRules } from '../../../generated/tables.js'
import type { JsonObject } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import type { RequestInput } from '../contract/request.js'
import type { Settings } from '../contract/settings.js'
import type { AnyRuleId } from '../contract/violation.js'
import type { IdempotencyDecision } from '../protocol/idempotency.js'
import type { longestFull } from '../protocol/rate-limit.js'
import type { Bound } from './bound.js'
import { type Channel, channelOf } from './channel.js'
import { Finding, type Key, type Place } from './finding.js'
import { type OperationTraits, ReadRequest, type Transport } from './read-request.js'
import type { Shape } from './shape.js'

/** The collector of a body, and what its violations need of the schema. */
export interface BodyCollector {
  readonly visit: (value: unknown, check: Check) => void
  readonly shape: Shape
}

/** The collectors of a body by its channel; '' for any other value or none. */
export type BodyCollectors = Readonly<Partial<Record<Channel, BodyCollector>>> & {
  readonly '': BodyCollector
}

/** The parts of a request that are checked: without an operation only credentials, before a body, all. */
export type Extent = 'route' | 'head' | 'whole'

/** Shared by all checks without a finding. */
const nothing: Finding[] = []

/** One check of a request: what it reads, and what it found. Collectors and topics report to it. */
export class Check extends ReadRequest {
  /** The channel of the body, else that of the stored campaign. */
  channel: Channel | undefined
  /** The check of the request whose draft this one is about; undefined for a request. */
  readonly ofRequest: Check | undefined
  /** Whether it is about the draft that a request would publish. */
  readonly isDraft: boolean
  /** The check of the draft that the request would publish. */
  draft: BodyCheck | undefined = undefined
  /** The number of findings; collectors compare it before and after a nested value. */
  count = 0
  found: Finding[] = nothing
  /** How many findings of each rule were dropped, because it has very many. */
  dropped: Map<string, number> | undefined = undefined
  private counts: Map<string, number> | undefined = undefined
  /** Bits of the platforms that push messages have content for: Android 1, iOS 2, web 4; any message 8. */
  platforms = 0
  /** The rules that the check before skipped, and how many of them, from the first, this one skips. */
  private readonly usual: readonly string[]
  private asUsual = 0
  /** The skipped rules once they are others. */
  private others: string[] | undefined = undefined
  /** The decision about the idempotency key, once it is made. */
  idempotency: IdempotencyDecision | undefined = undefined
  /** The decision about the rate limit, once it is made. */
  limited: { times: readonly number[]; full: ReturnType<typeof longestFull> } | undefined =
    undefined

  constructor(
    traits: OperationTraits,
    settings: Settings,
    readonly bound: Bound,
    request: RequestInput,
    facts: Facts,
    transport: Transport | undefined,
    ofRequest?: Check,
  ) {
    super(traits, settings, request, facts, transport)
    this.ofRequest = ofRequest
    this.isDraft = ofRequest !== undefined
    this.usual = bound.lastSkipped
    this.channel = channelOf(this)
  }

  // What collectors report: about a value, without its key, or in the visited object. Innermost key first.

  private add(rule: string, keyword: string, param: unknown, place: Place): Finding {
    const finding = new Finding(this, rule, keyword, param, place)
    if (this.count >= mostOfRule && this.isBeyond(rule)) return finding
    if (this.count === 0) this.found = []
    this.found.push(finding)
    this.count++
    return finding
  }

  /** Counts a finding; returns whether its rule has as many as are kept. */
  private isBeyond(rule: string): boolean {
    this.counts ??= countsOf(this.found)
    const count = (this.counts.get(rule) ?? 0) + 1
    this.counts.set(rule, count)
    if (count <= mostOfRule) return false
    this.dropped ??= new Map()
    this.dropped.set(rule, count - mostOfRule)
    return true
  }

  /** Reports a value that does not match a keyword of its schema. */
  keyword(keyword: string, param: unknown): void {
    this.add(ruleOf[keyword] ?? 'structure', keyword, param, [])
  }

  /** Reports a value of another type, else a keyword. */
  fail(value: unknown, type: string, keyword: string, param: unknown): void {
    if (typeof value === type) this.keyword(keyword, param)
    else this.keyword('type', type)
  }

  /** Reports a value for its key. */
  unknown(key: Key): void {
    this.add('field/unknown', 'additionalProperties', key, [])
  }

  /** Reports required fields whose bit is not set. */
  required(names: readonly string[], seen: number): void {
    for (const [bit, name] of names.entries()) {
      if ((seen & (1 << bit)) === 0) this.add('structure', 'required', name, [name])
    }
  }

  /** Reports a field that a rule requires. */
  missing(rule: string, name: string): void {
    this.add(rule, 'missing', name, [name])
  }

  /** Reports a value or key of a rule whose message depends on nothing else. */
  rule(rule: string, ...keys: Key[]): void {
    this.add(rule, 'rule', undefined, keys).besideLength = rule === 'offering/name-characters'
  }

  /** Reports a field, or one inside it, that a condition requires. */
  requiredWhen(rule: string, reason: string, name: string, inner = ''): void {
    const message = `\`${inner || name}\` is required because ${reason}.`
    this.add(rule, '', message, inner === '' ? [name] : [inner, name])
  }

  /** Returns which of two fields meets a condition, in words. */
  reason(name: string, value: unknown, other = '', otherValue?: unknown): string {
    return other === '' || value === true
      ? `\`${name}\` is \`${value}\``
      : `\`${other}\` is \`${otherValue}\``
  }

  /** Reports a violation of the visited value, or at keys that lead to a value in it. */
  reportHere(rule: string, message: string, ...keys: Key[]): Finding {
    return this.add(rule, '', message, keys.reverse())
  }

  /** Adds the key of a value to what was found about it and in it. */
  within(before: number, key: Key): void {
    for (let index = this.found.length - 1; index >= before; index--) {
      keysOf(this.found[index]).push(key)
    }
  }

  // What topics report: whole paths.

  report(rule: string, place: Place, message: string): Finding {
    return this.add(rule, '', message, place)
  }

  /** Skips a rule, because a fact or a part of the request is missing. */
  skip(rule: string): void {
    if (this.ofRequest !== undefined) this.ofRequest.skip(rule)
    else if (this.others !== undefined) this.others.push(rule)
    else if (this.usual[this.asUsual] === rule) this.asUsual++
    else this.others = [...this.skipped, rule]
  }

  /** The skipped rules in the order of the topics. */
  get skipped(): readonly string[] {
    const { others, usual, asUsual } = this
    return others ?? (asUsual === usual.length ? usual : usual.slice(0, asUsual))
  }

  get skippedCount(): number {
    return this.others?.length ?? this.asUsual
  }

  /** Forgets all skipped rules but the first. */
  keepSkipped(count: number): void {
    if (count > this.asUsual) this.others = this.others?.slice(0, count)
    else {
      this.asUsual = count
      this.others = undefined
    }
  }

  /** Returns the skipped rules in contract order. */
  unchecked(): AnyRuleId[] {
    return this.bound.inContractOrder(this.skipped)
  }
}

/** A check of a request whose body is an object. */
export type BodyCheck = Check & { readonly body: JsonObject }

export const hasBody = (c: Check): c is BodyCheck => c.body !== undefined

/** How many findings of a rule are kept, as a body may have a fault every few bytes. */
const mostOfRule = 10_000

function countsOf(found: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { rule } of found) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return counts
}

/** The keys that a collector has reported, innermost first. */
export const keysOf = (finding: Finding | undefined): Key[] => finding?.place as Key[]

const ruleOf: Readonly<Record<string, string>> = keywordRules
