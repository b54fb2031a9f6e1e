import type { FindingLevel, OperationName, RequestInput } from '../../core/index.js'
import type { ReceivedResponse } from '../report/exchange.js'

/** A campaign or offering that the API cannot create, or not in this state. */
export type Stored = Readonly<
  | { campaign: { channel: 'SMS' }; offering?: never }
  | { offering: { status: 'active' | 'expired' | 'archived' }; campaign?: never }
>

/** A call of a sequence. Key and request id are generated if absent. */
export interface SequenceCall extends Pick<RequestInput, 'params' | 'query' | 'body'> {
  key?: string
  requestId?: string
  /** Other credentials than those of the run, `<username>:<password>`. */
  credentials?: string
  /** The text of the body, where `body` cannot express it. */
  text?: string
}

export interface Answered {
  response: ReceivedResponse
  status: number
  isSuccess: boolean
  /** `data` of a success. */
  data: unknown
  /** Whether the contract accepts the request. */
  isValid: boolean
}

/** An expectation of a sequence, and the finding if it fails. */
export interface Expectation {
  operation: OperationName
  target?: string
  level?: FindingLevel
  message: string
  /** Which of the assertions of the sequence failed, as one word. */
  cause?: string
  /** The statement that requires it. Default: the summary of the sequence. */
  requirement?: string
  expected: unknown
  got: unknown
}

/** Thrown to end a sequence. */
export class SequenceSkipped extends Error {
  override name = 'SequenceSkipped'
}
