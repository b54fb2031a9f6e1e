import type { Facts } from '../contract/facts.js'
import { headerRecord } from '../contract/request.js'
import type { RuleContext } from '../rules/rule.js'

/** A request as rules of plugins see it; what few rules read is made on demand. */
export class RequestView {
  readonly operation: RuleContext['operation']
  readonly params: RuleContext['params']
  readonly query: RuleContext['query']
  readonly body: RuleContext['body']
  private readonly context: RuleContext
  private headersRead: Readonly<Record<string, string>> | undefined
  private factsRead: (Facts & { now: Date }) | undefined

  constructor(context: RuleContext, protect: <Value>(value: Value) => Value) {
    this.operation = context.operation
    this.params = protect(context.params)
    this.query = protect(context.query)
    this.body = protect(context.body)
    this.context = context
  }

  get headers(): Readonly<Record<string, string>> | undefined {
    const { headers } = this.context
    if (headers === undefined) return undefined
    this.headersRead ??= headerRecord(headers.given)
    return this.headersRead
  }

  get facts(): Facts & { now: Date } {
    const { facts, now } = this.context
    this.factsRead ??= { ...facts, now: new Date(now()) }
    return this.factsRead
  }
}
