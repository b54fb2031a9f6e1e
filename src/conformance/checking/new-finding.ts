import type { ConformanceFinding } from '../report/report.js'

/** A finding of one response, before it is counted and reported. */
export type NewFinding = Pick<
  ConformanceFinding,
  | 'kind'
  | 'subject'
  | 'target'
  | 'cause'
  | 'level'
  | 'message'
  | 'requirement'
  | 'source'
  | 'expected'
  | 'got'
  | 'exception'
>
