import { isDeepStrictEqual } from 'node:util'
import type { OperationName } from '../../core/index.js'
import type { Answered, SequenceCall, Session } from './sequence.js'

/** Calls with keys of their own, which can be repeated. */
export class RepeatedCalls {
  readonly #calls: { operation: OperationName; call: SequenceCall; first: Answered }[] = []

  constructor(private readonly session: Session) {}

  call(operation: OperationName, call: SequenceCall): Promise<Answered> {
    return this.#send(operation, call, this.session.call)
  }

  /** Ends the sequence unless the call succeeds. */
  callOk(operation: OperationName, call: SequenceCall): Promise<Answered> {
    return this.#send(operation, call, this.session.callOk)
  }

  async #send(operation: OperationName, given: SequenceCall, send: Session['call']) {
    const call = { ...given, key: crypto.randomUUID(), requestId: crypto.randomUUID() }
    const first = await send(operation, call)
    this.#calls.push({ operation, call, first })
    return first
  }

  /** Repeats the calls that succeeded, and asserts that each gets its first response. */
  async assertSame(cause: string): Promise<void> {
    for (const { operation, call, first } of this.#calls) {
      if (!first.isSuccess) continue
      const again = await this.session.call(operation, call)
      this.session.assert(isDeepStrictEqual(again.response.body, first.response.body), {
        ...{ operation, target: 'Idempotency-Key', cause },
        requirement: 'Repeating the same key returns the same response body.',
        message: 'After other calls for the same resource, a repeated call got another response.',
        ...{ expected: first.response, got: again.response },
      })
    }
  }
}
