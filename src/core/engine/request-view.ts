import type { Facts } from '../contract/facts.js'
import { headerRecord } from '../contract/request.js'
import type { ReadRequest } from './read-request.js'

/** A request as rules of plugins see it; what few rules read is made on demand. */
export class RequestView {
  readonly operation: ReadRequest['operation']
  readonly params: ReadRequest['params']
  readonly query: ReadRequest['query']
  readonly body: ReadRequest['body']
  private readonly context: ReadRequest
  private headersRead: Readonly<Record<string, string>> | undefined
  private factsRead: (Facts & { now: Date }) | undefined

  constructor(context: ReadRequest, protect: <Value>(value: Value) => Value) {
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
    const { context } = this
    this.factsRead ??= { ...context.facts, now: new Date(context.now()) }
    return this.factsRead
  }
}
