import type { JsonObject } from '../../core/base/json.js'
import type { FindingStep } from '../report/exchange.js'

/** A campaign or offering on the server. */
export interface TestResource {
  id: string
  facts: JsonObject
  /** Whether the suite may change it. */
  isDisposable: boolean
  /** The requests that created it, in order. */
  setup?: readonly FindingStep[]
  /** Epoch milliseconds from which on it has its status. */
  since?: number
}

/** The created resource, or why the creation failed. */
export type Created = TestResource | { reason: string }
